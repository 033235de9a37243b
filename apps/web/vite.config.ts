import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Words of the first page are set in these: they are asked for before the style sheet is read. */
const EARLY = /(grenze-latin-600|source-sans-3-latin-wght)-normal.*[.]woff2$/;

const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: (_html, { bundle = {} }) =>
    Object.keys(bundle)
      .filter((file) => EARLY.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
      })),
};

const KEPT = fileURLToPath(new URL('src/text/kept-texts.ts', import.meta.url));

/** Games have their texts in all languages at once; a reader needs one of them. */
const readersTexts: Plugin = {
  name: 'readers-texts',
  enforce: 'pre',
  transform: {
    filter: { id: /[/]packages[/](vtes|nosferatu)[/]src[/].+[.]ts$/, code: /= { en, it, pt, fr, es };/ },
    handler(code) {
      const loads: string[] = [];
      const rest = code.replaceAll(
        /^import { (en|it|pt|fr|es) } from ('.+');$/gm,
        (_import, language, from) => {
          loads.push(`${language}: async () => (await import(${from})).${language}`);
          return '';
        },
      );
      const kept = rest.replace('= { en, it, pt, fr, es };', `= await keepTexts({ ${loads.join()} });`);
      return `import { keepTexts } from ${JSON.stringify(KEPT)};${kept}`;
    },
  },
};

/** The service worker is told every file that the browser is to keep. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'worker/worker.ts', fileName: 'worker.js' });
  },
  // last of all: a chunk of nothing but styles is in the bundle until the end, and then is no file
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const worker = bundle['worker.js'];
      if (worker?.type !== 'chunk') throw new Error('there is no service worker');
      const kept = files.map((file) => `/${file}`).sort();
      worker.code = `const FILES=${JSON.stringify(kept)};${worker.code}`;
    },
  },
};

const SERVER = process.env['NOCTURNE_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), readersTexts, preloadFonts, serviceWorker],
  build: {
    target: 'es2023',
    // The manifest tells which files the first page loads: the build measures them.
    manifest: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
  },
  // a server that runs beside it, for looking at changes as they are made
  server: {
    host: '127.0.0.1',
    proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } },
  },
  preview: { host: '127.0.0.1' },
});

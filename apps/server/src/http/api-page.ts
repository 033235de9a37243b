// A page for people who write programs: every request, made from the interface's own description.

import { createHash } from 'node:crypto';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#f4f1f2;padding:1rem}h2{font-size:1rem}';
/** As the policy of all pages names it. */
export const API_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

interface Described {
  readonly paths?: Readonly<
    Record<string, Readonly<Record<string, { summary?: string; requestBody?: unknown }>>>
  >;
}

export function apiPage(description: unknown): string {
  const { paths = {} } = description as Described;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = '', requestBody }]) => {
      const body =
        requestBody === undefined ? '' : `<pre>${escaped(JSON.stringify(requestBody, null, 2))}</pre>`;
      return `<section><h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2><p>${escaped(summary)}</p>${body}</section>`;
    }),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="/icon.svg"><title>Nocturne: the HTTP interface</title>
<style>${STYLE}</style>
<h1>The HTTP interface</h1><p>As data: <a href="/api/openapi.json">openapi.json</a>. Games are played over <code>/ws</code>.</p>${rows.join('')}</html>`;
}

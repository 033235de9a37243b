// The pages for people, plain as they are: what this is, and a game that was shared.

import type { Language } from '@nocturne/kernel';
import type { ServerParts } from '../server.ts';
import { languageOf, messages } from '../text/index.ts';
import type { Api } from './api.ts';
import { sharedTable } from './shared.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:dark light}
body{font:1.05rem/1.6 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1.2rem;background:#171214;color:#efe6e0}
h1{font-family:Georgia,serif;font-size:2.4rem;margin:0 0 1rem;color:#e8616b}h2{font-size:1.1rem;margin-top:2.2rem}
pre{background:#241b1e;padding:1rem;border-radius:.5rem;overflow:auto}a{color:#f2a0a6}
footer{margin-top:3rem;font-size:.85rem;color:#b9a9a5}`;

const page = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main><footer>${escaped(messages[language]['home.legal'])}</footer></body></html>`;

function homePage(language: Language): string {
  const say = messages[language];
  const body = `<h1>${escaped(say['home.title'])}</h1><p>${escaped(say['home.what'])}</p>
<h2>${escaped(say['home.terminal'])}</h2><p>${escaped(say['home.terminal-how'])}</p>
<pre>npx nocturne play nosferatu\nnpx nocturne play vtes</pre>
<h2>${escaped(say['home.programs'])}</h2><p>${escaped(say['home.programs-how'])} <a href="/api">${escaped(say['home.api'])}</a></p>`;
  return page(language, say['home.title'], body);
}

interface Shared {
  readonly token: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly bot: boolean }[];
}

function replayPage(language: Language, { token, game, seats }: Shared): string {
  const say = messages[language];
  const people = seats.map(
    ({ name, bot }) => `<li>${escaped(name)}${bot ? ` (${escaped(say['replay.bot'])})` : ''}</li>`,
  );
  const body = `<h1>${escaped(say['replay.title'])}</h1><p>${escaped(game)}</p>
<h2>${escaped(say['replay.seats'])}</h2><ul>${people.join('')}</ul>
<p>${escaped(say['replay.how'])} <a href="/api/replays/${token}/record" download="${game}.record">${escaped(say['replay.record'])}</a></p>
<pre>npx nocturne replay ${escaped(game)}.record\nnpx nocturne verify ${escaped(game)}.record</pre>`;
  return page(language, say['replay.title'], body);
}

const unknownPage = (language: Language): string => {
  const say = messages[language];
  return page(
    language,
    say['home.title'],
    `<h1>${escaped(say['home.title'])}</h1><p>${escaped(say['replay.unknown'])}</p>`,
  );
};

const HTML = 'text/html; charset=utf-8';
const HIDDEN = { schema: { hide: true } } as const;

export function addPages(api: Api, server: ServerParts): void {
  api.get('/', HIDDEN, ({ headers }, reply) => {
    const language = languageOf(headers['accept-language']);
    return reply.type(HTML).header('vary', 'accept-language').send(homePage(language));
  });
  api.get('/replay/:token', HIDDEN, async ({ headers, params }, reply) => {
    const language = languageOf(headers['accept-language']);
    const { token } = params as { token: string };
    const found = await sharedTable(server, token);
    void reply
      .type(HTML)
      .header('vary', 'accept-language')
      .code(found === undefined ? 404 : 200);
    if (found === undefined) return reply.send(unknownPage(language));
    const { game, chairs } = found.about;
    const seats = chairs.map(({ name, bot }) => ({ name, bot: bot !== null }));
    return reply.send(replayPage(language, { token, game, seats }));
  });
}

// nocturne deck: what is in a deck, whether it is legal, what its list leaves in doubt, and the list in another form.

import {
  DECK_LIST_FORMATS,
  type DeckList,
  deckProblems,
  deckSummary,
  needsAttention,
  READY_MADE,
  readDeckList,
  writeDeckList,
} from '@nocturne/vtes';
import type { Command } from 'commander';
import { readOneOf } from '../arguments.ts';
import type { Cli } from '../cli.ts';
import { findDeck } from '../decks.ts';
import { misused, Stop } from '../stop.ts';
import { columns, wrap } from '../style.ts';
import { complain, print, widthOf } from '../terminal.ts';
import { vtesCli } from '../vtes/index.ts';
import { contentLines, doubtLines, verdictLines } from './deck-lines.ts';

const STDIN = '-';

/** Forms without a place for what is said of the deck. */
const BARE: readonly string[] = ['jol', 'lackey'];

interface Read {
  readonly list: DeckList;
  /** What to call it; nothing if nobody says. */
  readonly title: string;
}

async function readAll({ terminal }: Cli): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of terminal.input) chunks.push(Buffer.from(chunk as Buffer | string));
  return Buffer.concat(chunks).toString();
}

async function read(cli: Cli, deck: string): Promise<Read> {
  const found = deck === STDIN ? { list: await readAll(cli), name: '' } : findDeck(cli, vtesCli, deck);
  if ('readyMade' in found) {
    const { readyMade } = found;
    const list: DeckList = { deck: READY_MADE[readyMade]!, report: [] };
    return { list, title: vtesCli.name(readyMade, cli.language) };
  }
  const list = readDeckList(found.list);
  return { list, title: list.name ?? found.name };
}

/** The list goes to the output, whatever is to be said to the errors. */
function convert(cli: Cli, { list }: Read, to: string): void {
  const { deck, report, ...meta } = list;
  const form = DECK_LIST_FORMATS.find((one) => one === to)!;
  cli.terminal.output.write(writeDeckList(deck, form, meta).replace(/\n*$/, '\n'));
  if (BARE.includes(form) && Object.keys(meta).length > 0)
    complain(cli.terminal, ...wrap(cli.say('deck.no-place', { form }), widthOf(cli.terminal)));
  complain(cli.terminal, ...doubtLines(cli, report));
  if (!isSound(list)) complain(cli.terminal, ...verdictLines(cli, list));
}

function show(cli: Cli, { list, title }: Read): void {
  const { terminal, style } = cli;
  const head = [style.bold(title), list.author ?? ''].filter((part) => part !== '').join(' · ');
  print(terminal, ...(head === '' ? [] : [head, '']), ...contentLines(cli, list.deck), '');
  print(terminal, ...doubtLines(cli, list.report), ...verdictLines(cli, list));
}

const isSound = ({ deck, report }: DeckList): boolean =>
  deckProblems(deck).length === 0 && !report.some(needsAttention);

function listReadyMade(cli: Cli): void {
  const { terminal, say, style, language } = cli;
  const rows = Object.entries(READY_MADE).map(([id, deck]) => {
    const { crypt, library } = deckSummary(deck);
    const sizes = { crypt: crypt.cards, library: library.cards, average: crypt.average };
    return [`  ${style.green(id)}`, vtesCli.name(id, language), say('deck.sizes', sizes)];
  });
  print(terminal, style.bold(say('deck.ready-made')), ...columns(rows), '');
  print(terminal, ...wrap(say('deck.more'), widthOf(terminal)));
}

export function registerDeck(program: Command, cli: Cli): void {
  const { say } = cli;
  program
    .command('deck')
    .argument('[deck]', say('help.deck-list.deck'))
    .description(say('help.deck-list'))
    .option('--to <form>', say('help.deck-list.to', { forms: DECK_LIST_FORMATS.join(', ') }))
    .action(async (deck: string | undefined, { to }: { to?: string }) => {
      const form = to === undefined ? undefined : readOneOf(cli, '--to', to, DECK_LIST_FORMATS);
      if (deck === undefined) {
        if (form !== undefined) misused(say('usage.missing-argument', { what: 'deck' }));
        return listReadyMade(cli);
      }
      const found = await read(cli, deck);
      if (form === undefined) show(cli, found);
      else convert(cli, found, form);
      if (!isSound(found.list)) throw new Stop(1);
    });
}

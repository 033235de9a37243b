// What the cards that are looked for must be: type, clan, Discipline, group, capacity, deck.

import { allCards, type Card, type CryptCard, READY_MADE, vtesMessages } from '@nocturne/vtes';
import type { Command } from 'commander';
import { collect, didYouMean } from '../arguments.ts';
import type { Cli } from '../cli.ts';
import { plain } from '../plain.ts';
import { misused } from '../stop.ts';
import { vtesCli } from '../vtes/index.ts';

/** By the name of the filter. Each narrows what is found, those given twice too. */
export type FilterOptions = Readonly<Partial<Record<keyof typeof FILTERS, readonly string[]>>>;

type Fits = (card: Card) => boolean;

/** What can be asked for: how errors and help call it, and all that it may be called. */
interface Value {
  readonly id: string;
  readonly shown: string;
  readonly names: readonly string[];
}

const cards = (): Card[] => [...allCards()];
const vampires = (): CryptCard[] => cards().filter((card) => card.kind === 'crypt');
const unique = (ids: readonly string[]): string[] => [...new Set(ids)].toSorted();

/** Known by its id, and by the rulebook's word in English and in the reader's language. */
function valueOf(id: string, key: string, { language }: Cli): Value {
  const words = (of: typeof language): string =>
    (vtesMessages[of] as Readonly<Record<string, string>>)[`term.${key}`] ?? id;
  return { id, shown: words(language), names: [id, words(language), words('en')] };
}

/** “Action card” is “action”, too, and likewise in other languages. */
const withoutCard = (name: string): string => name.replace(/ card$|^cart[ae] (?:de |d’)?/, '');

function typeValues(cli: Cli): Value[] {
  const types = unique(cards().flatMap((card) => (card.kind === 'library' ? card.types : [])));
  return [
    valueOf('vampire', 'vampire', cli),
    valueOf('imbued', 'imbued', cli),
    valueOf('crypt', 'crypt', cli),
    ...types
      .map((type) => valueOf(type, `type.${type}`, cli))
      .map((value) => ({ ...value, names: [...value.names, ...value.names.map(withoutCard)] })),
  ];
}

const clanOf = (card: Card): string | undefined => (card.kind === 'crypt' ? card.clan : card.requires?.clan);

const clanValues = (cli: Cli): Value[] =>
  unique(cards().flatMap((card) => clanOf(card) ?? [])).map((clan) => valueOf(clan, `clan.${clan}`, cli));

/** Of a vampire what it has, of a library card what each way to play it needs. */
const levelsOf = (card: Card): Readonly<Record<string, number>>[] =>
  card.kind === 'crypt' ? [card.disciplines] : card.modes.map(({ disciplines }) => disciplines ?? {});

const disciplineValues = (cli: Cli): Value[] =>
  unique(cards().flatMap((card) => levelsOf(card).flatMap(Object.keys)))
    .map((code) => valueOf(code, `discipline.${code}`, cli))
    .map((value) => ({ ...value, shown: `${value.id} (${value.shown})` }));

const deckValues = ({ language }: Cli): Value[] =>
  vtesCli.decks.map((id) => ({ id, shown: id, names: [id, vtesCli.name(id, language)] }));

const listed = (values: readonly Value[]): string => values.map(({ shown }) => shown).join(', ');

function chosen(cli: Cli, option: string, typed: string, values: readonly Value[]): string {
  const wanted = plain(typed.replaceAll('-', ' '));
  const found = values.find(({ names }) => names.some((name) => plain(name) === wanted));
  if (found !== undefined) return found.id;
  const allowed = listed(values);
  const names = [...new Set(values.flatMap((value) => value.names))];
  return misused(cli.say('usage.one-of', { option, value: typed, allowed }) + didYouMean(cli, typed, names));
}

/** `4`, `4-6` or `7+`, of the numbers that there are. */
function numbersIn(
  cli: Cli,
  option: string,
  typed: string,
  known: readonly number[],
): (of: number) => boolean {
  const { least, most, open } = /^(?<least>\d+)(?:-(?<most>\d+)|(?<open>\+))?$/.exec(typed)?.groups ?? {};
  const fits = (number: number): boolean =>
    number >= Number(least) && (open !== undefined || number <= Number(most ?? least));
  if (known.some(fits)) return fits;
  const allowed = [...new Set(known)].toSorted((a, b) => a - b).join(', ');
  return misused(cli.say('cards.number', { option, value: typed, allowed }));
}

function hasType(cli: Cli, option: string, typed: string): Fits {
  const type = chosen(cli, option, typed, typeValues(cli));
  return (card) => {
    if (card.kind === 'library') return card.types.some((one) => one === type);
    return type === 'crypt' || type === (card.imbued === true ? 'imbued' : 'vampire');
  };
}

function isOfClan(cli: Cli, option: string, typed: string): Fits {
  const clan = chosen(cli, option, typed, clanValues(cli));
  return (card) => clanOf(card) === clan;
}

function hasDiscipline(cli: Cli, option: string, typed: string): Fits {
  const code = chosen(cli, option, typed, disciplineValues(cli));
  const least = typed === code.toUpperCase() ? 2 : 1;
  return (card) => levelsOf(card).some((levels) => (levels[code] ?? 0) >= least);
}

/** Vampires of any group go with every group (V-1.6). */
function isOfGroup(cli: Cli, option: string, typed: string): Fits {
  const known = vampires().flatMap(({ group }) => (group === 'any' ? [] : [group]));
  const fits = numbersIn(cli, option, typed, known);
  return (card) => card.kind === 'crypt' && (card.group === 'any' || fits(card.group));
}

function hasCapacity(cli: Cli, option: string, typed: string): Fits {
  const known = vampires().map(({ capacity }) => capacity);
  const fits = numbersIn(cli, option, typed, known);
  return (card) => card.kind === 'crypt' && fits(card.capacity);
}

function isInDeck(cli: Cli, option: string, typed: string): Fits {
  const { crypt, library } = READY_MADE[chosen(cli, option, typed, deckValues(cli))]!;
  return ({ name }) => name in crypt || name in library;
}

const FILTERS = {
  type: hasType,
  clan: isOfClan,
  discipline: hasDiscipline,
  group: isOfGroup,
  capacity: hasCapacity,
  deck: isInDeck,
};

/** Whether a card is all that is asked for. */
export function filterOf(cli: Cli, options: FilterOptions): Fits {
  const all = Object.entries(FILTERS).flatMap(([name, filter]) =>
    (options[name as keyof FilterOptions] ?? []).map((typed) => filter(cli, `--${name}`, typed)),
  );
  return (card) => all.every((fits) => fits(card));
}

export function addFilters(command: Command, cli: Cli): Command {
  const { say } = cli;
  return command
    .option('--type <type>', say('help.cards.type', { types: listed(typeValues(cli)) }), collect)
    .option('--clan <clan>', say('help.cards.clan', { clans: listed(clanValues(cli)) }), collect)
    .option(
      '--discipline <name>',
      say('help.cards.discipline', { disciplines: listed(disciplineValues(cli)) }),
      collect,
    )
    .option('--group <n>', say('help.cards.group'), collect)
    .option('--capacity <n>', say('help.cards.capacity'), collect)
    .option('--deck <name>', say('help.cards.deck', { decks: listed(deckValues(cli)) }), collect);
}

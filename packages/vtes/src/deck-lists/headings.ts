// Lines of a deck list that are about the cards below them, or about the deck.

import { nameKey } from './names.ts';

export interface Heading {
  readonly part: 'crypt' | 'library' | 'type';
  /** How many cards it promises. */
  readonly said?: number;
  /** Whether it says anything about number or size, as headings of exported lists do. */
  readonly measured: boolean;
  /** What follows on the same line. */
  readonly rest: string;
}

/** In the five languages. */
const WORDS: Readonly<Record<Heading['part'], string>> = {
  crypt: 'crypt, crypte, cripta',
  library: 'library, bibliothèque, biblioteca',
  type: `
    master, masters, master card, master cards, maître, maestro, máster, mestre,
    action, actions, acción, acciones, azione, azioni, ação, ações,
    political action, political actions, action politique, acción política, azione politica, ação política,
    ally, allies, allié, alliés, aliado, aliados, alleato, alleati,
    equipment, équipement, equipo, equipaggiamento, equipamento,
    retainer, retainers, compagnon, compagnons, criado, criados, seguace, seguaci, lacaio, lacaios,
    action modifier, action modifiers, modifier, modifiers, modificateur, modificateur d’action,
    modificador de acción, modificador de acciones, modificatore di azione, modificador de ação,
    reaction, reactions, réaction, réactions, reacción, reacciones, reazione, reazioni, reação, reações,
    combat, combats, combate, combattimento,
    event, events, événement, evento, conviction, power`,
};

const PARTS = new Map(
  (['crypt', 'library', 'type'] as const).flatMap((part) =>
    WORDS[part].split(',').map((word) => [nameKey(word), part] as const),
  ),
);

const DECORATION = /^[\s\-–—=*#_~<>|+]+|[\s\-–—=*#_~<>|+]+$/gu;
const WORD = /^[\p{L}\p{M}’'\s/&+]+/u;
const SIGNS = /^[\s:,;–—=-]+/u;
/** In brackets, or a number that is none of copies. */
const MEASURE =
  /^(?:[([][^)\]]*[)\]]?|\d{1,4}(?:\s*(?:cards?|vampires?|cartes?|cartas?|vampir[io]s?))?(?=$|\s*[:,;]))/iu;

/** The number of cards, if one is told, and what follows. */
function measureIn(tail: string): Omit<Heading, 'part'> | undefined {
  const text = tail.replace(SIGNS, '');
  const measure = MEASURE.exec(text)?.[0];
  const rest = text.slice(measure?.length ?? 0).replace(SIGNS, '');
  // `Event: Night of Blades` is no heading, but `Crypt: 2x Andi Liu, 1x Ashley` is.
  if (measure === undefined && rest !== '' && !/^\d/.test(rest)) return undefined;
  const said = /^[([\s]*(\d{1,4})(?![\d.])/.exec(measure ?? '')?.[1];
  return { measured: measure !== undefined, rest, ...(said === undefined ? {} : { said: Number(said) }) };
}

/** `Crypt (12 cards, min=4, max=28, avg=4.5)`, `Library [77 cards]`, `Action Modifier/Combat (4)`, `Crypt:`. */
export function headingIn(line: string): Heading | undefined {
  const text = line.replace(DECORATION, '');
  const words = WORD.exec(text)?.[0] ?? '';
  const parts = words.split(/[/&+]/).map((word) => PARTS.get(nameKey(word)));
  if (parts.includes(undefined)) return undefined;
  const measure = measureIn(text.slice(words.length));
  return measure === undefined
    ? undefined
    : { part: parts.find((part) => part !== 'type') ?? 'type', ...measure };
}

export type Field = 'name' | 'author' | 'description';

const FIELD_WORDS: Readonly<Record<Field, string>> = {
  name: 'deck name, name, deck, nom, nom du deck, nombre, nombre del mazo, nome, nome del mazzo, nome do deck',
  author: 'author, created by, creator, by, auteur, autor, autore, par, por',
  description: 'description, descripción, descrizione, descrição, comments',
};

const FIELDS = new Map(
  (['name', 'author', 'description'] as const).flatMap((field) =>
    FIELD_WORDS[field].split(',').map((word) => [nameKey(word), field] as const),
  ),
);

/** `Deck Name: …`, `Author : …`, `Created by: …`, `Description:`. */
export function fieldIn(line: string): { field: Field; value: string } | undefined {
  const [, words, value] = /^([\p{L}\p{M}\s]{2,20}):(.*)$/u.exec(line.trim()) ?? [];
  const field = words === undefined ? undefined : FIELDS.get(nameKey(words));
  return field === undefined ? undefined : { field, value: value!.trim() };
}

/** A line of dashes and the like. */
export const isRule = (line: string): boolean => /^[\s\-–—=*#_~.+|]+$/u.test(line);

export const isComment = (line: string): boolean => /^(?:--|\/\/|\/\*|#|;)/.test(line);

/** In the head of a tournament report, the winner follows the number of players. */
export const tellsPlayers = (line: string): boolean =>
  /^\d{1,4}\s+(?:players?|joueurs|jugadores|giocatori|jogadores)$/i.test(line);

/** How many played, how many rounds, when: a number and words that are no card. */
export const tellsEvent = (line: string): boolean =>
  tellsPlayers(line) ||
  /^\d{1,3}\s+(?:rounds?|rondes?|rondas?|rodadas?|turni|tours?|minutes?|minuti|minutos|h(?:ours?|eures?)?|ore|horas?)\b/i.test(
    line,
  ) ||
  /\b\d{4}\b/.test(line);

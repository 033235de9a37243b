import { describe, expect, it } from 'vitest';
import { allCards } from '../src/cards/book.ts';
import type { Levels, LibraryCard } from '../src/cards/printed.ts';

/** Types, clan, Disciplines, cost. */
const LIBRARY: Readonly<Record<string, string>> = {
  '.44 Magnum': 'equipment, -, -, 2 pool',
  'Academic Hunting Ground': 'master, Tremere, -, 2 pool',
  'Aire of Elation': 'action modifier, -, pre, 1 blood',
  'Anarch Troublemaker': 'master, -, -, -',
  'Ancilla Empowerment': 'political action, -, -, -',
  Apportation: 'combat, -, tha, -',
  'Arcane Library': 'master, Tremere, -, 2 pool',
  'Art Museum': 'master, Toreador, -, 2 pool',
  'Asylum Hunting Ground': 'master, Malkavian, -, 2 pool',
  'The Barrens': 'master, -, -, -',
  'Bewitching Oration': 'action modifier, -, pre, -',
  'Blood Doll': 'master, -, -, -',
  Bonding: 'action modifier, -, dom, -',
  'Bowl of Convergence': 'equipment, -, -, -',
  'Carrion Crows': 'combat, -, ani, -',
  "Cats' Guidance": 'reaction, -, ani, -',
  'Change of Target': 'action modifier, -, -, -',
  Chantry: 'master, Tremere, -, -',
  'Cloak the Gathering': 'action modifier, -, obf, -',
  Conditioning: 'action modifier, -, dom, 1 blood',
  'Consanguineous Boon': 'political action, -, -, -',
  'Creepshow Casino': 'master, -, -, 2 pool',
  'Daring the Dawn': 'action modifier, -, for, -',
  'Deep Song': 'action, -, ani, -',
  Deflection: 'reaction, -, dom, 1 blood',
  'Dreams of the Sphinx': 'master, -, -, 1 pool',
  'Elder Library': 'master, -, -, 1 pool',
  'Elysium: The Palace of Versailles': 'master, -, -, 2 pool',
  'Enchant Kindred': 'action, -, pre, -',
  'Eyes of Argus': 'reaction, -, aus, -',
  'Faceless Night': 'action modifier, -, obf, -',
  Fame: 'master, -, -, -',
  'Foreshadowing Destruction': 'action modifier, -, dom, -',
  'Freak Drive': 'action modifier, -, for, 1 blood',
  'Govern the Unaligned': 'action, -, dom, 1 blood',
  'Guard Dogs': 'reaction, -, ani, -',
  'Guardian Angel': 'master, -, -, 2 pool',
  'Haven Uncovered': 'master, -, -, -',
  'Hidden Strength': 'combat, -, for, X blood',
  'Immortal Grapple': 'combat, -, pot, -',
  'Information Highway': 'master, -, -, -',
  'Instinctive Reaction': 'reaction, -, ani, -',
  Intimidation: 'action, -, pre, -',
  'Kevlar Vest': 'equipment, -, -, 1 pool',
  'Kine Resources Contested': 'political action, -, -, -',
  'The Labyrinth': 'master, Nosferatu, -, 1 pool',
  'Life in the City': 'master, -, -, -',
  'Lost in Crowds': 'action modifier, -, obf, -',
  'Magic of the Smith': 'action, -, tha, 1 blood',
  Majesty: 'combat, -, pre, 1 blood',
  'Mirror Walk': 'action modifier, -, tha, -',
  Misdirection: 'master, -, -, 1 pool',
  'Murder of Crows': 'retainer, -, ani, 1 blood',
  'On the Qui Vive': 'reaction, -, -, -',
  'Parity Shift': 'political action, -, -, -',
  'Pentex™ Subversion': 'master, -, -, 2 pool',
  'Perfect Paragon': 'action modifier, -, pre, 1 blood',
  Precognition: 'reaction, -, aus, -',
  'Preternatural Strength': 'action, -, pot, 1 blood',
  'Raven Spy': 'retainer, -, ani, 1 blood',
  Rebel: 'master, -, -, -',
  "Resist Earth's Grasp": 'action modifier / combat, -, cel, 1 blood',
  Revelations: 'action, -, aus, 1 blood',
  'Scalpel Tongue': 'action modifier / reaction, -, cel pre, 1 blood',
  'Second Tradition: Domain': 'reaction, -, -, -',
  'Slum Hunting Ground': 'master, Nosferatu, -, 2 pool',
  'Smiling Jack, The Anarch': 'master, -, -, -',
  'Society Hunting Ground': 'master, Toreador, -, 2 pool',
  "Spirit's Touch": 'reaction, -, aus, -',
  'Sport Bike': 'equipment, -, -, 1 pool',
  'Spying Mission': 'action modifier, -, obf, -',
  'Swallowed by the Night': 'action modifier / combat, -, obf, -',
  'Taste of Vitae': 'combat, -, -, -',
  'Telepathic Misdirection': 'reaction, -, aus, 1 blood',
  'Theft of Vitae': 'combat, -, tha, -',
  'Toreador Grand Ball': 'master, Toreador, -, 1 pool',
  'Toreador Justicar': 'political action, -, -, -',
  'Underbridge Stray': 'ally, -, ani, 1 blood',
  'Uptown Hunting Ground': 'master, Ventrue, -, 2 pool',
  'Ventrue Headquarters': 'master, Ventrue, -, 1 pool',
  Vessel: 'master, -, -, 1 pool',
  Villein: 'master, -, -, -',
  'Visit from the Capuchin': 'master, -, -, -',
  'Voter Captivation': 'action modifier, -, pre, -',
  "Wake with Evening's Freshness": 'reaction, -, -, -',
  'Warsaw Station': 'master, Nosferatu, -, 2 pool',
  'Wasserschloss Anif, Austria': 'master, Tremere, -, -',
  'Wider View': 'master, -, -, 1 pool',
  'Creeping Sabotage': 'action, Nosferatu, -, X blood',
  'Protected District': 'reaction, -, -, -',
  Roundhouse: 'combat, -, pot, -',
  'The Warrens': 'reaction, Nosferatu, -, 1 blood',
};

/** Beyond the five decks, also the burn option. */
const WIDER: Readonly<Record<string, string>> = {
  'Agent of Power': 'master, -, -, -',
  Alastor: 'political action, -, -, -',
  'Ambrosius, The Ferryman': 'ally, Giovanni, -, 3 pool',
  'Archon Investigation': 'master, -, -, 3 pool',
  Banishment: 'political action, -, -, -',
  Bima: 'ally, Ministry, -, 1 blood',
  'Blessed Blade': 'combat, -, val, -',
  Blur: 'combat, -, cel, 1 blood',
  'Bone Shambler': 'ally, Hecata, obl, 1 blood',
  'Break the Code': 'event, -, -, -',
  'Clan Impersonation': 'action, -, -, 2 blood',
  'Claws of the Dead': 'combat, -, pro, 1 blood',
  'Day Operation': 'action modifier, -, for, 1 blood',
  'Direct Intervention': 'master, -, -, 1 pool',
  Dominate: 'master, -, -, -',
  'The Embrace': 'action, -, -, 2 blood',
  'Far Mastery': 'action, -, dom, 1 blood',
  'Fast Hands': 'combat, -, cel, 1 blood',
  Fortitude: 'master, -, -, -',
  Graverobbing: 'action, -, dom, -',
  'Guruhi Kholo': 'action modifier / reaction, Guruhi, -, -',
  'Into the Fire': 'master, -, -, -',
  'Lunatic Eruption': 'action, -, dem, 2 blood',
  "Martyr's Resilience": 'combat, -, aus for, -',
  'Narrow Minds': 'event, -, -, -',
  Octopod: 'combat, Blood Brother, san, 1 blood',
  Patrol: 'reaction, -, -, -',
  Potence: 'master, -, -, -',
  'Power of All': 'reaction, -, -, 2 blood',
  Pursuit: 'combat, -, cel, -',
  'Putrescent Sustenance': 'action, -, obl tha, -',
  Regent: 'master, -, -, 1 pool',
  Restoration: 'action, -, for, -',
  Seduction: 'action modifier, -, dom, -',
  'The Shard, London': 'master, -, -, 2 pool',
  'Shattering Blow': 'combat, -, pot, -',
  'Sight Beyond Sight': 'master, Salubri, -, -, burn option',
  'Split the Veil': 'action, Hecata, -, -',
  'Sudden Reversal': 'master, -, -, -',
  Tinglestripe: 'equipment, -, myt, -',
  'Trophy: Hunting Ground': 'master, -, -, -',
  'Trophy: Revered': 'master, -, -, -',
  'The Uncoiling': 'event, -, -, -',
  'Valerie Diaz, Antigen Commander': 'ally, -, -, 3 pool',
  Wash: 'master, -, -, -',
  'Waters of Duat': 'action, Ministry, -, 1 blood',
};

const cards = [...allCards()].filter((card): card is LibraryCard => card.kind === 'library');

const levelsOf = ({ modes }: LibraryCard): Levels[] =>
  modes.flatMap(({ disciplines = {}, or = {} }) => [disciplines, or]);

const disciplinesOf = (card: LibraryCard): string =>
  [...new Set(levelsOf(card).flatMap((levels) => Object.keys(levels)))].toSorted().join(' ');

/** A cost that depends on something is X. */
function costOf({ cost = {}, modes }: LibraryCard): string {
  const open = modes.some(({ effects }) =>
    effects.some(({ op, ...more }) => op === 'prevent' && 'plusX' in more),
  );
  const blood = open || cost.blood === 'copies' ? 'X' : cost.blood;
  return [
    ...(blood === undefined ? [] : [`${blood} blood`]),
    ...(cost.pool === undefined ? [] : [`${cost.pool} pool`]),
  ].join(', ');
}

const factsOf = (card: LibraryCard): string =>
  [card.types.join(' / '), card.requires?.clan, disciplinesOf(card), costOf(card)]
    .map((fact) => fact || '-')
    .join(', ') + (card.burnOption ? ', burn option' : '');

describe('the library', () => {
  it('has the facts of every card', () => {
    const facts = { ...LIBRARY, ...WIDER };
    expect(Object.fromEntries(cards.map((card) => [card.name, factsOf(card)]))).toEqual(facts);
    expect([Object.keys(LIBRARY).length, Object.keys(WIDER).length, cards.length]).toEqual([92, 46, 138]);
  });

  it('has a basic and a superior level of every card that requires Disciplines (V-4.11)', () => {
    const oneSided = cards.filter((card) => {
      const levels = new Set(levelsOf(card).flatMap((one) => Object.values(one)));
      return disciplinesOf(card) !== '' && !(levels.has(1) && levels.has(2));
    });
    expect(oneSided.map(({ name }) => name)).toEqual([]);
  });

  it('plays every card as each of its types, and no other (V-4.38)', () => {
    const played = cards.map(({ name, modes }) => [name, new Set(modes.map(({ type }) => type))]);
    expect(played).toEqual(cards.map(({ name, types }) => [name, new Set(types)]));
  });
});

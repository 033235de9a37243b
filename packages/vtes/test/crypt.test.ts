import { describe, expect, it } from 'vitest';
import { allCards } from '../src/cards/book.ts';
import type { CryptCard } from '../src/cards/printed.ts';

/** Clan and capacity, Disciplines (superior ones in capitals), title. All are of group 6 and of the Camarilla. */
const CRYPT: Readonly<Record<string, string>> = {
  'Alexa Draper': 'Ventrue 8, for pot DOM PRE, prince of Melbourne',
  'Alexander Silverson': 'Malkavian 8, pre AUS DOM OBF, prince of Birmingham',
  'Alice Chen': 'Ventrue 7, dom obf FOR PRE, prince of Nairobi',
  'Andi Liu': 'Malkavian 6, aus obf pre DOM, prince of Taipei',
  Ashley: 'Malkavian 3, dom obf, -',
  'Aunt Linda': 'Nosferatu 4, obf POT, -',
  Ayelech: 'Tremere 7, AUS DOM THA, prince of Addis Ababa',
  Baixinho: 'Nosferatu 3, ani obf, -',
  Belinde: 'Nosferatu 6, ani aus pot OBF, prince of Copenhagen',
  'Bret Stryker': 'Toreador 4, CEL PRE, -',
  'Brock Sterling': 'Ventrue 3, FOR, -',
  'Catalina Vega': 'Toreador 8, for AUS CEL PRE, prince of Buenos Aires',
  'Chelsea Blake': 'Ventrue 5, cel for pre DOM, -',
  Chrysanthemum: 'Tremere 5, dom AUS THA, primogen',
  Colette: 'Malkavian 5, dom AUS OBF, -',
  'Donny Kowalczyk': 'Malkavian 6, cel dom obf AUS, prince of Pittsburgh',
  'The Dowager': 'Nosferatu 6, aus pot ANI OBF, primogen',
  'Dr. Stephen Norton': 'Malkavian 4, aus OBF, -',
  'Flávio Gonçalves': 'Toreador 7, aus for CEL PRE, prince of São Paulo',
  'Gelasia Fotiou': 'Malkavian 6, obf pre AUS DOM, -',
  'Horace Radcliffe': 'Nosferatu 5, obf ANI POT, -',
  'Horst von Brühl': 'Ventrue 6, aus dom pre FOR, prince of Mannheim',
  'Inês Tristão': 'Tremere 6, aus dom pre THA, prince of Rio de Janeiro',
  'Kathy Glens': 'Toreador 5, aus cel tha PRE, -',
  'Larissa Moreira': 'Nosferatu 6, pot ANI OBF, primogen',
  Lauren: 'Tremere 4, aus dom tha, -',
  'Lenny Burkhead': 'Nosferatu 6, obf pot pre ANI, primogen',
  'Lloyd Brooks': 'Tremere 6, aus pot DOM THA, primogen',
  Madison: 'Ventrue 6, DOM FOR PRE, -',
  'Massimo Falconi': 'Toreador 4, aus cel pre, -',
  Meaghan: 'Malkavian 3, aus obf, -',
  'Min-seo': 'Toreador 3, aus cel, -',
  Mkhokheli: 'Toreador 6, aus cel for PRE, prince of Cape Town',
  'Naomi Stewart': 'Ventrue 5, dom FOR PRE, -',
  Nassir: 'Tremere 4, aus THA, -',
  'Nik Sikko': 'Toreador 3, cel pre, -',
  'Oshri Dahan': 'Ventrue 4, dom for pre, -',
  'Patrik Söderberg': 'Tremere 5, dom for tha AUS, -',
  'Rosalina Cortez': 'Tremere 3, THA, -',
  Ryan: 'Nosferatu 4, ani obf pot, -',
  Sully: 'Malkavian 4, aus dom obf, -',
  'Sybren van Oosten': 'Ventrue 7, dom tha FOR PRE, prince of Rotterdam',
  Tamoszius: 'Toreador 5, aus CEL PRE, -',
  'Trevon Parker': 'Tremere 6, AUS DOM THA, -',
  Wauneka: 'Nosferatu 5, ani aus obf POT, -',
};

const vampires = [...allCards()].filter((card): card is CryptCard => card.kind === 'crypt');

function factsOf({ clan, capacity, disciplines, title }: CryptCard): string {
  const names = Object.entries(disciplines).map(([name, level]) => (level === 2 ? name.toUpperCase() : name));
  const basic = names.filter((name) => name === name.toLowerCase()).toSorted();
  const superior = names.filter((name) => name === name.toUpperCase()).toSorted();
  const held = title === undefined ? '-' : [title.rank, title.city].filter(Boolean).join(' of ');
  return `${clan} ${capacity}, ${[...basic, ...superior].join(' ')}, ${held}`;
}

describe('the crypt', () => {
  it('has the facts of every vampire (V-1.9)', () => {
    expect(Object.fromEntries(vampires.map((card) => [card.name, factsOf(card)]))).toEqual(CRYPT);
    expect(vampires).toHaveLength(45);
  });

  it('is of one group and one sect', () => {
    expect(new Set(vampires.map(({ group, sect }) => `${group} ${sect}`))).toEqual(new Set(['6 camarilla']));
  });
});

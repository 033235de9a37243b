import { describe, expect, it } from 'vitest';
import { allCards } from '../src/cards/book.ts';
import type { CryptCard } from '../src/cards/printed.ts';

/** Of the five decks: clan and capacity, Disciplines (superior ones in capitals), title. All are of group 6 and of the Camarilla. */
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

/** Beyond the five decks, also: group and sect, traits. */
const WIDER: Readonly<Record<string, string>> = {
  'Aaradhya, The Callous Tyrant': 'Ventrue 10, ANI DOM FOR POT PRE, cardinal; 6 sabbat',
  'Anarch Convert': 'Caitiff 1, -, -; any anarch',
  Crossbreaker: 'Nosferatu 8, ANI OBF POT THA, bishop; 6 sabbat',
  Damian: 'Lasombra 8, for pre DOM OBL POT, archbishop of Pittsburgh; 6 sabbat',
  Dylan: 'Ventrue antitribu 6, aus cel dom for pro, -; 2 sabbat',
  'Dylan (ADV)': 'Ventrue antitribu 6, aus cel dai dom pro FOR, -; 2 sabbat, advanced, red list, infernal',
  'Elen Kamjian': 'Brujah 4, CEL POT, -; 6 anarch',
  'Elisha Tucker': 'Ministry 6, cel obf pro PRE, baron of Pittsburgh; 6 anarch',
  'Gebeyehu Abdu': 'Hecata 5, for AUS OBL, -; 6 independent',
  Genevieve: 'Gangrel antitribu 10, aus dom ANI FOR PRO, priscus; 2 sabbat',
  'Javier Montoya': 'Tremere 9, ani cel pre AUS THA, prince of Barcelona; 2 camarilla',
  'Javier Montoya (ADV)': 'Tremere 9, ani cel AUS PRE THA, -; 2 anarch, advanced',
  'Kephamos, High Priest of Marrakech': 'Ministry 8, dom obf pre SER, 2 votes; 2 independent',
  'Khin Aye': 'Ventrue 7, dom for POT PRE, priscus; 6 sabbat',
  Korah: 'Malkavian antitribu 7, ani AUS DEM OBF, priscus; 2 sabbat',
  Kyrylo: 'Blood Brother 4, for SAN, -; 5 sabbat, sterile, Kiev circle',
  Malachi: 'Salubri 6, AUS DOM FOR, -; 7 independent',
  'Marion "Teacher193" Perks': 'Redeemer 4, jud red, -; 4 imbued',
  'María del Toro': 'Lasombra 7, DOM OBL POT, prince of Barcelona; 6 camarilla',
  'Mr. Noir': 'Salubri 3, for obe, -; 4 independent, scarce',
  'Nana Buruku': 'Guruhi 8, ANI POT PRE, -; 4 laibon',
  'New Blood': 'Blood Brother 2, san, -; any sabbat, sterile',
  'Nizzam al-Latif': 'Banu Haqim 9, dem ANI CEL OBF QUI, -; 5 sabbat, black hand',
  'Olga Triminov': 'Pander 1, vic, -; 3 sabbat',
  Rusticus: 'Gargoyle 4, for VIS, -; 5 camarilla, flight, Tremere slave',
  Silas: 'Salubri antitribu 5, aus dom val FOR, -; 6 sabbat',
  Sobayifa: 'Guruhi 8, aus pot pro spi ANI PRE, magaji; 3 laibon',
  Tsunda: 'Ravnos 6, abo ani dem CHI, magaji; 4 laibon',
  'Wise Frog': 'Banu Haqim 5, aus cel qui OBF, -; 6 camarilla, blood cursed',
};

const cards = [...allCards()].filter((card): card is CryptCard => card.kind === 'crypt');
const namedIn = (table: Readonly<Record<string, string>>): CryptCard[] =>
  cards.filter(({ name }) => name in table);

function factsOf({ clan, capacity, disciplines, title }: CryptCard): string {
  const names = Object.entries(disciplines).map(([name, level]) => (level === 2 ? name.toUpperCase() : name));
  const basic = names.filter((name) => name === name.toLowerCase()).toSorted();
  const superior = names.filter((name) => name === name.toUpperCase()).toSorted();
  const held = title === undefined ? '-' : [title.rank, title.city].filter(Boolean).join(' of ');
  return `${clan} ${capacity}, ${[...basic, ...superior].join(' ') || '-'}, ${held.replace('independent', `${title?.votes} votes`)}`;
}

function widerFactsOf(card: CryptCard): string {
  const { group, sect, imbued, base, traits = [], circle, slaveOf } = card;
  const marks = [
    ...(base === undefined ? [] : ['advanced']),
    ...traits,
    ...(circle === undefined ? [] : [`${circle} circle`]),
    ...(slaveOf === undefined ? [] : [`${slaveOf} slave`]),
  ];
  return [`${factsOf(card)}; ${group} ${imbued ? 'imbued' : sect}`, ...marks].join(', ');
}

describe('the crypt', () => {
  it('has the facts of every vampire (V-1.9)', () => {
    expect(Object.fromEntries(namedIn(CRYPT).map((card) => [card.name, factsOf(card)]))).toEqual(CRYPT);
    expect(Object.fromEntries(namedIn(WIDER).map((card) => [card.name, widerFactsOf(card)]))).toEqual(WIDER);
    expect([namedIn(CRYPT).length, namedIn(WIDER).length, cards.length]).toEqual([45, 29, 74]);
  });

  it('is of one group and one sect in the five decks, without traits', () => {
    const told = namedIn(CRYPT).map(({ group, sect, traits = [] }) => [group, sect, ...traits].join(' '));
    expect(new Set(told)).toEqual(new Set(['6 camarilla']));
  });

  it('has the base card of every advanced one, which is the same vampire (V-13.12)', () => {
    const advanced = cards.filter(({ base }) => base !== undefined);
    expect(advanced.map(({ name, base }) => [name, base])).toEqual([
      ['Dylan (ADV)', 'Dylan'],
      ['Javier Montoya (ADV)', 'Javier Montoya'],
    ]);
    expect(advanced.map(({ mergedTitle }) => mergedTitle)).toEqual([
      undefined,
      { rank: 'baron', city: 'Barcelona' },
    ]);
  });
});

import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import type { Values } from '../../text/reader.tsx';
import type { StageMessages } from '../stage/text/messages.ts';
import { seatWords } from './seat-words.ts';

const NAMES = ['Ana', 'Bruno'];
const LANGUAGES = ['en', 'it', 'pt', 'fr', 'es'] as const;
const stage = import.meta.glob<{ messages: StageMessages }>('../stage/text/*.ts', { eager: true });

const inAll = (key: keyof StageMessages, values: Values): string[] =>
  LANGUAGES.map((language) => {
    const message = stage[`../stage/text/${language}.ts`]!.messages[key];
    return String(new IntlMessageFormat(message, language).format(values));
  });

test('alone, whoever is spoken to is “you”, and others have names', () => {
  const { who, seatName } = seatWords(NAMES, 0, 'You');
  expect([who(0), who(1), who(7)]).toEqual(['You', 'Bruno', '—']);
  expect(seatName(0)).toBe('Ana');
});

test('in a text it is said which argument is spoken to', () => {
  const { naming } = seatWords(NAMES, 1, 'You');
  expect(naming({ by: 0, target: 1 })).toEqual({ by: 'Ana', target: 'Bruno', you: 'target' });
  expect(naming({ by: 0 })).toEqual({ by: 'Ana', you: '' });
});

test('nobody is spoken to who only looks', () => {
  const { who, naming } = seatWords(NAMES, null, 'You');
  expect([who(0), who(1)]).toEqual(NAMES);
  expect(naming({ target: 0 })['you']).toBe('');
});

describe('the stage', () => {
  const mine = seatWords(NAMES, 1, 'You').naming({ target: 1 });
  const others = seatWords(NAMES, 0, 'You').naming({ target: 1 });

  test('speaks to whoever is bled', () => {
    expect(inAll('act.bleed', { ...mine, minion: 'Ryan', amount: 2 })).toEqual([
      'Ryan bleeds you for 2',
      'Ryan ti dissangua per 2',
      'Ryan sangra você em 2',
      'Ryan vous mord pour 2',
      'Ryan te sangra por 2',
    ]);
    expect(inAll('stands.bled', { ...mine, amount: 1 })).toEqual([
      'As it stands, you burn 1 pool.',
      'Così come stanno le cose, bruci 1 punto risorsa.',
      'Do jeito que está, você queima 1 de recurso.',
      'En l’état, vous brûlez 1 point de réserve.',
      'Tal como está, quemas 1 de reserva sanguínea.',
    ]);
  });

  test('speaks of them to all others', () => {
    expect(inAll('act.bleed', { ...others, minion: 'Ryan', amount: 2 })).toEqual([
      'Ryan bleeds Bruno for 2',
      'Ryan dissangua Bruno per 2',
      'Ryan sangra Bruno em 2',
      'Ryan mord Bruno pour 2',
      'Ryan sangra a Bruno por 2',
    ]);
    expect(inAll('stands.bled', { ...others, amount: 2 })).toEqual([
      'As it stands, Bruno burns 2 pool.',
      'Così come stanno le cose, Bruno brucia 2 punti risorsa.',
      'Do jeito que está, Bruno queima 2 de recursos.',
      'En l’état, Bruno brûle 2 points de réserve.',
      'Tal como está, Bruno quema 2 de reserva sanguínea.',
    ]);
  });
});

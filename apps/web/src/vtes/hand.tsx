// The own hand: what may be played is wide and bright, the rest can be read.

import { cardNamed } from '@nocturne/vtes';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { LibraryCard } from '../cards/library-card.tsx';
import { useNarrow, useWordy } from './media.ts';
import { type Thing, useChoosing } from './choosing.ts';
import { useChosen } from './spot.tsx';
import { useBoardText } from './board-text.ts';

interface Among {
  /** Cards in the hand, and those of them that are lit: how far each lies on the one before. */
  readonly cards: number;
  readonly bright: number;
}

interface FaceProps extends Among {
  readonly name: string;
  readonly size: 'board' | 'wordless';
  readonly lit: boolean;
  readonly armed: boolean;
  readonly looked: boolean;
  readonly keyNumber: number | undefined;
}

const Face = memo(function Face(props: FaceProps): ReactNode {
  const { name, size, lit, armed, looked, keyNumber, cards, bright } = props;
  const card = cardNamed(name);
  if (card.kind !== 'library') return null;
  const state = { lit, armed, looked, ...(keyNumber === undefined ? {} : { keyNumber }) };
  // said to each card and not to the hand: what a hand hands down is worked out anew for every line of its drawings
  const style = { '--cards': cards, '--bright': bright } as CSSProperties;
  return <LibraryCard card={card} size={size} state={state} style={style} />;
});

interface HeldProps extends Among {
  readonly name: string;
  readonly size: 'board' | 'wordless';
  /** Of several copies only one has the key. */
  readonly isFirst: boolean;
}

function Held({ name, size, isFirst, cards, bright }: HeldProps): ReactNode {
  const thing: Thing = `hand ${name}`;
  const { lit = false, armed = false, looked = false, keyNumber } = useChosen(thing);
  return (
    <span className={lit ? 'vtes-hand-card lit' : 'vtes-hand-card'} data-thing={thing}>
      <Face
        name={name}
        size={size}
        cards={cards}
        bright={bright}
        lit={lit}
        armed={armed && isFirst}
        looked={looked && isFirst}
        keyNumber={isFirst ? keyNumber : undefined}
      />
    </span>
  );
}

interface HandProps {
  readonly hand: readonly string[];
  /** Of somebody else, by name. */
  readonly whose: string | null;
}

export const Hand = memo(function Hand({ hand, whose }: HandProps): ReactNode {
  const say = useBoardText();
  const narrow = useNarrow();
  const wordy = useWordy();
  const size = wordy && !narrow ? 'board' : 'wordless';
  const { lit } = useChoosing();
  const bright = hand.filter((name) => lit.has(`hand ${name}`)).length;
  return (
    <section
      className={bright > 0 ? 'vtes-hand with-lit' : 'vtes-hand'}
      aria-label={
        whose === null
          ? say('hand.label', { count: hand.length })
          : say('hand.of', { name: whose, count: hand.length })
      }
    >
      {whose !== null && (
        <p className="vtes-hand-whose label">{say('hand.of', { name: whose, count: hand.length })}</p>
      )}
      {whose === null && hand.length === 0 && <p className="vtes-hand-empty">{say('hand.empty')}</p>}
      {hand.map((name, index) => (
        <Held
          key={`${name} ${hand.slice(0, index).filter((other) => other === name).length}`}
          name={name}
          size={size}
          cards={hand.length}
          bright={bright}
          isFirst={hand.indexOf(name) === index}
        />
      ))}
    </section>
  );
});

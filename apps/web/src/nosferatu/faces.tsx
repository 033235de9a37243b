// The cards of this game: one emblem, one ground, one name; and the characters.

import { type Character, type Kind } from '@nocturne/nosferatu';
import { memo, type ReactNode } from 'react';
import { backNosferatu } from '../art/backs.ts';
import type { Traits } from '../art/face.ts';
import { at, circ, path, rect, times } from '../art/ink.ts';
import { figure } from '../art/portrait.ts';
import { Mark } from '../marks/mark.tsx';
import type { Sign } from '../marks/marks.ts';

export const SIGN_OF: Readonly<Record<Kind, Sign>> = {
  bite: 'bite',
  night: 'moon',
  rumour: 'rumour',
  component: 'component',
};

const RAYS = 22;
const ray = (index: number): string => {
  const angle = (index / RAYS) * 2 * Math.PI;
  const edge = `M50 62L${at(50, 62, angle - 0.07, 120)}L${at(50, 62, angle + 0.07, 120)}Z`;
  return path(edge, 'var(--s)', `opacity="${index % 2 === 0 ? 0.08 : 0.16}"`);
};
const GROUND =
  rect(0, 0, 100, 140, 'var(--d)') + times(RAYS, ray) + circ(50, 62, 33, 'var(--s)', 'opacity=".22"');
const BACK = backNosferatu();
const FRAME =
  rect(0, 0, 100, 140, 'var(--bk)') +
  '<rect x="7" y="7" width="86" height="126" rx="4" fill="none" stroke="var(--bs)" stroke-width="2"/>';

const TRAITS: Readonly<Record<Character, Traits>> = {
  hunter: { hair: 'hat', collar: 'high', beard: 'goatee' },
  renfield: { hair: 'spikes', specs: 'round', collar: 'lapel', wideEye: true, gaunt: true },
  vampire: { hair: 'bald', collar: 'high' },
};
const drawnOf = (character: Character): string =>
  rect(0, 0, 100, 140, 'var(--d)') +
  circ(50, 56, 40, 'var(--s)', 'opacity=".35"') +
  `<g transform="translate(0 14)">${figure(TRAITS[character], character === 'vampire', character)}</g>` +
  rect(0, 113, 100, 30, 'var(--k)');
const CHARACTERS: Readonly<Record<Character, string>> = {
  hunter: drawnOf('hunter'),
  renfield: drawnOf('renfield'),
  vampire: drawnOf('vampire'),
};

const Drawn = memo(function Drawn({ text }: { readonly text: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 100 140"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
});

/** What is on a card; its name is written where there is room for it. */
export function CardFace({ kind, name }: { readonly kind: Kind; readonly name: string }): ReactNode {
  return (
    <span className="nosf-card-in">
      <Drawn text={GROUND} />
      <span className="nosf-card-emblem">
        <Mark id={`i-${SIGN_OF[kind]}`} className="" />
      </span>
      <b>{name}</b>
    </span>
  );
}

interface CardProps {
  readonly kind: Kind;
  readonly name: string;
  readonly size?: 'small' | 'middle' | 'large';
  readonly className?: string;
}

export function NightCard({ kind, name, size = 'small', className = '' }: CardProps): ReactNode {
  return (
    <span className={`nosf-card ${kind} is-${size} ${className}`} role="img" aria-label={name}>
      <CardFace kind={kind} name={name} />
    </span>
  );
}

/** A card that lies face down. It says nothing by itself: what it is and how many there are is said beside it. */
export function CardBack({ className = '' }: { readonly className?: string }): ReactNode {
  return (
    <span className={`nosf-card covered ${className}`} aria-hidden="true">
      <span className="nosf-card-in">
        <Drawn text={BACK} />
      </span>
    </span>
  );
}

interface CharacterCardProps {
  /** Null lies face down. */
  readonly character: Character | null;
  readonly name: string;
  /** The player's, on the back. */
  readonly initial: string;
  /** Turned up for this reader's eyes alone. */
  readonly secret?: boolean;
}

/** Whoever shows it says in words what it is. */
export function CharacterCard({ character, name, initial, secret = false }: CharacterCardProps): ReactNode {
  const look = `nosf-card character ${character ?? 'covered'} ${secret ? 'secret' : ''}`;
  return (
    <span className={look} aria-hidden="true">
      <span className="nosf-card-in">
        <Drawn text={character === null ? FRAME : CHARACTERS[character]} />
        {character === null ? <span className="nosf-card-initial">{initial}</span> : <b>{name}</b>}
      </span>
    </span>
  );
}

// The art of a card. Each is drawn once and kept: cards are drawn again and again, their art never changes.

import type { Card, Clan } from '@nocturne/vtes';
import { joined } from './joined.ts';
import { looksOf } from './people.ts';
import { portrait } from './portrait.ts';
import { scene } from './scene.ts';

const drawn = new Map<string, string>();

/** SVG text: of a crypt card 100 by 100, of a library card 120 by 90. */
export function artOf(card: Card): string {
  const kept = drawn.get(card.name);
  if (kept !== undefined) return kept;
  const art = joined(
    card.kind === 'crypt' ? portrait(looksOf(card), card.clan as Clan, card.name) : scene(card),
  );
  drawn.set(card.name, art);
  return art;
}

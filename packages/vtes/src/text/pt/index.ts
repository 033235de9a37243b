import type { VtesMessages } from '../messages.ts';
import { decisions } from './decisions.ts';
import { effects } from './effects.ts';
import { events } from './events.ts';
import { reasons } from './reasons.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';

export const pt: VtesMessages = { ...events, ...decisions, ...reasons, ...effects, ...terms, ...table };

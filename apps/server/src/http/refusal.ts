// A refusal: a status, and a reason that is told as it is.

import type { ReasonMessage } from '@nocturne/protocol';

export interface Refusal extends Error {
  readonly status: number;
  readonly reason: ReasonMessage;
  readonly problems?: readonly ReasonMessage[];
}

export function refusal(status: number, reason: ReasonMessage, problems?: readonly ReasonMessage[]): Refusal {
  return Object.assign(new Error(reason.why), {
    name: 'Refusal',
    status,
    reason,
    ...(problems === undefined ? {} : { problems }),
  });
}

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof Error && error.name === 'Refusal';

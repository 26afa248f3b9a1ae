import type { Opening } from '../../../../application/commands/series/planned-tournament.ts';
import { invariant } from '../../../../kernel/assert.ts';
import type { Championship } from './championship.ts';

/** The last tournament of a championship that has one. */
export function lastOf({ series, legs }: Championship): Opening {
  const last = legs.findLast(({ part }) => part !== null)?.part?.tournament;
  invariant(last !== undefined, 'a championship opens a tournament only after others');
  return { series, last };
}

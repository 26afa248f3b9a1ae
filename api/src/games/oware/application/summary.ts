import { houseName } from '../rules/houses.ts';
import { outcome } from '../rules/end.ts';
import { taken } from '../rules/play.ts';
import type { OwareEnd, OwarePosition, OwareTrace } from '../rules/types.ts';

const SIDES = { first: 'South', second: 'North' } as const;
const ENDS: Readonly<Record<OwareEnd, string>> = {
  majority: 'with more than half of the seeds',
  'no-seeds': 'as a side that is empty cannot be fed',
  cycle: 'as the position has come for the third time',
};

/** What a move did as one English sentence: how far it was sown, what it took, and how the game ended if it did. */
export function owareSummary(notation: string, after: OwarePosition, trace: OwareTrace): string {
  const sown = trace.filter(({ kind }) => kind === 'sow').length;
  const seeds = `${sown} ${sown === 1 ? 'seed' : 'seeds'} sown`;
  return `${notation} ${[took(trace), seeds, ended(after)].filter((part) => part !== null).join(', ')}.`;
}

function took(trace: OwareTrace): string {
  if (trace.some(({ kind }) => kind === 'grand-slam')) return 'would be a grand slam, which takes nothing';
  const houses = trace.flatMap((step) => (step.kind === 'capture' ? [houseName(step.house)] : []));
  return houses.length === 0 ? 'took nothing' : `took ${taken(trace)} from ${houses.join(', ')}`;
}

function ended(after: OwarePosition): string | null {
  const result = outcome(after);
  if (result === null || after.end === null) return null;
  const score = `${after.stores.first}-${after.stores.second}`;
  return `${result.winner === null ? 'a draw' : `${SIDES[result.winner]} wins`} ${score} ${ENDS[after.end]}`;
}

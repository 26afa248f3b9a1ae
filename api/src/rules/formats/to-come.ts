import type { FormatState, PlannedStage } from './format.ts';
import type { OutlinedStage } from './outline.ts';

/** What a tournament that is being played has before it, beside the games that are open. */
export interface ToCome {
  /** How many games one player may have one after another, at the most. */
  readonly inARow: number;
  /** How many ends of stages still wait for the director. */
  readonly waits: number;
}

/** What of such an outline is still to come; null: nothing is arranged yet, or it does not begin like this. Source: Clocks 7.4. */
export function toCome(outline: readonly OutlinedStage[], state: FormatState): ToCome | null {
  const { stages } = state.plan;
  const last = stages.at(-1);
  const [now, later] = [outline[stages.length - 1], outline.slice(stages.length)];
  if (last === undefined || now === undefined) return null;
  const approved = new Set(state.approved.map(({ stage }) => stage));
  const inStage = now.inARow.most === 1 ? 0 : Math.max(0, now.inARow.most - mostOfOne(state, last));
  return {
    inARow: later.reduce((sum, { inARow }) => sum + inARow.most, inStage),
    waits: [now, ...later].filter(({ waits }, index) => waits && !(index === 0 && approved.has(last.key))).length,
  };
}

/** The most games that one player has in a stage. */
function mostOfOne({ plan }: FormatState, { key }: PlannedStage): number {
  const groups = new Set(plan.groups.filter(({ stage }) => stage === key).map((group) => group.key));
  const pairings = new Set(plan.pairings.filter(({ group }) => groups.has(group)).map((pairing) => pairing.key));
  const players = plan.games
    .filter(({ pairing }) => pairings.has(pairing))
    .flatMap(({ first, second }) => [first, second]);
  return Math.max(
    0,
    ...Map.groupBy(players, (entry) => entry)
      .values()
      .map((games) => games.length),
  );
}

import type { EntryId } from '../../../kernel/ids.ts';
import type { MatchGameSides } from '../../../rules/formats/best-of.ts';
import { EMPTY_PLAN } from '../../../rules/formats/empty-plan.ts';
import type { FormatEntry, Plan, PlannedGame, PlannedGroup, Slot } from '../../../rules/formats/format.ts';
import { doubleRound } from '../../../rules/formats/double-round.ts';
import { openingGame } from './final-match.ts';
import type { KibaGroup } from './groups.ts';
import { FINAL_GROUP, STAGES } from './stages.ts';
import type { PlayoffPair } from './ties.ts';

const FINAL_PAIRING = `${FINAL_GROUP}.r1.p1`;

/** The qualification: groups `q.A`, `q.B` … with their double rounds. Source: KIBA 4, 5. */
export function qualificationPlan(groups: readonly KibaGroup[]): Plan {
  return stagePlan(
    STAGES.QUALIFICATION,
    groups.map(({ name, players }) => ({ name, entries: players })),
  );
}

/** The semi-finals: groups `s.1` and `s.2`, without one that has no players. Source: KIBA 10.1. */
export function semifinalPlan(groups: readonly (readonly EntryId[])[]): Plan {
  return stagePlan(
    STAGES.SEMIFINAL,
    groups.map((entries, index) => ({ name: String(index + 1), entries })).filter(({ entries }) => entries.length > 0),
  );
}

/** The final and its first game; of a single finalist, who has nobody to meet, only the pairing. Source: KIBA 10.4. */
export function finalPlan(finalists: readonly FormatEntry[]): Plan {
  const [one] = finalists;
  if (one === undefined) return EMPTY_PLAN;
  const stage = STAGES.FINAL;
  const entries = finalists.map(({ id }) => id);
  const opening = openingGame(finalists);
  const first: Slot = { kind: 'player', entry: opening?.first ?? one.id };
  const second: Slot = opening === null ? { kind: 'bye' } : { kind: 'player', entry: opening.second };
  return {
    stages: [stage],
    groups: [{ key: FINAL_GROUP, stage: stage.key, name: stage.name, number: 1, entries }],
    pairings: [{ key: FINAL_PAIRING, group: FINAL_GROUP, round: 1, number: 1, first, second }],
    games: opening === null ? [] : [finalGame(opening)],
  };
}

/** A further game of the final. Source: KIBA 10.4, 10.5. */
export function furtherFinalGame(game: MatchGameSides): Plan {
  return { ...EMPTY_PLAN, games: [finalGame(game)] };
}

/**
 * The play-offs of a group: a further group of its stage (`q.A.playoff`, the next one `q.A.2.playoff`) with one game for each
 * of the pairs. `earlier`: how many play-offs it has had; `number`: of the new group in its stage. Source: KIBA 9.5.
 */
export function playoffPlan(
  { key, stage, name }: PlannedGroup,
  pairs: readonly PlayoffPair[],
  { earlier, number }: { readonly earlier: number; readonly number: number },
): Plan {
  const group = earlier === 0 ? `${key}.playoff` : `${key}.${earlier + 1}.playoff`;
  const entries = [...new Set(pairs.flatMap(({ first, second }) => [first, second]))];
  const keyed = pairs.map((pair, index) => ({ ...pair, key: `${group}.r1.p${index + 1}`, number: index + 1 }));
  return {
    stages: [],
    groups: [{ key: group, stage, name, number, entries }],
    pairings: keyed.map((pair) => ({
      key: pair.key,
      group,
      round: 1,
      number: pair.number,
      first: { kind: 'player', entry: pair.first },
      second: { kind: 'player', entry: pair.second },
    })),
    games: keyed.map((pair) => ({
      key: `${pair.key}.g1`,
      pairing: pair.key,
      number: 1,
      first: pair.first,
      second: pair.second,
    })),
  };
}

/** Several plans as one. */
export function joinedPlans(plans: readonly Plan[]): Plan {
  return {
    stages: plans.flatMap(({ stages }) => stages),
    groups: plans.flatMap(({ groups }) => groups),
    pairings: plans.flatMap(({ pairings }) => pairings),
    games: plans.flatMap(({ games }) => games),
  };
}

function stagePlan(
  stage: (typeof STAGES)[keyof typeof STAGES],
  groups: readonly { readonly name: string; readonly entries: readonly EntryId[] }[],
): Plan {
  const planned = groups.map(({ name, entries }, index) => {
    const key = `${stage.key}.${name}`;
    return { group: { key, stage: stage.key, name, number: index + 1, entries }, round: doubleRound(key, entries) };
  });
  return {
    stages: groups.length === 0 ? [] : [stage],
    groups: planned.map(({ group }) => group),
    pairings: planned.flatMap(({ round }) => round.pairings),
    games: planned.flatMap(({ round }) => round.games),
  };
}

function finalGame(game: MatchGameSides): PlannedGame {
  return { ...game, key: `${FINAL_PAIRING}.g${game.number}`, pairing: FINAL_PAIRING };
}

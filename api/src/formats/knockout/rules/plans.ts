import type { EntryId } from '../../../kernel/ids.ts';
import type { DrawnLot } from '../../../rules/formats/drawn-lot.ts';
import { EMPTY_PLAN } from '../../../rules/formats/empty-plan.ts';
import type { Plan, PlannedGame, PlannedPairing } from '../../../rules/formats/format.ts';
import { crawfordAt } from '../../../rules/match-score.ts';
import { drawnMatches, type DrawnMatches } from './draw.ts';
import { byeKey, matchKey, plannedMatchGame, roundGroupKey, roundKey } from './keys.ts';
import { roundName, roundTitle } from './round-name.ts';

/** A round to be arranged: how many matches there were before it, the length of a match, and who has left and so plays no board. */
export interface RoundToPlan {
  readonly number: number;
  readonly matchesBefore: number;
  readonly length: number;
  readonly gone: ReadonlySet<EntryId>;
}

/** A round as its lots have drawn it; empty while they are not drawn. Source: Knock-out 2. */
export function roundPlan(round: RoundToPlan, lots: readonly DrawnLot[]): Plan {
  const drawn = drawnMatches(lots, round.number);
  return drawn === null ? EMPTY_PLAN : plannedRound(round, drawn);
}

/**
 * A round of these matches: a stage, a group of all who are in it, each match as a pairing with its number in the tournament and its first
 * board, and who rests with a bye. Source: Knock-out 2, 3.2.
 */
export function plannedRound({ number, matchesBefore, length, gone }: RoundToPlan, drawn: DrawnMatches): Plan {
  const group = roundGroupKey(number);
  const entries = [...drawn.matches.flat(), ...(drawn.bye === null ? [] : [drawn.bye])];
  const pairings = drawn.matches.map(([first, second], index): PlannedPairing => {
    const match = matchesBefore + index + 1;
    return {
      key: matchKey(number, match),
      group,
      round: number,
      number: match,
      first: { kind: 'player', entry: first },
      second: { kind: 'player', entry: second },
    };
  });
  const games = drawn.matches.flatMap((sides, index): readonly PlannedGame[] => {
    if (sides.some((id) => gone.has(id))) return [];
    const pairing = matchKey(number, matchesBefore + index + 1);
    const crawford = crawfordAt('before', [0, 0], length);
    return [plannedMatchGame({ pairing, number: 1, sides, score: [0, 0], length, crawford, opener: null })];
  });
  const name = roundTitle(number, entries.length);
  return {
    stages: [{ key: roundKey(number), kind: roundName(entries.length), name, number }],
    groups: [{ key: group, stage: roundKey(number), name, number: 1, entries }],
    pairings: drawn.bye === null ? pairings : [...pairings, byePairing(number, drawn.bye)],
    games,
  };
}

/** Who rests has no match, so no number of one. */
function byePairing(round: number, entry: EntryId): PlannedPairing {
  const group = roundGroupKey(round);
  return { key: byeKey(round), group, round, number: 0, first: { kind: 'player', entry }, second: { kind: 'bye' } };
}

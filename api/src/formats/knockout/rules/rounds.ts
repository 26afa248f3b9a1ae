import type { EntryId } from '../../../kernel/ids.ts';
import { instant, type Instant } from '../../../kernel/time.ts';
import { effectiveResults } from '../../../rules/formats/effective-results.ts';
import type { FormatState, PlannedPairing, PlannedStage } from '../../../rules/formats/format.ts';
import { byeKey, isLotOf, roundGroupKey } from './keys.ts';
import { matchStanding, type MatchStanding } from './match-standing.ts';
import type { KnockoutSettings } from './settings.ts';

/** A match of a round: its number in the tournament, who plays it, and how it stands. */
export interface RoundMatch extends MatchStanding {
  readonly key: string;
  readonly number: number;
  readonly sides: readonly [EntryId, EntryId];
}

/** A drawn round: everybody in it in the order of the draw, who rests, and its matches by number. */
export interface RoundStanding {
  readonly number: number;
  readonly stage: PlannedStage;
  readonly players: readonly EntryId[];
  readonly drawnAt: Instant;
  readonly bye: EntryId | null;
  readonly matches: readonly RoundMatch[];
}

/** Every round that is drawn, the first first, with its matches as they stand. Source: Knock-out 1. */
export function roundsOf({ length }: KnockoutSettings, state: FormatState): readonly RoundStanding[] {
  const { plan, matchDecisions, withdrawals } = state;
  const results = effectiveResults(state.decided);
  const gamesOf = Map.groupBy(plan.games, ({ pairing }) => pairing);
  const decisions = new Map(matchDecisions.map((decision) => [decision.pairing, decision]));
  const gone = withdrawals.toSorted((a, b) => a.at - b.at);
  return plan.stages.map((stage) => {
    const group = roundGroupKey(stage.number);
    const drawnAt = drawnAtOf(state, stage.number);
    const pairings = plan.pairings.filter((pairing) => pairing.group === group);
    const matchOf = ({ key, number, ...slots }: PlannedPairing): readonly RoundMatch[] => {
      const [first, second] = [playerOf(slots.first), playerOf(slots.second)];
      if (first === null || second === null) return [];
      const sides = [first, second] as const;
      const games = (gamesOf.get(key) ?? []).toSorted((a, b) => a.number - b.number);
      const standing = matchStanding({
        sides,
        length,
        games: games.map((game) => ({ game, result: results.get(game.key) ?? null })),
        decision: decisions.get(key) ?? null,
        gone: gone.filter(({ entry, at }) => at <= drawnAt && sides.includes(entry)).map(({ entry }) => entry),
        drawnAt,
      });
      return [{ key, number, sides, ...standing }];
    };
    const bye = pairings.find(({ key }) => key === byeKey(stage.number));
    return {
      number: stage.number,
      stage,
      players: plan.groups.find(({ key }) => key === group)?.entries ?? [],
      drawnAt,
      bye: bye === undefined ? null : playerOf(bye.first),
      matches: pairings.flatMap(matchOf).toSorted((a, b) => a.number - b.number),
    };
  });
}

/** When a round was drawn, the last place of it filled. */
function drawnAtOf({ lots }: FormatState, round: number): Instant {
  const own = lots.filter(({ name }) => isLotOf(name, round));
  return instant(Math.max(0, ...own.map(({ at }) => at)));
}

function playerOf(slot: PlannedPairing['first']): EntryId | null {
  return slot.kind === 'player' ? slot.entry : null;
}

/** Whether all of a round is decided, and no board of it is open any more. */
export function isRoundOver({ matches }: RoundStanding): boolean {
  return matches.every(({ winner, openGame }) => winner !== null && openGame === null);
}

/** Who goes on from a round: the winners by the numbers of their matches, then who rested. */
export function goneOn({ matches, bye }: RoundStanding): readonly EntryId[] {
  const winners = matches.flatMap(({ winner }) => winner ?? []);
  return bye === null ? winners : [...winners, bye];
}

/** Who lost a match. */
export function loserOf({ sides, winner }: Pick<RoundMatch, 'sides' | 'winner'>): EntryId | null {
  if (winner === null) return null;
  return winner === sides[0] ? sides[1] : sides[0];
}

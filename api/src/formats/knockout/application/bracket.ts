import type { EntryId } from '../../../kernel/ids.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { LastWeekTimes } from '../rules/last-week.ts';
import { knockoutPlan } from '../rules/plan.ts';
import { luckyLosersOf } from '../rules/draw.ts';
import { ROUND_KINDS, roundName, type RoundName } from '../rules/round-name.ts';
import { roundsOf, type RoundStanding } from '../rules/rounds.ts';
import { roundLastWeek } from '../rules/threshold.ts';
import { toInstant } from '../../../store/codecs/instant.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../../application/context.ts';
import { told } from '../../../application/told.ts';
import { tournamentState } from '../../../application/queries/tournament-state.ts';
import { derivedOnce, readingOf } from '../../../application/queries/reading.ts';
import { bracketMatches, type BracketMatch } from './bracket-match.ts';
import { knockoutSettings } from './tournament.ts';

type LastWeek = LastWeekTimes & { readonly decided: number };

/** What rounds are, by their keys, each in one sentence. */
export const roundNames = told<RoundName>(ROUND_KINDS);

/** A round of a bracket: `size` matches, which it has or will have; `drawnAt` null: it is not drawn yet, so it has no matches and no bye. */
export interface BracketRound {
  readonly tournament: TournamentRecord;
  readonly number: number;
  readonly name: RoundName;
  readonly size: number;
  readonly drawnAt: Instant | null;
  readonly bye: EntryId | null;
  readonly matches: readonly BracketMatch[];
  /** null: not drawn yet */
  readonly lastWeek: LastWeek | null;
  /** round 2 waits for the director to name so many lucky losers */
  readonly missingLuckyLosers: number;
}

/**
 * The rounds of a knock-out at an instant, null: as they stand: drawn ones first, then those to come; before the start as they would be with
 * who has entered. What a match waits for is told as it stands.
 */
export function bracketOf(
  context: AppContext,
  tournament: TournamentRecord,
  asOf: Instant | null,
): Promise<readonly BracketRound[]> {
  const reading = readingOf(context);
  return derivedOnce(reading, `bracket ${tournament.id} ${asOf ?? ''}`, async () => {
    const settings = knockoutSettings(tournament);
    const current = await tournamentState(context, tournament.id, asOf);
    const { state } = current;
    const rounds = roundsOf(settings, state);
    const matches = await bracketMatches(context, { tournament, rounds, current, asOf });
    const missing = luckyLosersOf(state.lots).missing;
    const drawn = rounds.map((round): BracketRound => ({
      ...shape(rounds[0]?.players.length ?? 0, round.number),
      tournament,
      drawnAt: round.drawnAt,
      bye: round.bye,
      matches: matches.filter(({ round: number }) => number === round.number),
      lastWeek: lastWeekOf(tournament, roundLastWeek(settings, round), asOf === null && round.number === rounds.length),
      missingLuckyLosers: 0,
    }));
    return [...drawn, ...roundsToCome(tournament, fieldOf(rounds, state.entries.length), rounds.length, missing)];
  });
}

/** The rule about a round; that which is played now ends when its open matches are in fact ruled on, which may be later than a week. */
function lastWeekOf({ rulingsAt }: TournamentRecord, times: LastWeek, isPlayed: boolean): LastWeek {
  return isPlayed && times.endsAt !== null && rulingsAt !== null ? { ...times, endsAt: toInstant(rulingsAt) } : times;
}

function roundsToCome(
  tournament: TournamentRecord,
  players: number,
  drawn: number,
  missing: number,
): readonly BracketRound[] {
  const { rounds } = knockoutPlan(players);
  return Array.from({ length: Math.max(0, rounds - drawn) }, (_, index) => {
    const number = drawn + index + 1;
    const missingLuckyLosers = number === 2 ? missing : 0;
    const none = { drawnAt: null, bye: null, matches: [], lastWeek: null };
    return { ...shape(players, number), tournament, ...none, missingLuckyLosers };
  });
}

function fieldOf([first]: readonly RoundStanding[], entered: number): number {
  return first === undefined ? entered : first.players.length;
}

/** The number of a round, what it is, and how many matches it has in a field of so many. */
function shape(players: number, number: number): Pick<BracketRound, 'number' | 'name' | 'size'> {
  const { firstRoundMatches, goOn, luckyLosers } = knockoutPlan(players);
  if (number === 1) return { number, name: roundName(players), size: firstRoundMatches };
  const left = (goOn + luckyLosers) / 2 ** (number - 2);
  return { number, name: roundName(left), size: left / 2 };
}

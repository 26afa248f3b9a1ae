import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Instant, Millis } from '../../../kernel/time.ts';
import type { Citation } from '../../../rules/citation.ts';
import { luckyLosersOf } from '../rules/draw.ts';
import { AFTER_THE_WEEK } from '../rules/ruling.ts';
import { roundLastWeek } from '../rules/threshold.ts';
import type { RoundMatch, RoundStanding } from '../rules/rounds.ts';
import { toInstant } from '../../../store/codecs/instant.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { ProtestRecord } from '../../../store/reading/match.ts';
import type { PairingRecord } from '../../../store/reading/pairing.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../../application/context.ts';
import type { TournamentState } from '../../../application/state/format-state.ts';
import { timeUsedIn } from '../../../application/state/game-clock.ts';
import { readingOf } from '../../../application/queries/reading.ts';
import { knockoutSettings } from './tournament.ts';

/** Where a match stands, the first that holds of: decided, under protest, left to the director, in its last week, begun; else open. */
export type BracketState = 'OPEN' | 'RUNNING' | 'LAST_WEEK' | 'PROTESTED' | 'AWAITING_DIRECTOR' | 'DECIDED';

/** One of the two players of a match. `cameFrom`: the match of the round before that he won, or, a lucky loser, lost; null: none. */
export interface BracketSide {
  readonly match: BracketMatch;
  readonly entry: EntryId;
  readonly points: number;
  readonly isLuckyLoser: boolean;
  readonly cameFrom: BracketMatch | null;
  /** time used in the last game that somebody has won, and in one after it; null: there is none, or nobody has said it */
  readonly lastGameUsed: Millis | null;
  readonly currentGameUsed: Millis | null;
}

/** A match of a bracket, with its games by number and the protests about it, the oldest first. */
export interface BracketMatch extends RoundMatch {
  /** the instant at which it stood so; null: as it stands */
  readonly asOf: Instant | null;
  readonly round: number;
  readonly tournament: TournamentRecord;
  readonly pairing: PairingRecord;
  readonly state: BracketState;
  readonly games: readonly GameRecord[];
  readonly currentGame: GameRecord | null;
  readonly protests: readonly ProtestRecord[];
  readonly players: readonly BracketSide[];
  /** by which it was ruled after the last week; empty: it was not */
  readonly rulingRules: Citation;
}

interface Drawn {
  readonly tournament: TournamentRecord;
  readonly rounds: readonly RoundStanding[];
  readonly current: TournamentState;
  /** the instant of all of it; null: as it stands */
  readonly asOf: Instant | null;
}

/** The matches of all rounds by number. */
export async function bracketMatches(
  context: AppContext,
  { tournament, rounds, current, asOf }: Drawn,
): Promise<readonly BracketMatch[]> {
  const reading = readingOf(context);
  const [pairings, protests] = await Promise.all([
    reading.pairingsOf.load(tournament.id),
    reading.protestsOf.load(tournament.id),
  ]);
  const settings = knockoutSettings(tournament);
  const pairingOf = new Map(pairings.map((pairing) => [pairing.key, pairing]));
  const gamesOf = Map.groupBy(current.games.values(), ({ pairingId }) => pairingId);
  const lucky = new Set(luckyLosersOf(current.state.lots).drawn);
  let earlier: readonly BracketMatch[] = [];
  const all: BracketMatch[] = [];
  for (const round of rounds) {
    const isLastWeek = roundLastWeek(settings, round).reachedAt !== null;
    const matches = round.matches.map((match): BracketMatch => {
      const pairing = pairingOf.get(match.key);
      invariant(pairing !== undefined, `match ${match.key} is a pairing`);
      const own = protests.filter(({ pairingId, at }) => pairingId === pairing.id && isBy(at, asOf));
      const games = (gamesOf.get(pairing.id) ?? []).toSorted((a, b) => a.number - b.number);
      const players: BracketSide[] = [];
      const shown: BracketMatch = {
        ...match,
        asOf,
        round: round.number,
        tournament,
        pairing,
        state: stateOf(match, {
          isLastWeek,
          hasBegun: games.some((game) => hasBegun(game, { current, asOf })),
          isProtested: own.some(({ answeredAt }) => answeredAt === null || !isBy(answeredAt, asOf)),
        }),
        games,
        currentGame: games.find(({ key }) => !current.results.has(key)) ?? null,
        protests: own,
        players,
        rulingRules: match.rule === null ? [] : AFTER_THE_WEEK,
      };
      players.push(...match.sides.map((_, at) => sideOf(context, shown, { at, lucky, earlier })));
      return shown;
    });
    earlier = matches;
    all.push(...matches);
  }
  return all;
}

function isBy(at: Date, asOf: Instant | null): boolean {
  return asOf === null || toInstant(at) <= asOf;
}

/** Of a game that is played elsewhere nobody knows when it began: it has by its result. */
function hasBegun({ key, status, startedAt }: GameRecord, { current, asOf }: Pick<Drawn, 'current' | 'asOf'>): boolean {
  if (asOf === null) return status !== 'SCHEDULED';
  return current.results.has(key) || (startedAt !== null && startedAt <= asOf);
}

interface Around {
  readonly isLastWeek: boolean;
  readonly isProtested: boolean;
  readonly hasBegun: boolean;
}

function stateOf({ winner, waits }: RoundMatch, { isLastWeek, isProtested, hasBegun }: Around): BracketState {
  if (winner !== null) return 'DECIDED';
  if (isProtested) return 'PROTESTED';
  if (waits) return 'AWAITING_DIRECTOR';
  if (isLastWeek) return 'LAST_WEEK';
  return hasBegun ? 'RUNNING' : 'OPEN';
}

interface SideAround {
  readonly at: number;
  readonly lucky: ReadonlySet<EntryId>;
  readonly earlier: readonly BracketMatch[];
}

function sideOf(context: AppContext, match: BracketMatch, { at, lucky, earlier }: SideAround): BracketSide {
  const entry = match.sides[at === 0 ? 0 : 1];
  const last = match.games.find(({ key }) => key === match.lastGame);
  const current = match.games.at(-1) === last ? undefined : match.games.at(-1);
  const usedIn = (game: GameRecord | undefined): Millis | null =>
    game === undefined ? null : (timeUsedIn(game, context.now())?.[seatOf(game, entry)] ?? null);
  return {
    match,
    entry,
    points: match.score[at === 0 ? 0 : 1],
    isLuckyLoser: match.round === 2 && lucky.has(entry),
    cameFrom: earlier.find(({ sides }) => sides.includes(entry)) ?? null,
    // Of an open game it goes on with the clock, which nothing else of a bracket does.
    get lastGameUsed() {
      return usedIn(last);
    },
    get currentGameUsed() {
      return usedIn(current);
    },
  };
}

function seatOf({ entries }: GameRecord, entry: EntryId): Seat {
  return entries.first === entry ? 'first' : 'second';
}

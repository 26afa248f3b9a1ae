import { drawFraction } from '../../kernel/entropy.ts';
import type { GameId, PlayerId } from '../../kernel/ids.ts';
import { SEATS, type Seat } from '../../kernel/seat.ts';
import { HOUR, instant, millis, plus, type Instant } from '../../kernel/time.ts';
import { expectedScore, NEW_ELO } from '../../rules/ratings/elo.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { seedsOfGames } from '../../store/reading/game-seed.ts';
import { playersByIds } from '../../store/reading/player.ts';
import { reportResult } from '../commands/tournament/report-result.ts';
import type { AppContext } from '../context.ts';
import { unseal } from '../sealed.ts';
import { rulesOf } from '../state/game-rules.ts';
import type { ChanceFor } from './chance-for.ts';
import { lineOf } from './line.ts';
import { playLine } from './play-line.ts';

/** How a game goes on by itself, and when that is done. */
export interface Continuation {
  readonly at: Instant;
  /** Answers whether anything has happened; a game that does not go on as was thought stays where it is. */
  give(context: AppContext): Promise<boolean>;
}

/** What continuations are made with. */
export interface ContinuationParts {
  readonly now: Instant;
  readonly until: Instant;
  /** What its clock showed at first. */
  readonly beganAt: Instant;
  readonly chanceFor: ChanceFor;
  /** How many games the two have had in these seats before, by the game. */
  readonly meetings: ReadonlyMap<GameId, number>;
  readonly own: ReadonlySet<PlayerId>;
  /** Whether no more than the next move is thought of. */
  readonly oneByOne: boolean;
}

/** How bots play this game on, or, where it is played elsewhere, how its result comes in; null: not by them. */
export function continuationOf(
  context: AppContext,
  game: GameRecord,
  parts: ContinuationParts,
): Promise<Continuation | null> {
  return game.venue === 'ELSEWHERE' ? reportOf(context, game, parts) : playOf(context, game, parts);
}

async function playOf(
  { db, entropy }: AppContext,
  game: GameRecord,
  parts: ContinuationParts,
): Promise<Continuation | null> {
  if (game.status !== 'RUNNING') return null;
  const [seed] = rulesOf(game.game).chance === null ? [] : await seedsOfGames(db.prisma, [game.id]);
  const chance =
    seed === undefined ? null : { seed: await unseal({ db, entropy }, 'seed', seed.sealed), texts: seed.texts };
  const isOwn = ({ players }: GameRecord, seat: Seat): boolean => parts.own.has(players[seat]);
  const line = lineOf(game, { ...parts, draw: drawsFor(game, parts), isOwn, chance });
  const last = line.at(-1);
  if (last === undefined) return null;
  return {
    at: last.row.at,
    async give(context) {
      const played = await playLine(context, { line });
      return played.ok && played.value.isPlayed;
    },
  };
}

/** A game elsewhere takes between one hour and three days. */
const ELSEWHERE_HOURS = { least: 1, most: 72 };

async function reportOf(
  { db }: AppContext,
  record: GameRecord,
  parts: ContinuationParts,
): Promise<Continuation | null> {
  const { id: gameId, tournamentId, players, game } = record;
  const { now, until, beganAt, own } = parts;
  const draw = drawsFor(record, parts);
  const { least, most } = ELSEWHERE_HOURS;
  const begun = instant(Math.max(beganAt, record.addedAt));
  const taken = millis(Math.round((least + draw('time') * (most - least)) * HOUR));
  const at = instant(Math.max(now, plus(begun, taken)));
  if (at > until || SEATS.some((seat) => own.has(players[seat]))) return null;
  const known = await playersByIds(db.prisma, [players.first, players.second]);
  const elo = (seat: Seat): number =>
    known.find(({ id }) => id === players[seat])?.ratings.find((rating) => rating.game === game)?.elo ?? NEW_ELO.elo;
  const winner = draw('winner') < expectedScore(elo('first'), elo('second')) ? 'first' : 'second';
  const result = { gameId, winner, how: 'PLAYED', address: null, boardNumber: null, at: null } as const;
  return { at, give: async (context) => (await reportResult(context, { tournamentId, results: [result] })).ok };
}

/** Fractions for this game, which are the same in every world of the same seed in which the same two meet as often. */
function drawsFor(
  { id, tournamentId, entries }: GameRecord,
  { chanceFor, meetings }: ContinuationParts,
): (what: string) => number {
  const whose = [tournamentId, entries.first, entries.second, meetings.get(id) ?? 0].join(' ');
  return (what) => drawFraction(chanceFor(`${whose} ${what}`));
}

import { invariant } from '../../kernel/assert.ts';
import type { Message } from '../../kernel/message.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { gamesByIds, type GameRecord } from '../../store/reading/game.ts';
import { movesInRanges, type MoveRecord } from '../../store/reading/move.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { laterThing, putBack, removeLater, type RewoundGame } from '../../store/sandbox/rewound-rows.ts';
import { storedMove } from '../running/apply-move.ts';
import { firstMoment } from '../running/first-moment.ts';
import { rulesOf } from '../state/game-rules.ts';
import { message } from '../texts/say.ts';

/**
 * Why a tournament cannot be shown as it was at an instant; null: it can. Moves and results are taken back, and with them its end; not
 * what has changed otherwise since, nor time that was given to somebody.
 */
export async function whyNotRewound(
  db: Db,
  { id, status, startedAt, seriesId }: TournamentRecord,
  at: Instant,
  now: Instant,
): Promise<Message | null> {
  if (at > now) return message('refused.sandbox.rewind.future');
  if (startedAt === null || at < startedAt.getTime() || !['RUNNING', 'FINISHED'].includes(status))
    return message('refused.sandbox.rewind.start');
  if (seriesId !== null) return message('refused.sandbox.rewind.series');
  const thing = await laterThing(db, id, at);
  return thing === null ? null : message(`refused.sandbox.rewind.${thing}`);
}

/** Puts the copy of a tournament back to an instant at which nothing is in the way of that. */
export async function rewind(db: Db, tournament: TournamentRecord, at: Instant): Promise<void> {
  const changed = await removeLater(db, tournament.id, at);
  const games = await gamesByIds(db.prisma, changed);
  const ranges = games.map(({ id: gameId, ply: to }) => ({ gameId, from: 0, to }));
  const moves = Map.groupBy(ranges.length === 0 ? [] : await movesInRanges(db.prisma, ranges), ({ gameId }) => gameId);
  for (const game of games) await putBack(db, rewound(tournament, game, moves.get(game.id) ?? []), at);
}

/** The game after these of its moves, its clock as those have left it. */
function rewound(tournament: TournamentRecord, game: GameRecord, moves: readonly MoveRecord[]): RewoundGame {
  const { id, config, startedAt, clock } = game;
  if (game.venue === 'ELSEWHERE') return { id, ply: 0, toMove: null, position: null, clock: null };
  invariant(startedAt !== null && clock !== null, `game ${id} has begun`);
  const first = firstMoment(tournament, config, { at: startedAt, rests: clock.rests });
  let last = first.clock;
  let played: GameRecord = { ...game, ply: 0, status: 'RUNNING', position: first.position, toMove: first.toMove };
  if (last !== null) played = { ...played, clock: { ...clock, ...last, deadline: last.until ?? null } };
  for (const { at, seat: by, cause, notation } of moves) {
    const made = rulesOf(game.game).play(played.position ?? '', notation);
    invariant(made.ok, `the moves of game ${id} can be replayed`);
    const { after, row } = storedMove(played, at, { by, cause, played: made.value });
    played = after;
    last = row.clock;
  }
  const { ply, toMove, position } = played;
  return { id, ply, toMove, position, clock: last };
}

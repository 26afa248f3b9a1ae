import { invariant } from '../../kernel/assert.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
import type { TextPlayed } from '../../rules/games/text-game.ts';
import type { MoveCause } from '../../store/codecs/event-payload.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { insertMove } from '../../store/writing/game.ts';
import type { Command } from '../command.ts';
import { notYourTurn, type IllegalMove, type NotYourTurn } from '../errors.ts';
import { gameTopic } from '../events.ts';
import { lockedTournament } from '../found.ts';
import { clockAfterMove } from './clock-after-move.ts';
import { decideGame } from './decide-game.ts';
import { playedGame } from '../queries/game-rules.ts';
import { clockOf } from './running-clock.ts';
import { settleDecided } from './settle-tournament.ts';

/** A move to be made: whose it is to be, its text, and how it comes about. */
export interface MoveToMake {
  readonly by: Seat;
  readonly text: string;
  readonly cause: MoveCause;
}

/** A move that has been made: whose it was, its canonical text, what the mover should know, and the game after it. */
export interface AppliedMove {
  readonly by: Seat;
  readonly notation: string;
  readonly warnings: readonly string[];
  /** As it stood before its result, if the move has ended it. */
  readonly game: GameRecord;
  readonly isOver: boolean;
}

/**
 * Makes one move: the core of every way to move. The game is running, locked and in time. Stores the move, the position, the
 * clock; tells everybody who watches; and ends the game when the move does. Refuses a move of the other seat.
 */
export async function applyMove(
  command: Command,
  game: GameRecord,
  { by, text, cause }: MoveToMake,
): Promise<Result<AppliedMove, IllegalMove | NotYourTurn>> {
  const { tx, at } = command;
  const clock = clockOf(game);
  invariant(game.position !== null && clock !== null, `game ${game.id} is played here and runs`);
  const rules = playedGame(game.game);
  if (!rules.actors(game.position).includes(by)) return err(notYourTurn());
  const played = rules.play(game.position, text);
  if (!played.ok) return err({ kind: 'illegal-move', ...played.error });
  if (played.value.mover !== by) return err(notYourTurn());
  const after = clockAfterMove(clock, at, played.value);
  const moved = movedGame(game, played.value, after);
  const { notation, warnings } = played.value;
  await insertMove(
    tx,
    { gameId: game.id, ply: game.ply, seat: by, notation, cause, at, clock: after },
    { position: played.value.encoded, ply: moved.ply, toMove: moved.toMove, clock: after },
  );
  command.touch(game.id);
  tellMoved(command, game, { by, notation, cause }, after);
  await endIfOver(command, moved, played.value);
  return ok({ by, notation, warnings, game: moved, isOver: played.value.outcome !== null });
}

interface Moved {
  readonly by: Seat;
  readonly notation: string;
  readonly cause: MoveCause;
}

function tellMoved(command: Command, game: GameRecord, { by: seat, notation, cause }: Moved, after: Clock): void {
  const { id: gameId, tournamentId, ply } = game;
  const running = after.running === null ? null : deadline(after);
  const payload = { gameId, tournamentId, ply, seat, notation, cause, remaining: after.remaining, deadline: running };
  command.emit({ topic: gameTopic(gameId), kind: 'MovePlayed', payload });
}

async function endIfOver(command: Command, game: GameRecord, { outcome }: TextPlayed): Promise<void> {
  if (outcome === null) return;
  const { winner, reason, value } = outcome;
  const how = winner === null ? 'NO_RESULT' : 'PLAYED';
  await decideGame(command, game, { winner, reason, how, value, decidedAt: command.at });
  const tournament = await lockedTournament(command.tx, game.tournamentId);
  invariant(tournament.ok, 'every game belongs to a tournament');
  await settleDecided(command, tournament.value, [game]);
}

function movedGame(game: GameRecord, { encoded, toMove }: TextPlayed, clock: Clock): GameRecord {
  invariant(toMove !== 'chance', 'chance has no clock');
  const { remaining, used, running, since } = clock;
  return {
    ...game,
    position: encoded,
    ply: game.ply + 1,
    toMove,
    clock: { remaining, used, running, since, deadline: deadline(clock) },
  };
}

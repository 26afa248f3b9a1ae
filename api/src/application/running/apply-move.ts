import { invariant } from '../../kernel/assert.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import { deadline, press } from '../../rules/clocks/fischer.ts';
import type { TextPlayed } from '../../rules/games/text-game.ts';
import type { MoveCause } from '../../store/codecs/event-payload.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { insertMove } from '../../store/writing/game.ts';
import type { Command } from '../command.ts';
import type { IllegalMove } from '../errors.ts';
import { gameTopic, inboxTopic } from '../events.ts';
import { lockedTournament } from '../found.ts';
import { decideGame } from './decide-game.ts';
import type { TooLate } from './playable-game.ts';
import { playedGame } from './played-game.ts';
import { clockOf, clockStoppedAt } from './running-clock.ts';
import { settleDecided } from './settle-tournament.ts';

/** A move that has been made: its canonical text, and what the mover should know. */
export interface AppliedMove {
  readonly notation: string;
  readonly warnings: readonly string[];
}

/**
 * Makes the move of the seat to move: the core of every way to move. The game is running and locked. Stores the move, the
 * position, the clock; tells everybody who watches and the opponent; and ends the game when the move does.
 */
export async function applyMove(
  command: Command,
  game: GameRecord,
  text: string,
  cause: MoveCause,
): Promise<Result<AppliedMove, IllegalMove | TooLate>> {
  const { tx, at } = command;
  const clock = clockOf(game);
  const seat = game.toMove;
  invariant(game.position !== null && clock !== null && seat !== null, `game ${game.id} is played here and runs`);
  const pressed = press(clock, at);
  if (!pressed.ok) return err({ kind: 'too-late' });
  const played = playedGame(game.game).play(game.position, text);
  if (!played.ok) return err({ kind: 'illegal-move', ...played.error });
  const after = clockAfter(pressed.value, played.value);
  const { encoded: position, notation, warnings, outcome } = played.value;
  const toMove = after.running;
  const ply = game.ply + 1;
  await insertMove(
    tx,
    { gameId: game.id, ply: game.ply, seat, notation, cause, at, clock: after },
    { position, ply, toMove, clock: after },
  );
  command.touch(game.id);
  const about = { gameId: game.id, tournamentId: game.tournamentId };
  const next = { remaining: after.remaining, deadline: deadline(after) };
  const payload = { ...about, ply: game.ply, seat, notation, cause, ...next };
  command.emit({ topic: gameTopic(game.id), kind: 'MovePlayed', payload });
  if (outcome === null) {
    invariant(toMove !== null, 'a game that goes on has a seat to move');
    const turn = { ...about, deadline: next.deadline };
    command.emit({ topic: inboxTopic(game.players[toMove]), kind: 'MyTurn', payload: turn });
    return ok({ notation, warnings });
  }
  const { winner, reason } = outcome;
  await decideGame(command, { ...game, clock: storedClock(after) }, { winner, reason, how: 'PLAYED', decidedAt: at });
  const tournament = await lockedTournament(tx, game.tournamentId);
  invariant(tournament.ok, 'every game belongs to a tournament');
  await settleDecided(command, tournament.value, [game]);
  return ok({ notation, warnings });
}

/** The pressed clock, running for whom the game says, or stopped when the game is over. */
function clockAfter(pressed: Clock, { toMove, outcome }: TextPlayed): Clock {
  if (outcome !== null) return pressed.since === null ? pressed : clockStoppedAt(pressed, pressed.since);
  invariant(toMove === 'first' || toMove === 'second', 'chance has no clock');
  return { ...pressed, running: toMove };
}

function storedClock(clock: Clock): NonNullable<GameRecord['clock']> {
  const { remaining, used, running, since } = clock;
  return { remaining, used, running, since, deadline: deadline(clock) };
}

import { invariant } from '../../../kernel/assert.ts';
import type { GameId } from '../../../kernel/ids.ts';
import { ok } from '../../../kernel/result.ts';
import { deadline } from '../../../rules/clocks/fischer.ts';
import { lastWarning } from '../../../rules/clocks/inactivity.ts';
import { setClock } from '../../../store/writing/game.ts';
import { defineCommand } from '../../command.ts';
import type { CommonError } from '../../errors.ts';
import { gameTopic, inboxTopic } from '../../events.ts';
import { lockedGame } from '../../found.ts';
import { clockOf } from '../../state/running-clock.ts';
import type { GameInput } from './shape.ts';

/** Whether somebody was warned; false: it was not due, or he was warned or has moved before. */
export interface WarnGameDone {
  readonly gameId: GameId;
  readonly warned: boolean;
}

/**
 * Warns the player to move in a game without a clock that he loses it by not moving, once for each of its warnings; of several
 * that have fallen due only the last is told. Called by the clock job. Source: Clocks 2.1.
 */
export const warnGame = defineCommand<GameInput, WarnGameDone, CommonError>('warnGame', async (command, { gameId }) => {
  const { tx, at } = command;
  const found = await lockedGame(tx, gameId);
  if (!found.ok) return found;
  const game = found.value;
  const due = game.clock?.warnAt ?? null;
  const clock = game.status === 'RUNNING' ? clockOf(game) : null;
  if (clock === null || clock.running === null || due === null || due > at) return ok({ gameId, warned: false });
  const warning = lastWarning(clock, at);
  const end = deadline(clock);
  invariant(warning !== null && end !== null, `a warning of game ${gameId} has fallen due`);
  await setClock(tx, gameId, clock, at);
  const { tournamentId, ply } = game;
  const payload = { gameId, tournamentId, days: warning.days, deadline: end };
  command.touch(gameId);
  command.emit({ topic: gameTopic(gameId), kind: 'InactivityWarned', payload: { ...payload, seat: clock.running } });
  const inbox = inboxTopic(game.players[clock.running]);
  command.emit({ topic: inbox, kind: 'MyInactivityWarning', payload: { ...payload, ply } });
  return ok({ gameId, warned: true });
});

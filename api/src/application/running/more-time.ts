import { invariant } from '../../kernel/assert.ts';
import type { RulingId } from '../../kernel/ids.ts';
import type { Message } from '../../kernel/message.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Millis } from '../../kernel/time.ts';
import { extend } from '../../rules/clocks/adjustment.ts';
import { deadline } from '../../rules/clocks/fischer.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { setClock } from '../../store/writing/game.ts';
import type { Command } from '../command.ts';
import { gameTopic, inboxTopic } from '../events.ts';
import { clockOf } from '../state/running-clock.ts';

/** How much time is given, by which ruling, and why. */
export interface MoreTime {
  readonly time: Millis;
  readonly reason: string;
  readonly rulingId: RulingId;
}

/**
 * Gives these seats of a running game more time, and tells who is to move and gets some by when he has to. The game is locked, and
 * no flag in it has fallen. Refuses what no clock may show. Source: Common 1.6.
 */
export async function giveMoreTime(
  command: Command,
  game: GameRecord,
  seats: readonly Seat[],
  more: MoreTime,
): Promise<Result<null, Message>> {
  let clock = clockOf(game);
  invariant(clock !== null, `game ${game.id} has a clock`);
  const about = { gameId: game.id, tournamentId: game.tournamentId };
  for (const seat of seats) {
    const extended = extend(clock, seat, more.time);
    if (!extended.ok) return err(extended.error);
    clock = extended.value;
    command.emit({ topic: gameTopic(game.id), kind: 'TimeExtended', payload: { ...about, seat, ...more } });
  }
  await setClock(command.tx, game.id, clock, command.at);
  command.touch(game.id);
  const { toMove } = game;
  if (toMove !== null && seats.includes(toMove)) {
    const turn = { ...about, ply: null, deadline: deadline(clock) };
    command.emit({ topic: inboxTopic(game.players[toMove]), kind: 'MyTurn', payload: turn });
  }
  return ok(null);
}

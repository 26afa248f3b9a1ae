import { invariant } from '../../../kernel/assert.ts';
import { message, type Message } from '../../../kernel/message.ts';
import type { Tx } from '../../../store/client.ts';
import type { PauseChange } from '../../../store/pause-changes.ts';
import { gamesByIds } from '../../../store/reading/game.ts';
import { playersByIds } from '../../../store/reading/player.ts';
import type { NewPause } from '../../../store/writing/pause.ts';
import { nameGame } from '../../running/game-words.ts';
import { isDaysOff } from '../../state/pauses.ts';
import { nameIn } from '../../state/name-among.ts';

/** What a ruling makes of a pause, as one sentence. */
export async function rulingOnPause(tx: Tx, pause: NewPause, change: PauseChange): Promise<Message> {
  const where = await whereOf(tx, pause);
  const until = { at: pause.until };
  switch (change) {
    case 'PLANNED':
      return message('ruling.pause.PLANNED', { where, since: { at: pause.since }, until });
    case 'BEGAN':
    case 'CHANGED':
      return message(`ruling.pause.${change}`, { where, until });
    case 'ENDED':
    case 'TAKEN_BACK':
      return message(`ruling.pause.${change}`, { where });
  }
}

async function whereOf(tx: Tx, { tournamentId, gameId, playerId, reason }: NewPause): Promise<Message> {
  if (gameId !== null) {
    const [game] = await gamesByIds(tx, [gameId]);
    invariant(game, `game ${gameId} exists`);
    return (await nameGame(tx, game)).inText;
  }
  if (playerId === null) return message('event.pause.where.all');
  const [player] = await playersByIds(tx, [playerId]);
  invariant(player, `player ${playerId} exists`);
  const name = await nameIn(tx, tournamentId, player);
  return message(isDaysOff({ reason }) ? 'ruling.pause.daysOff' : 'event.pause.where.player', { name });
}

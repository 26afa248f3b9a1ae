import { invariant } from '../../../kernel/assert.ts';
import type { Tx } from '../../../store/client.ts';
import type { PauseChange } from '../../../store/pause-changes.ts';
import { gamesByIds } from '../../../store/reading/game.ts';
import { playersByIds } from '../../../store/reading/player.ts';
import type { NewPause } from '../../../store/writing/pause.ts';
import { nameGame } from '../../running/game-words.ts';
import { isDaysOff } from '../../state/pauses.ts';
import { instantText, STRANGER } from '../../texts/say.ts';

/** What a ruling makes of a pause, as one sentence. */
export async function rulingOnPause(tx: Tx, pause: NewPause, change: PauseChange): Promise<string> {
  const where = await whereOf(tx, pause);
  const [since, until] = [instantText(STRANGER, pause.since), instantText(STRANGER, pause.until)];
  switch (change) {
    case 'PLANNED':
      return `Play will be paused in ${where} from ${since} until ${until}.`;
    case 'BEGAN':
      return `Play is paused in ${where} until ${until}.`;
    case 'CHANGED':
      return `The pause in ${where} lasts until ${until}.`;
    case 'ENDED':
      return `Play goes on in ${where}.`;
    case 'TAKEN_BACK':
      return `Play will not be paused in ${where}.`;
  }
}

async function whereOf(tx: Tx, { gameId, playerId, reason }: NewPause): Promise<string> {
  if (gameId !== null) {
    const [game] = await gamesByIds(tx, [gameId]);
    invariant(game, `game ${gameId} exists`);
    const { title } = await nameGame(tx, game);
    return title.slice(0, 1).toLowerCase() + title.slice(1);
  }
  if (playerId === null) return 'all games';
  const [player] = await playersByIds(tx, [playerId]);
  invariant(player, `player ${playerId} exists`);
  return isDaysOff({ reason }) ? `all games of ${player.name}, who has days off` : `all games of ${player.name}`;
}

import type { GameId, PlayerId } from '../../kernel/ids.ts';
import type { Tx } from '../client.ts';

/** An answer to a double. */
export type DoubleAnswer = 'TAKE' | 'DROP';

/** What a player lets the server do for him in every game with dice. */
export interface PlayerComfort {
  readonly rolls: boolean;
  readonly playsForced: boolean;
}

/** The same for one game (null: as everywhere), and what he has said in advance: to roll at his next turn, and his answer to a double at a ply. */
export interface GameComfort {
  readonly rolls: boolean | null;
  readonly playsForced: boolean | null;
  readonly rollsOnce: boolean;
  readonly answer: DoubleAnswer | null;
  readonly answerPly: number | null;
}

const NOWHERE: PlayerComfort = { rolls: false, playsForced: false };
const NOT_HERE: GameComfort = { rolls: null, playsForced: null, rollsOnce: false, answer: null, answerPly: null };

/** What a player lets the server do everywhere; nothing where he has said nothing. */
export async function playerComfort(tx: Tx, playerId: PlayerId): Promise<PlayerComfort> {
  const row = await tx.playerComfort.findUnique({ where: { playerId }, select: { rolls: true, playsForced: true } });
  return row ?? NOWHERE;
}

/** What a player has said about one game. */
export async function gameComfort(tx: Tx, gameId: GameId, playerId: PlayerId): Promise<GameComfort> {
  const row = await tx.gameComfort.findUnique({
    where: { gameId_playerId: { gameId, playerId } },
    select: { rolls: true, playsForced: true, rollsOnce: true, answer: true, answerPly: true },
  });
  return row ?? NOT_HERE;
}

import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import { notFound, type NotFound } from '../../errors.ts';
import { foundPlayer } from '../../found.ts';
import type { OwnAccount } from '../account/change-profile.ts';

/** A bot of an account that plays. One of another, and one that was retired, is not there. */
export async function ownBot(
  tx: Tx,
  { playerId }: OwnAccount,
  botId: PlayerId,
): Promise<Result<PlayerRecord, NotFound>> {
  const found = await foundPlayer(tx, botId);
  const isOwn = found.ok && found.value.ownerId === playerId && found.value.retiredAt === null;
  return isOwn ? ok(found.value) : err(notFound('bot'));
}

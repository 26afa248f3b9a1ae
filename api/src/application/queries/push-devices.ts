import type { PushDeviceId } from '../../kernel/ids.ts';
import { deviceOfPlayer, devicesOfPlayers, type PushDeviceRecord } from '../../store/reading/push.ts';
import type { AppContext } from '../context.ts';
import { isId } from '../found.ts';
import { onlyTournament } from '../grant.ts';
import { pushKey } from '../push/push-key.ts';
import { actingPlayer } from '../rights.ts';

/** The devices of whoever asks, the oldest first; none by a token for one tournament. */
export async function pushDevices({ actor, db }: AppContext): Promise<readonly PushDeviceRecord[]> {
  const player = actor.kind === 'account' && onlyTournament(actor) === null ? actingPlayer(actor) : null;
  return player === null ? [] : devicesOfPlayers(db.prisma, [player]);
}

/** A device of whoever asks; null: he has none of this id. */
export async function viewerDevice({ actor, db }: AppContext, id: PushDeviceId): Promise<PushDeviceRecord | null> {
  const player = actor.kind === 'account' && onlyTournament(actor) === null ? actingPlayer(actor) : null;
  return player === null || !isId(id) ? null : deviceOfPlayer(db.prisma, player, id);
}

/** By which browsers know the notices of this server, in base64url. */
export async function pushPublicKey({ db, entropy }: AppContext): Promise<string> {
  return (await pushKey({ db, entropy })).publicKey;
}

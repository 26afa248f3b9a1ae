import { toInstant } from '../../../store/codecs/instant.ts';
import type { AppContext } from '../../context.ts';
import { claimsToDecide } from '../claims.ts';
import { attentionApart, type Attention } from './attention.ts';

/** Who says that he was a player without an account, where whoever asks decides it. */
export async function claimedPasts(context: AppContext): Promise<readonly Attention[]> {
  return (await claimsToDecide(context)).map((claim) => {
    const named = `${claim.playerId}-${claim.byId}`;
    return attentionApart('PAST_CLAIMED', named, { since: toInstant(claim.at) }, { about: 'claim', claim });
  });
}

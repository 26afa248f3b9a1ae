import { message, type Message } from '../../kernel/message.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import { accountById } from '../../store/reading/account.ts';
import type { EventPayload } from '../vocabulary/event.ts';
import type { AppContext } from '../context.ts';
import { sentence } from './game-names.ts';
import { shownNameHere } from './namesakes.ts';

/** What has become of an account, as a sentence. */
export async function accountMessage(
  context: AppContext,
  { accountId, playerId, byId, change, role, reason }: EventPayload<'AccountChanged'>,
): Promise<Message> {
  const named = (id: PlayerId): Promise<string> => shownNameHere(context, id);
  const by = byId === null ? message('event.AccountChanged.terminal') : await named(byId);
  // Who never signed in has no player.
  const account = playerId === null ? await accountById(context.db.prisma, accountId) : null;
  const unnamed = account?.name ?? message('event.AccountChanged.nobody');
  const name = playerId === null ? unnamed : await named(playerId);
  if (change === 'APPOINTED') return message('event.AccountChanged.APPOINTED', { by, name, role: role ?? 'PLAYER' });
  if (change === 'BLOCKED' || change === 'MERGED' || change === 'TOOK_OVER') {
    return message(`event.AccountChanged.${change}`, { by, name, reason: sentence(reason ?? '') });
  }
  return message(`event.AccountChanged.${change}`, { by, name });
}

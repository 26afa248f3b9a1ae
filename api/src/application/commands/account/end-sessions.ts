import type { AccountId } from '../../../kernel/ids.ts';
import type { Message } from '../../../kernel/message.ts';
import { ok } from '../../../kernel/result.ts';
import { announceSessionEnd } from '../../../store/auth-database.ts';
import { removeSessions } from '../../../store/writing/account.ts';
import { revokeAll } from '../../../store/writing/token.ts';
import { defineCommand, type Command } from '../../command.ts';
import type { CommonError } from '../../errors.ts';
import { message } from '../../texts/say.ts';
import { tokenSession } from '../../token.ts';
import { administered, noteAccount, type AccountDone, type AccountInput } from './shape.ts';

/** Signs the owner of an account out everywhere, revokes his tokens, and ends what he watches. For administrators and the server itself. */
export const endSessions = defineCommand<AccountInput, AccountDone, CommonError>(
  'endSessions',
  async (command, { accountId }) => {
    const found = await administered(command, accountId);
    if (!found.ok) return found;
    noteAccount(command, found.value, { change: 'SESSIONS_ENDED' });
    return ok({ accountId, consequences: await endAllSessions(command, accountId) });
  },
);

/** Ends every session and every token of an account with what is watched under them, and tells of how many there were. */
export async function endAllSessions({ tx, at }: Command, accountId: AccountId): Promise<readonly Message[]> {
  const { sessionIds, open } = await removeSessions(tx, accountId, at);
  for (const id of sessionIds) await announceSessionEnd({ prisma: tx }, id);
  const tokens = await revokeAll(tx, accountId, at);
  for (const id of tokens) await announceSessionEnd({ prisma: tx }, tokenSession(id));
  const ended = message('account.sessionsEnd', { n: open });
  return tokens.length === 0 ? [ended] : [ended, message('account.tokensEnd', { n: tokens.length })];
}

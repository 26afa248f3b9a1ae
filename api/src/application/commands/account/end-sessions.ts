import type { AccountId } from '../../../kernel/ids.ts';
import type { Message } from '../../../kernel/message.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { announceSessionEnd } from '../../../store/auth-database.ts';
import { removeSessions } from '../../../store/writing/account.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError } from '../../errors.ts';
import { message } from '../../texts/say.ts';
import { administered, noteAccount, type AccountDone, type AccountInput } from './shape.ts';

/** Signs the owner of an account out everywhere, and ends what he watches. For administrators and the server itself. */
export async function endSessions(context: AppContext, input: AccountInput): Promise<Result<AccountDone, CommonError>> {
  return runCommand(context, { mutation: 'endSessions', input }, async (command) => {
    const { accountId } = input;
    const found = await administered(command, accountId);
    if (!found.ok) return found;
    noteAccount(command, found.value, { change: 'SESSIONS_ENDED' });
    return ok({ accountId, consequences: await endAllSessions(command, accountId) });
  });
}

/** Ends every session of an account and what is watched under it, and tells of how many were open. */
export async function endAllSessions({ tx, at }: Command, accountId: AccountId): Promise<readonly Message[]> {
  const { sessionIds, open } = await removeSessions(tx, accountId, at);
  for (const id of sessionIds) await announceSessionEnd({ prisma: tx }, id);
  return [message('account.sessionsEnd', { n: open })];
}

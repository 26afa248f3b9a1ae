import type { TokenId } from '../../../kernel/ids.ts';
import type { Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import { announceSessionEnd } from '../../../store/auth-database.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { tokenOfAccount } from '../../../store/reading/token.ts';
import { setRevoked } from '../../../store/writing/token.ts';
import { defineCommand } from '../../command.ts';
import { notFound, type CommonError } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { message } from '../../texts/say.ts';
import { tokenSession } from '../../token.ts';
import { ownAccount } from '../account/change-profile.ts';
import { noteAccount } from '../account/shape.ts';

export interface RevokeTokenInput extends CommandOptions {
  readonly tokenId: TokenId;
}

/** A token that is good for nothing any more. */
export interface RevokeTokenDone extends Pick<RevokeTokenInput, 'tokenId'> {
  /** What follows beside what is told, one sentence each. */
  readonly consequences: readonly Message[];
  readonly effects: Effects;
}

/** Ends a token of the caller at once, with what is watched under it. One that was revoked before is not there any more. */
export const revokeToken = defineCommand<RevokeTokenInput, RevokeTokenDone, CommonError>(
  'revokeToken',
  async (command, { tokenId }) => {
    const { tx, at } = command;
    await lockAccounts(tx);
    const own = await ownAccount(command);
    if (!own.ok) return own;
    const token = isId(tokenId) ? await tokenOfAccount(tx, own.value.id, tokenId) : null;
    if (token === null || token.revokedAt !== null) return err(notFound('token'));
    await setRevoked(tx, tokenId, at);
    await announceSessionEnd({ prisma: tx }, tokenSession(tokenId));
    noteAccount(command, own.value, { change: 'TOKEN_REVOKED' });
    return ok({ tokenId, consequences: [message('account.tokenEnds', { name: token.name })] });
  },
);

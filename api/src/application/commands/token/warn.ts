import type { TokenId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { tokenToWarn } from '../../../store/reading/token.ts';
import { setWarned } from '../../../store/writing/token.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, type CommonError } from '../../errors.ts';
import { inboxTopic, type CommandOptions } from '../../events.ts';
import { message } from '../../texts/say.ts';

interface WarnOfTokenEndInput extends CommandOptions {
  readonly tokenId: TokenId;
}

/** Whether its owner was told; false: it is not due, he was told before, or the token is good no more. */
export interface WarnOfTokenEndDone {
  readonly warned: boolean;
}

/** Tells the owner of a token that it ends, once, a week before; of a bot's too. For the server alone. */
export const warnOfTokenEnd = defineCommand<WarnOfTokenEndInput, WarnOfTokenEndDone, CommonError>(
  'warnOfTokenEnd',
  async (command, { tokenId }) => {
    const { tx, at, actor } = command;
    if (actor.kind !== 'system') return err(forbidden(message('refused.token.onlyServerWarns')));
    await lockAccounts(tx);
    const token = await tokenToWarn(tx, tokenId, at);
    if (token === null) return ok({ warned: false });
    await setWarned(tx, tokenId);
    const { playerId, name, botId, expiresAt } = token;
    if (playerId === null || expiresAt <= at) return ok({ warned: false });
    command.emit({
      topic: inboxTopic(playerId),
      kind: 'MyTokenEnding',
      payload: { tokenId, name, botId, expiresAt },
    });
    return ok({ warned: true });
  },
);

import { err, ok } from '../../../kernel/result.ts';
import { setChatOff } from '../../../store/writing/player.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { foundPlayer } from '../../found.ts';
import { message } from '../../texts/say.ts';
import { ownAccount } from './change-profile.ts';
import { administered, noteAccount, type AccountDone, type AccountInput } from './shape.ts';

export interface TurnAccountChatInput extends AccountInput {
  readonly isOff: boolean;
}

/**
 * Turns the chat off for the player of an account, who then neither reads nor writes beside games, as is right for children, or
 * on again. What an administrator has turned off he alone turns on. For administrators and the server itself.
 */
export const turnAccountChat = defineCommand<TurnAccountChatInput, AccountDone, CommonError | WrongStatus>(
  'turnAccountChat',
  async (command, { accountId, isOff }) => {
    const found = await administered(command, accountId);
    if (!found.ok) return found;
    const { playerId } = found.value;
    if (playerId === null) return err(wrongStatus('WITHOUT_PLAYER', message('refused.account.noPlayer')));
    await setChatOff(command.tx, playerId, isOff ? 'ADMINISTRATOR' : null);
    noteAccount(command, found.value, { change: isOff ? 'CHAT_TURNED_OFF' : 'CHAT_TURNED_ON' });
    return ok({ accountId, consequences: [] });
  },
);

export interface TurnChatInput extends CommandOptions {
  readonly isOff: boolean;
}

/** Turns the chat off for the caller himself, or on again; not on where an administrator has turned it off. */
export const turnChat = defineCommand<TurnChatInput, AccountDone, CommonError>('turnChat', async (command, input) => {
  const { isOff } = input;
  const own = await ownAccount(command);
  if (!own.ok) return own;
  const { id: accountId, playerId } = own.value;
  const player = await foundPlayer(command.tx, playerId);
  if (!player.ok) return player;
  const before = player.value.chatOff;
  if (before === 'ADMINISTRATOR' && !isOff) return err(forbidden(message('refused.account.chatOff')));
  if (before !== 'ADMINISTRATOR') await setChatOff(command.tx, playerId, isOff ? 'HIMSELF' : null);
  if ((before !== null) !== isOff) {
    noteAccount(command, own.value, { change: isOff ? 'CHAT_TURNED_OFF' : 'CHAT_TURNED_ON' });
  }
  return ok({ accountId, consequences: [] });
});

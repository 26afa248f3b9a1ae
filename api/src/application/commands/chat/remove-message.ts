import { err, ok } from '../../../kernel/result.ts';
import { setRemoved } from '../../../store/writing/chat.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { chatTopic } from '../../events.ts';
import { lockedGame } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { actingPlayer } from '../../rights.ts';
import { directedTournament } from '../tournament/directed.ts';
import { foundMessage, type MessageDone, type MessageInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The message, and why it is taken away. */
export interface RemoveMessageInput extends MessageInput {
  readonly reason: string;
}

/** Every way in which the command says no. */
export type RemoveMessageError = CommonError | WrongStatus;

/** Takes a message away from everybody's eyes; that it was there, who took it away and why stays. For the director alone. */
export const removeMessage = defineCommand<RemoveMessageInput, MessageDone, RemoveMessageError>(
  'removeMessage',
  async (command, input) => {
    const { tx, at, actor } = command;
    const { messageId } = input;
    const found = await foundMessage(tx, messageId);
    if (!found.ok) return found;
    const { gameId, tournamentId } = found.value;
    const game = await lockedGame(tx, gameId);
    if (!game.ok) return game;
    const tournament = await directedTournament(command, tournamentId);
    if (!tournament.ok) return tournament;
    const byId = actingPlayer(actor);
    if (byId === null) return err(forbidden(message('refused.chat.nobodyAnswers')));
    const reason = readText('reason', input.reason, { longest: 300 });
    if (!reason.ok) return reason;
    const locked = await foundMessage(tx, messageId);
    if (!locked.ok) return locked;
    if (locked.value.removal !== null) return err(wrongStatus('REMOVED', message('refused.chat.removed')));
    await setRemoved(tx, messageId, { at, byId, reason: reason.value });
    command.emit({ topic: chatTopic(gameId), kind: 'ChatRemoved', payload: { gameId, tournamentId, messageId } });
    return ok({ messageId });
  },
);

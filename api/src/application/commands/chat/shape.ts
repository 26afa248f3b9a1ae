import type { MessageId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Tx } from '../../../store/client.ts';
import { messagesByIds, type MessageRecord } from '../../../store/reading/chat.ts';
import { notFound, type NotFound } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { isId } from '../../found.ts';

/** The message that a command is about. */
export interface MessageInput extends CommandOptions {
  readonly messageId: MessageId;
}

/** The message that a command has made or changed, and what that caused. */
export interface MessageDone {
  readonly messageId: MessageId;
  readonly effects: Effects;
}

/** The message, not locked. */
export async function foundMessage(tx: Tx, id: MessageId): Promise<Result<MessageRecord, NotFound>> {
  if (!isId(id)) return err(notFound('message'));
  const [message] = await messagesByIds(tx, [id]);
  return message === undefined ? err(notFound('message')) : ok(message);
}

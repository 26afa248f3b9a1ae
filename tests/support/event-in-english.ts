import type { AppContext } from '../../api/src/application/context.ts';
import { eventMessage } from '../../api/src/application/queries/event-message.ts';
import { say, STRANGER } from '../../api/src/application/texts/say.ts';
import type { Message } from '../../api/src/kernel/message.ts';
import type { DomainEvent } from '../../api/src/application/vocabulary/event.ts';

/** An event as a stranger is told it in English. */
export async function eventInEnglish(context: AppContext, event: DomainEvent): Promise<string> {
  return say(STRANGER, await eventMessage(context, event));
}

/** Messages as a stranger is told them in English. */
export const inEnglish = (messages: readonly Message[] = []): readonly string[] =>
  messages.map((message) => say(STRANGER, message));

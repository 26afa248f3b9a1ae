import { formatModule } from '../../formats/application.ts';
import { FORMAT_EVENTS } from '../../formats/events.ts';
import { invariant } from '../../kernel/assert.ts';
import type { Message } from '../../kernel/message.ts';
import type { DomainEvent } from '../vocabulary/event.ts';
import type { AppContext } from '../context.ts';
import type { FormatEvent } from '../format-event.ts';
import { tournamentOf } from './find.ts';

/** Whether an event is one that the format of its tournament tells. */
export function isFormatEvent(event: DomainEvent): event is FormatEvent {
  return Object.hasOwn(FORMAT_EVENTS, event.kind);
}

/** Such an event as a sentence. */
export async function formatEventMessage(context: AppContext, event: FormatEvent): Promise<Message> {
  const { format } = await tournamentOf(context, event.payload);
  const told = await formatModule(format).eventMessage?.(context, event);
  invariant(told, `${format} tells of ${event.kind}`);
  return told;
}

import { formatModule } from '../../formats/application.ts';
import { FORMAT_EVENTS } from '../../formats/store.ts';
import { invariant } from '../../kernel/assert.ts';
import type { DomainEvent } from '../../store/codecs/event-payload.ts';
import type { AppContext } from '../context.ts';
import type { FormatEvent } from '../format-event.ts';
import { tournamentOf } from './find.ts';

/** Whether an event is one that the format of its tournament tells. */
export function isFormatEvent(event: DomainEvent): event is FormatEvent {
  return Object.hasOwn(FORMAT_EVENTS, event.kind);
}

/** Such an event as one English sentence. */
export async function formatEventText(context: AppContext, event: FormatEvent): Promise<string> {
  const { format } = await tournamentOf(context, event.payload);
  const text = await formatModule(format).eventText?.(context, event);
  invariant(typeof text === 'string', `${format} tells of ${event.kind}`);
  return text;
}

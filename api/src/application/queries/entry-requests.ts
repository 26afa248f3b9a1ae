import type { EntryRequestId } from '../../kernel/ids.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { EntryRequestRecord } from '../../store/reading/entry-request.ts';
import type { AppContext } from '../context.ts';
import { readingOf } from './reading.ts';

interface Asked {
  readonly requestId: EntryRequestId;
}

/** The request that something is about; null to who may not read it, and when it is kept no longer. */
export function entryRequestOf(context: AppContext, { requestId }: Asked): Promise<EntryRequestRecord | null> {
  return readingOf(context).entryRequests.load(requestId);
}

/** By what name somebody asks to be entered. */
export async function askingName(context: AppContext, asked: Asked): Promise<string | Message> {
  return (await entryRequestOf(context, asked))?.name ?? message('event.somebody');
}

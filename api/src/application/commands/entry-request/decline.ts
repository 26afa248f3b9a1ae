import { ok } from '../../../kernel/result.ts';
import { defineCommand } from '../../command.ts';
import type { CommonError, WrongStatus } from '../../errors.ts';
import { readText } from '../../input-text.ts';
import { answerRequest } from './answer.ts';
import { openRequest, type EntryRequestDone, type EntryRequestInput } from './shape.ts';

/** The request, and why it is declined: its writer reads it. */
export interface DeclineEntryRequestInput extends EntryRequestInput {
  readonly reason: string;
}

const LONGEST_REASON = 500;

/** Declines a request to be entered; its writer is told by mail, with the reason. For the director. Source: Common 4.21. */
export const declineEntryRequest = defineCommand<DeclineEntryRequestInput, EntryRequestDone, CommonError | WrongStatus>(
  'declineEntryRequest',
  async (command, { requestId, reason }) => {
    const found = await openRequest(command, requestId);
    if (!found.ok) return found;
    const read = readText('reason', reason, { longest: LONGEST_REASON, hasLines: true });
    if (!read.ok) return read;
    await answerRequest(command, found.value.request, { outcome: 'DECLINED', reason: read.value });
    return ok({ requestId });
  },
);

import type { Locale } from '../../kernel/locale.ts';
import type { Tx } from '../../store/client.ts';
import { forgetAddress } from '../../store/writing/entry-request.ts';
import type { NewMail } from '../../store/writing/outbox.ts';
import type { StoredEvent } from '../vocabulary/event.ts';

/**
 * The mails that follow from what has happened on directors' desks: who has asked to be entered is told what became of it, at the address
 * that he wrote from, which is kept no longer with the request.
 */
export async function answeredRequests(tx: Tx, events: readonly StoredEvent[]): Promise<readonly NewMail[]> {
  const mails: NewMail[] = [];
  for (const event of events) {
    if (event.kind !== 'EntryRequestAnswered') continue;
    const { tournamentId, requestId, outcome } = event.payload;
    const request = await forgetAddress(tx, requestId);
    if (request === null) continue;
    const { address, locale, reason } = request;
    const idElsewhere = outcome === 'DECLINED' ? null : request.idElsewhere;
    mails.push({
      kind: 'ENTRY_REQUEST_ANSWERED',
      payload: { tournamentId, token: '', address, locale: locale as Locale, outcome, idElsewhere, reason },
      playerId: null,
      dedupeKey: `entry-request-answered:${requestId}`,
      notBefore: event.at,
    });
  }
  return mails;
}

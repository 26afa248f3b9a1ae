import type { TournamentId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../../store/client.ts';
import { tournamentsByIds, type TournamentRecord } from '../../store/reading/tournament.ts';
import type { OwnedWebhook, WebhookRecord } from '../../store/reading/webhook.ts';
import type { Actor } from '../context.ts';
import { inboxTopic } from '../events.ts';
import { actingPlayer, observes } from '../rights.ts';
import type { StoredEvent } from '../vocabulary/event.ts';

/**
 * As whom a webhook reads: its owner, and no administrator, within what the token may do that has made it. Null: nobody, since its
 * owner is blocked or its token has ended.
 */
export function readerOf(webhook: OwnedWebhook, at: Instant, factorForDirectors: boolean): Actor | null {
  const { accountId, playerId, role, hasSecondFactor, isBlocked, token, tokenId, tournamentId } = webhook;
  if (isBlocked || (token !== null && token.endsAt <= at)) return null;
  const lacksSecondFactor = factorForDirectors && role !== 'PLAYER' && !hasSecondFactor;
  const acting = lacksSecondFactor ? 'PLAYER' : role === 'ADMIN' ? 'DIRECTOR' : role;
  const grant = { tokenId, verbs: token?.verbs ?? (['READ'] as const), tournamentId };
  return { kind: 'account', accountId, playerId, role: acting, lacksSecondFactor, grant };
}

/** Of a webhook, what says which events it is to be told. */
export type Wish = Pick<WebhookRecord, 'kinds' | 'tournamentId'>;

/** Which of these events a webhook wants that its reader may read, in their order. */
export async function wantedEvents(
  tx: Tx,
  { kinds, tournamentId }: Wish,
  reader: Actor,
  events: readonly StoredEvent[],
): Promise<readonly StoredEvent[]> {
  const wanted = events.filter(
    (event) =>
      (kinds.length === 0 || kinds.includes(event.kind)) &&
      (tournamentId === null || tournamentOf(event) === tournamentId),
  );
  const desks = wanted.flatMap((event) => (isOf('desk', event) ? (tournamentOf(event) ?? []) : []));
  const tournaments = desks.length === 0 ? [] : await tournamentsByIds(tx, [...new Set(desks)]);
  const known = new Map(tournaments.map((tournament) => [tournament.id, tournament]));
  return wanted.filter((event) => mayRead(reader, event, known));
}

function mayRead(reader: Actor, event: StoredEvent, desks: ReadonlyMap<TournamentId, TournamentRecord>): boolean {
  if (isOf('accounts', event)) return false;
  if (isOf('player', event)) {
    const player = actingPlayer(reader);
    return player !== null && event.topic === inboxTopic(player);
  }
  if (!isOf('desk', event)) return true;
  const id = tournamentOf(event);
  const tournament = id === null ? undefined : desks.get(id);
  return tournament !== undefined && observes(reader, tournament);
}

function isOf(kind: string, { topic }: StoredEvent): boolean {
  return topic.startsWith(`${kind}:`);
}

function tournamentOf({ payload }: StoredEvent): TournamentId | null {
  return 'tournamentId' in payload ? payload.tournamentId : null;
}

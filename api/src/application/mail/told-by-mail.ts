import { asId, type PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../../store/client.ts';
import { addressesOfPlayers } from '../../store/reading/account.ts';
import { mailsByIds, type MailRecord } from '../../store/reading/outbox.ts';
import { tournamentsByIds } from '../../store/reading/tournament.ts';
import { mailId } from '../../store/writing/outbox.ts';
import type { AppContext, Mailing } from '../context.ts';
import { may, mayAdminister, observes } from '../rights.ts';
import type { DomainEvent } from '../vocabulary/event.ts';
import { causedMails } from './caused-mails.ts';
import { decideBy, mailFacts } from './mail-facts.ts';

const PLAYER = 'player:';

/**
 * How what happens is mailed. Told by mail is who gets one by what a command puts into inboxes, as mails follow from it and as each wants
 * them. How somebody wants his mail is for who directs or reports what it is about, or sees what its director sees: of whatever else, only
 * administrators are answered.
 */
export function mailing(reachesPeople: boolean): Mailing {
  return { reachesPeople, told: (asked, events) => toldByMail({ ...asked, reachesPeople }, events) };
}

interface Asking extends Pick<AppContext, 'actor'>, Pick<Mailing, 'reachesPeople'> {
  readonly tx: Tx;
  readonly at: Instant;
}

async function toldByMail(asking: Asking, events: readonly DomainEvent[]): Promise<readonly PlayerId[]> {
  const { tx, at, reachesPeople } = asking;
  const told = await shownTo(
    asking,
    events.filter(({ topic }) => topic.startsWith(PLAYER)),
  );
  const inboxes = Map.groupBy(told, ({ topic }) => asId<PlayerId>(topic.slice(PLAYER.length)));
  const made = [...inboxes].flatMap(([player, inbox]) => causedMails(player, inbox, at));
  const mails = made.map(({ dedupeKey, ...matter }): MailRecord => {
    const fresh = { madeAt: at, state: 'MADE', attempts: 0, locale: null, subject: null } as const;
    return { ...matter, ...fresh, id: mailId(dedupeKey) };
  });
  const ids = mails.map(({ id }) => id);
  const earlier = new Set((await mailsByIds(tx, ids)).map(({ id }) => id));
  const facts = await mailFacts(tx, mails, { reachesPeople });
  const sent = mails.filter((one) => !earlier.has(one.id) && isSent(decideBy(facts, one, at)));
  const players = [...new Set(sent.flatMap(({ playerId }) => playerId ?? []))];
  const addresses = await addressesOfPlayers(tx, players);
  return players.filter((player) => addresses.has(player));
}

function isSent({ kind }: ReturnType<typeof decideBy>): boolean {
  return kind === 'send' || kind === 'hold' || kind === 'digest';
}

async function shownTo({ tx, actor }: Asking, events: readonly DomainEvent[]): Promise<readonly DomainEvent[]> {
  if (mayAdminister(actor)) return events;
  const ids = new Set(events.flatMap(({ payload }) => ('tournamentId' in payload ? payload.tournamentId : [])));
  if (ids.size === 0) return [];
  const tournaments = await tournamentsByIds(tx, [...ids]);
  const seen = new Set(
    tournaments.filter((one) => may(actor, one, 'report') || observes(actor, one)).map(({ id }) => id),
  );
  return events.filter(({ payload }) => 'tournamentId' in payload && seen.has(payload.tournamentId));
}

import type { TicketId, TournamentId } from '../../kernel/ids.ts';
import { countTickets, ticketsPage, type TicketFilter, type TicketRecord } from '../../store/reading/ticket.ts';
import type { InstantKey, KeyWindow } from '../../store/reading/key-window.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { onlyTournament } from '../grant.ts';
import { actingPlayer, actingPlayerIn, observes } from '../rights.ts';
import { EMPTY_PAGE, pageOf, type Page } from './page.ts';
import { readingOf } from './reading.ts';

/**
 * The tickets of a tournament that whoever asks may read, the newest first: for who sees what its director sees all but those about himself,
 * for anybody else what he filed.
 */
export function listTicketsIn(
  context: AppContext,
  tournament: TournamentRecord,
  window: KeyWindow<InstantKey>,
): Promise<Page<TicketRecord, InstantKey>> {
  const viewer = actingPlayerIn(context.actor, tournament);
  if (observes(context.actor, tournament)) {
    return listTickets(context, { tournament: tournament.id, notAbout: viewer }, window);
  }
  if (viewer === null) return Promise.resolve(EMPTY_PAGE);
  return listTickets(context, { tournament: tournament.id, filer: viewer }, window);
}

/** What whoever asks has filed, the newest first. */
export function listOwnTickets(
  context: AppContext,
  window: KeyWindow<InstantKey>,
): Promise<Page<TicketRecord, InstantKey>> {
  const viewer = actingPlayer(context.actor);
  if (viewer === null) return Promise.resolve(EMPTY_PAGE);
  const tournament = onlyTournament(context.actor);
  return listTickets(context, { filer: viewer, ...(tournament !== null && { tournament }) }, window);
}

/** The ticket that something is about; null to who may not read it. */
export function ticketOf(
  context: AppContext,
  { ticketId }: { readonly ticketId: TicketId },
): Promise<TicketRecord | null> {
  return readingOf(context).tickets.load(ticketId);
}

/** Whether whoever asks may lay something before the director of this tournament: who is entered. */
export async function viewerMayFile(context: AppContext, { id }: { readonly id: TournamentId }): Promise<boolean> {
  const viewer = actingPlayerIn(context.actor, { id });
  if (viewer === null) return false;
  const entries = await readingOf(context).entriesOf.load(id);
  return entries.some(({ player }) => player.id === viewer);
}

function listTickets(
  context: AppContext,
  filter: TicketFilter,
  window: KeyWindow<InstantKey>,
): Promise<Page<TicketRecord, InstantKey>> {
  return pageOf(
    window,
    async (wider) => {
      const tickets = await ticketsPage(context.db.prisma, filter, wider);
      return tickets.map((thing) => ({ thing, key: { at: thing.at, id: thing.id } }));
    },
    () => countTickets(context.db.prisma, filter),
  );
}

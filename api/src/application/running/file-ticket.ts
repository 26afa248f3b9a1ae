import { newId } from '../../kernel/entropy.ts';
import type { PlayerId, TicketId, TournamentId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import { countTickets, type TicketRecord } from '../../store/reading/ticket.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { insertTicket } from '../../store/writing/ticket.ts';
import type { Command } from '../command.ts';
import { forbidden, type Forbidden, type InvalidInput, type NotFound, type TooManyTickets } from '../errors.ts';
import { deskTopic, inboxTopic } from '../events.ts';
import { lockedTournament } from '../found.ts';
import { readText } from '../input-text.ts';
import { actingPlayer, decisionMakers } from '../rights.ts';
import { message } from '../texts/say.ts';

/** Somebody who is entered in a tournament, which is locked. */
interface Filer {
  readonly playerId: PlayerId;
  readonly tournament: TournamentRecord;
}

/** The caller as somebody who may lay something before the director of this tournament: who is entered in it. */
export async function filer(
  { tx, actor }: Command,
  tournamentId: TournamentId,
): Promise<Result<Filer, NotFound | Forbidden>> {
  const tournament = await lockedTournament(tx, tournamentId);
  if (!tournament.ok) return tournament;
  const playerId = actingPlayer(actor);
  const entries = await entriesOfTournaments(tx, [tournamentId]);
  if (playerId === null || !entries.some(({ player }) => player.id === playerId)) {
    return err(forbidden(message('refused.ticket.onlyPlayers')));
  }
  return ok({ playerId, tournament: tournament.value });
}

/** How many undecided tickets one player may have in one tournament. */
const MOST_UNDECIDED = 10;

/** The most characters of a ticket. */
const LONGEST_TICKET = 2_000;

/** Stores a ticket and tells who directs, unless it is about himself: with nobody left, it waits for an administrator. */
export async function addTicket(
  command: Command,
  { playerId: filerId, tournament }: Filer,
  about: Pick<TicketRecord, 'gameId' | 'messageId' | 'kind' | 'accusedId' | 'text'>,
): Promise<Result<{ readonly ticketId: TicketId }, InvalidInput | TooManyTickets>> {
  const { tx, at, entropy } = command;
  const text = readText('text', about.text, { longest: LONGEST_TICKET, hasLines: true });
  if (!text.ok) return text;
  const undecided = await countTickets(tx, { tournament: tournament.id, filer: filerId, undecided: true });
  if (undecided >= MOST_UNDECIDED) {
    const why = message('refused.ticket.tooMany', { most: MOST_UNDECIDED });
    return err({ kind: 'too-many-tickets', message: why, most: MOST_UNDECIDED });
  }
  const ticketId = newId<TicketId>(entropy);
  const tournamentId = tournament.id;
  await insertTicket(tx, { ...about, id: ticketId, tournamentId, filerId, text: text.value, at });
  const payload = { tournamentId, ticketId };
  command.emit({ topic: deskTopic(tournamentId), kind: 'TicketFiled', payload });
  for (const player of decisionMakers(tournament, [about.accusedId, filerId])) {
    command.emit({ topic: inboxTopic(player), kind: 'MyTicketFiled', payload });
  }
  return ok({ ticketId });
}

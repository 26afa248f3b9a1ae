import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import { DAY, millis, plus, type Instant } from '../../kernel/time.ts';
import type { Tx } from '../../store/client.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { Invitation } from '../../store/tournament.ts';
import { setInvitation } from '../../store/writing/entry.ts';
import { setAcceptUntil } from '../../store/writing/tournament.ts';
import type { Command } from '../command.ts';
import { inboxTopic } from '../events.ts';
import { fieldOf, type Field } from '../state/field.ts';
import { formatEntries, formatOf } from '../state/format-state.ts';
import { changeTournament } from './tournament-change.ts';

/**
 * Asks everybody who plays from the start whether he takes his place, where the format has it so; answers until when, null:
 * nobody is asked. A bot that the server moves for always comes, and who waits for a later stage is not asked. Source: Kuksu 4.2, 12.
 */
export async function sendInvitations(command: Command, tournament: TournamentRecord): Promise<Instant | null> {
  const entries = await entriesOfTournaments(command.tx, [tournament.id]);
  const format = formatOf(tournament);
  const days = format.acceptanceDays;
  const starters = new Set(idsOf(format.starters(formatEntries(entries))));
  const asked = entries.filter(({ id }) => starters.has(id));
  if (days === null || asked.length === 0) return null;
  const until = plus(command.at, millis(days * DAY));
  const programs = asked.filter(({ player }) => player.isBot && player.ownerId === null);
  const people = asked.filter(({ player }) => !player.isBot || player.ownerId !== null);
  await setInvitation(command.tx, idsOf(people), 'SENT');
  await setInvitation(command.tx, idsOf(programs), 'ACCEPTED');
  await setAcceptUntil(command.tx, tournament.id, until);
  changeTournament(command, tournament.id, 'INVITATIONS_SENT', []);
  for (const { player } of people)
    tellInvited(command, tournament.id, { player: player.id, invitation: 'SENT', until });
  return until;
}

/** Tells a player what has become of his invitation, and until when he may answer it. */
export function tellInvited(
  command: Command,
  tournamentId: TournamentId,
  told: { readonly player: PlayerId; readonly invitation: Invitation; readonly until: Instant | null },
): void {
  const { player, invitation, until } = told;
  command.emit({ topic: inboxTopic(player), kind: 'MyInvitation', payload: { tournamentId, invitation, until } });
}

/** The field of a tournament that has not started, as the transaction sees it. */
export async function fieldNow(tx: Tx, tournament: TournamentRecord): Promise<Field> {
  const entries = await entriesOfTournaments(tx, [tournament.id]);
  return fieldOf(tournament, entries);
}

/** The ids of entries, in their order. */
export function idsOf<Id>(entries: readonly { readonly id: Id }[]): readonly Id[] {
  return entries.map(({ id }) => id);
}

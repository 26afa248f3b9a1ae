import { openInvitationsOf, type EntryRecord } from '../../store/reading/entry.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { isBeyond } from '../grant.ts';
import { actingPlayer, actingPlayerIn } from '../rights.ts';
import { readingOf } from './reading.ts';

/** The entries of a tournament that were invited or left out, in order of seeding. */
export async function invitedEntries(context: AppContext, { id }: TournamentRecord): Promise<readonly EntryRecord[]> {
  return (await readingOf(context).everyEntryOf.load(id)).filter(({ invitation }) => invitation !== null);
}

/** The entry of whoever asks if he was invited; null if he was not. */
export async function viewerInvitation(context: AppContext, tournament: TournamentRecord): Promise<EntryRecord | null> {
  const player = actingPlayerIn(context.actor, tournament);
  if (player === null) return null;
  return (await invitedEntries(context, tournament)).find((entry) => entry.player.id === player) ?? null;
}

/** The entries whose invitation whoever asks may answer now, the one that ends first at first. */
export async function viewerInvitations({ actor, db, now }: AppContext): Promise<readonly EntryRecord[]> {
  const player = actingPlayer(actor);
  if (player === null) return [];
  return (await openInvitationsOf(db.prisma, player, now())).filter((entry) => !isBeyond(actor, entry));
}

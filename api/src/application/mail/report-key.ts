import { asId, type EntryId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import { entriesByIds } from '../../store/reading/entry.ts';
import type { AppContext } from '../context.ts';
import { readingOf } from '../queries/reading.ts';
import { findMailSecret, isSealOf, mailSecret, sealOf } from './mail-secret.ts';
import type { Post } from './post.ts';

const MAILBOX = /^report\+(?<entry>[\da-z]{16})-(?<seal>[\da-z]{26})$/;

/** Whose reports of boards a mailbox takes, and of which tournament. */
export interface ReportBox {
  readonly tournamentId: TournamentId;
  readonly playerId: PlayerId;
}

/**
 * Where a player sends what he has to report of his boards in a tournament, `report+KEY@DOMAIN`, at most 64 characters before the `@`: an address of his
 * own, which tells who writes whatever the mail says it is from. Null where answers are not read, and for who is not entered.
 */
export async function reportAddress(
  context: AppContext,
  { tournamentId, playerId }: ReportBox,
  { takesReplies, domain }: Pick<Post, 'takesReplies' | 'domain'>,
): Promise<string | null> {
  const entries = takesReplies ? await readingOf(context).entriesOf.load(tournamentId) : [];
  const entry = entries.find(({ player }) => player.id === playerId);
  if (entry === undefined) return null;
  return `report+${entry.id}-${sealOf(await mailSecret(context, playerId), sealed(entry.id))}@${domain}`;
}

/** Whose reports come to this mailbox, the part of an address before its `@`; null for one that nobody was given. */
export async function findReportBox({ db }: Pick<AppContext, 'db'>, mailbox: string): Promise<ReportBox | null> {
  const parts = MAILBOX.exec(mailbox.toLowerCase())?.groups;
  if (parts === undefined) return null;
  const [entry] = await entriesByIds(db.prisma, [asId<EntryId>(parts['entry'] ?? '')]);
  if (entry === undefined) return null;
  const playerId = entry.player.id;
  const secret = await findMailSecret(db, playerId);
  if (secret === null || !isSealOf(secret, sealed(entry.id), parts['seal'] ?? '')) return null;
  return { tournamentId: entry.tournamentId, playerId };
}

/** The seal of reports is never that of a link or a reply. */
function sealed(entry: EntryId): string {
  return `report ${entry}`;
}

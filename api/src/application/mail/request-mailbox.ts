import { asId, type TournamentId } from '../../kernel/ids.ts';
import { tournamentsByIds, type TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';

const MAILBOX = /^join\+(?<tournament>[\da-z]{16})$/;

/** Where somebody without an account asks to be entered in a tournament: public, and the same for everybody. */
export function requestAddress(id: TournamentId, domain: string): string {
  return `join+${id}@${domain}`;
}

/** In which tournament mails to this mailbox, the part of an address before its `@`, ask to be entered; null: in none. */
export async function findRequestBox(
  { db }: Pick<AppContext, 'db'>,
  mailbox: string,
): Promise<TournamentRecord | null> {
  const id = MAILBOX.exec(mailbox.toLowerCase())?.groups?.['tournament'];
  if (id === undefined) return null;
  const [found] = await tournamentsByIds(db.prisma, [asId<TournamentId>(id)]);
  return found ?? null;
}

/** Whether somebody may ask to be entered: as long as players enter themselves. */
export function takesRequests({ status, lateEntry }: Pick<TournamentRecord, 'status' | 'lateEntry'>): boolean {
  return status === 'REGISTRATION' || (status === 'CLOSED' && lateEntry);
}

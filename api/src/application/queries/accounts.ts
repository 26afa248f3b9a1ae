import type { AccountId } from '../../kernel/ids.ts';
import {
  accountById,
  accountsPage,
  countAccounts,
  countSessions,
  type AccountRecord,
} from '../../store/reading/account.ts';
import { accountEvents, countAccountEvents, type AccountEvent } from '../vocabulary/log.ts';
import type { InstantKey, KeyWindow } from '../../store/reading/key-window.ts';
import { seriesDirectedBy, type SeriesRecord } from '../../store/reading/series.ts';
import { tournamentsDirectedBy, type TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { isId } from '../found.ts';
import { mayAdminister, officeIn, type TournamentRole } from '../rights.ts';
import { pageOf, type Page } from './page.ts';

const MOST_OFFICES = 100;

/** The accounts of this server, the newest first, or those whose name, address or handle contains `search`; null to who may not see them. */
export async function listAccounts(
  { actor, db }: AppContext,
  search: string | null,
  window: KeyWindow<InstantKey>,
): Promise<Page<AccountRecord, InstantKey> | null> {
  if (!mayAdminister(actor)) return null;
  return pageOf(
    window,
    async (wider) => {
      const accounts = await accountsPage(db.prisma, search, wider);
      return accounts.map((thing) => ({ thing, key: { at: thing.createdAt, id: thing.id } }));
    },
    () => countAccounts(db.prisma, search),
  );
}

/** The account with this id; null where there is none, and to who may not see it. */
export async function findAccount({ actor, db }: AppContext, id: AccountId): Promise<AccountRecord | null> {
  return mayAdminister(actor) && isId(id) ? accountById(db.prisma, id) : null;
}

/** The account that a command was about, as it stands; only its success, which administrators alone get, asks for it. */
export async function accountOf(
  { db }: AppContext,
  { accountId }: { readonly accountId: AccountId },
): Promise<AccountRecord> {
  const account = await accountById(db.prisma, accountId);
  if (account === null) throw new Error(`No account ${accountId}`);
  return account;
}

/** In how many browsers and programs an account is signed in. */
export function openSessions({ db, now }: AppContext, { id }: AccountRecord): Promise<number> {
  return countSessions(db.prisma, id, now());
}

/** A tournament, and as what an account acts in it. */
export interface AccountOffice {
  readonly tournament: TournamentRecord;
  readonly role: TournamentRole;
}

/** Where an account directs or helps to direct, the newest tournament first, at most 100. */
export async function accountOffices(
  { db }: AppContext,
  { playerId }: AccountRecord,
): Promise<readonly AccountOffice[]> {
  if (playerId === null) return [];
  const tournaments = await tournamentsDirectedBy(db.prisma, playerId, MOST_OFFICES);
  return tournaments.flatMap((tournament) => {
    const role = officeIn(playerId, tournament);
    return role === null ? [] : [{ tournament, role }];
  });
}

/** The series that an account directs, the newest first, at most 100. */
export async function accountSeries({ db }: AppContext, { playerId }: AccountRecord): Promise<readonly SeriesRecord[]> {
  return playerId === null ? [] : seriesDirectedBy(db.prisma, playerId, MOST_OFFICES);
}

/** What was done with accounts, the last first, or with one of them; null to who may not see it. */
export async function accountLog(
  { actor, db }: AppContext,
  accountId: AccountId | null,
  window: KeyWindow<number>,
): Promise<Page<AccountEvent, number> | null> {
  if (!mayAdminister(actor)) return null;
  return pageOf(
    window,
    async (wider) => {
      const events = await accountEvents(db.prisma, accountId, wider);
      return events.map((thing) => ({ thing, key: thing.version }));
    },
    () => countAccountEvents(db.prisma, accountId),
  );
}

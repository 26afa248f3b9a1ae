import { asId, type EntryId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { inListOrder, type InstantKey, type KeyWindow } from './key-window.ts';
import type { FormatKey } from '#formats/rules';
import type { GameKey } from '#games/rules';
import type { CarriedOver } from '../../rules/formats/format.ts';
import type { Invitation } from '../tournament.ts';
import { PLAYER_PARTS, playerRecord, type PlayerRecord } from './player.ts';
import type { Tx } from '../client.ts';
import { formatKey, gameKey } from '../codecs/registered-key.ts';
import { storedSettings } from '../codecs/stored-settings.ts';

/** A player in a tournament. The snapshot's fields are null until registration closes. */
export interface EntryRecord {
  readonly id: EntryId;
  readonly tournamentId: TournamentId;
  readonly player: PlayerRecord;
  /** the game of the tournament, in which the player's rating counts */
  readonly game: GameKey;
  /** the format of the tournament, which reads what is carried over */
  readonly format: FormatKey;
  readonly enteredAt: Instant;
  readonly withdrawnAt: Instant | null;
  readonly seeding: number | null;
  readonly category: number | null;
  readonly elo: number | null;
  readonly matches: number | null;
  readonly country: string | null;
  readonly team: string | null;
  /** Elo that the director gives him for this tournament; null: that of the site */
  readonly givenElo: number | null;
  /** null: nobody was asked */
  readonly invitation: Invitation | null;
  readonly disqualifiedAt: Instant | null;
  /** from the tournament before in its series; null: nothing */
  readonly carriedOver: CarriedOver | null;
}

const ENTRY_PARTS = {
  player: { include: PLAYER_PARTS },
  tournament: { select: { game: true, format: true } },
} as const satisfies Prisma.EntryInclude;

/** The entries with these ids, in no order; unknown ids are left out. */
export async function entriesByIds(tx: Tx, ids: readonly EntryId[]): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({ where: { id: { in: [...ids] } }, include: ENTRY_PARTS });
  return rows.map(entryRecord);
}

/** Who takes part: nobody was asked, or his invitation is not answered yet or accepted. */
const TAKES_PART = {
  OR: [{ invitation: null }, { invitation: { in: ['SENT', 'ACCEPTED'] } }],
} satisfies Prisma.EntryWhereInput;

/**
 * The entries of these tournaments that take part: in order of seeding, before there is one in order of entry. Who has
 * declined, has not answered in time or was left out is not among them.
 */
export async function entriesOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly EntryRecord[]> {
  return entriesInOrder(tx, { tournamentId: { in: [...tournaments] }, ...TAKES_PART });
}

/** The same with everybody who has entered, whether he takes part or not. */
export async function everyEntryOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly EntryRecord[]> {
  return entriesInOrder(tx, { tournamentId: { in: [...tournaments] } });
}

/** The entries of a player who may answer an invitation at this instant, the one that ends first at first. */
export async function openInvitationsOf(tx: Tx, player: PlayerId, at: Instant): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({
    where: {
      playerId: player,
      invitation: { in: ['SENT', 'ACCEPTED', 'DECLINED'] },
      tournament: { status: 'CLOSED', acceptUntil: { gte: new Date(at) } },
    },
    orderBy: [{ tournament: { acceptUntil: 'asc' } }, { id: 'asc' }],
    include: ENTRY_PARTS,
  });
  return rows.map(entryRecord);
}

async function entriesInOrder(tx: Tx, where: Prisma.EntryWhereInput): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({
    where,
    orderBy: [{ seeding: { sort: 'asc', nulls: 'last' } }, { enteredAt: 'asc' }, { id: 'asc' }],
    include: ENTRY_PARTS,
  });
  return rows.map(entryRecord);
}

/** A player's entries, the newest first. */
export async function entriesPageOfPlayer(
  tx: Tx,
  player: PlayerId,
  window: KeyWindow<InstantKey>,
): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({
    where: { AND: [{ playerId: player }, TAKES_PART, ...beyond(window)] },
    orderBy: window.fromEnd ? [{ enteredAt: 'asc' }, { id: 'asc' }] : [{ enteredAt: 'desc' }, { id: 'desc' }],
    take: window.limit,
    include: ENTRY_PARTS,
  });
  return inListOrder(rows, window).map(entryRecord);
}

function beyond(window: KeyWindow<InstantKey>): Prisma.EntryWhereInput[] {
  const conditions: Prisma.EntryWhereInput[] = [];
  if (window.after !== null) {
    const [enteredAt, id] = [new Date(window.after.at), window.after.id];
    conditions.push({ OR: [{ enteredAt: { lt: enteredAt } }, { enteredAt, id: { lt: id } }] });
  }
  if (window.before !== null) {
    const [enteredAt, id] = [new Date(window.before.at), window.before.id];
    conditions.push({ OR: [{ enteredAt: { gt: enteredAt } }, { enteredAt, id: { gt: id } }] });
  }
  return conditions;
}

function entryRecord(row: Prisma.EntryGetPayload<{ include: typeof ENTRY_PARTS }>): EntryRecord {
  return {
    id: asId<EntryId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    player: playerRecord(row.player),
    game: gameKey(row.tournament.game),
    format: formatKey(row.tournament.format),
    enteredAt: instant(row.enteredAt.getTime()),
    withdrawnAt: row.withdrawnAt === null ? null : instant(row.withdrawnAt.getTime()),
    seeding: row.seeding,
    category: row.category,
    elo: row.elo,
    matches: row.matches,
    country: row.country,
    team: row.team,
    givenElo: row.givenElo,
    invitation: row.invitation,
    disqualifiedAt: row.disqualifiedAt === null ? null : instant(row.disqualifiedAt.getTime()),
    carriedOver: storedSettings(row.carriedOver),
  };
}

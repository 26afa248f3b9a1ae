import { asId, type EntryId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Entry as EntryModel, Prisma } from '../generated/prisma/client.ts';
import { inListOrder, type InstantKey, type KeyWindow } from './key-window.ts';
import type { GameKey } from '../tournament.ts';
import { PLAYER_PARTS, playerRecord, type PlayerRecord } from './player.ts';
import type { Tx } from '../client.ts';

/** A player in a tournament. The snapshot's fields are null until registration closes. */
export interface EntryRecord {
  readonly id: EntryId;
  readonly tournamentId: TournamentId;
  readonly player: PlayerRecord;
  /** the game of the tournament, in which the player's rating counts */
  readonly game: GameKey;
  readonly enteredAt: Instant;
  readonly withdrawnAt: Instant | null;
  readonly seeding: number | null;
  readonly category: number | null;
  readonly elo: number | null;
  readonly matches: number | null;
  readonly country: string | null;
  readonly team: string | null;
  /** what he brings from the cycle before; null: nothing */
  readonly previous: PreviousRecord | null;
}

/** Where a player was in the cycle before, and what became of the title for him. */
export interface PreviousRecord {
  readonly league: {
    readonly name: string;
    readonly tier: number;
    readonly rank: number;
    readonly isDisqualified: boolean;
  } | null;
  readonly title: 'HOLDER' | 'LOSER' | null;
}

const ENTRY_PARTS = {
  player: { include: PLAYER_PARTS },
  tournament: { select: { game: true } },
} as const satisfies Prisma.EntryInclude;

/** The entries with these ids, in no order; unknown ids are left out. */
export async function entriesByIds(tx: Tx, ids: readonly EntryId[]): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({ where: { id: { in: [...ids] } }, include: ENTRY_PARTS });
  return rows.map(entryRecord);
}

/** All entries of these tournaments: in order of seeding, before there is one in order of entry. */
export async function entriesOfTournaments(
  tx: Tx,
  tournaments: readonly TournamentId[],
): Promise<readonly EntryRecord[]> {
  const rows = await tx.entry.findMany({
    where: { tournamentId: { in: [...tournaments] } },
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
    where: { AND: [{ playerId: player }, ...beyond(window)] },
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
    game: row.tournament.game,
    enteredAt: instant(row.enteredAt.getTime()),
    withdrawnAt: row.withdrawnAt === null ? null : instant(row.withdrawnAt.getTime()),
    seeding: row.seeding,
    category: row.category,
    elo: row.elo,
    matches: row.matches,
    country: row.country,
    team: row.team,
    previous: previousRecord(row),
  };
}

function previousRecord({
  lastLeague: name,
  lastTier: tier,
  lastRank: rank,
  lastOut: isDisqualified,
  lastTitle: title,
}: EntryModel): PreviousRecord | null {
  const league = name === null || tier === null || rank === null ? null : { name, tier, rank, isDisqualified };
  return league === null && title === null ? null : { league, title };
}

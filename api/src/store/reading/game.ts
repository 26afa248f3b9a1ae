import { asId, type EntryId, type GameId, type PairingId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import { instant, millis, type Instant, type Millis } from '../../kernel/time.ts';
import type { Rest } from '../../rules/clocks/rest.ts';
import type { StoredSettings } from '../../rules/stored-settings.ts';
import type { Tx } from '../client.ts';
import { restsOf } from '../codecs/clock-columns.ts';
import { gameKey } from '../codecs/registered-key.ts';
import { mergedConfig, storedSettings } from '../codecs/stored-settings.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { askText } from '../named.ts';
import type { GameKey } from '#games/rules';
import type { Venue } from '../tournament.ts';

export const GAME_STATUSES = ['SCHEDULED', 'RUNNING', 'FINISHED'] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** The clock of a game as stored: `remaining` and `used` as they stood at `since`. */
export interface StoredClock {
  readonly remaining: BySeat<Millis>;
  readonly used: BySeat<Millis>;
  readonly running: Seat | null;
  readonly since: Instant | null;
  readonly deadline: Instant | null;
  /** when the running seat is warned next that it loses by not moving; null: no more, or there is a clock */
  readonly warnAt: Instant | null;
  /** when nobody's time passes, in order */
  readonly rests: readonly Rest[];
}

/** One sitting at one board, with what its tournament says of its kind. Played elsewhere it has no position and no clock. */
export interface GameRecord {
  readonly id: GameId;
  readonly tournamentId: TournamentId;
  readonly pairingId: PairingId;
  readonly key: string;
  readonly number: number;
  /** from 1 in its tournament, as games were arranged */
  readonly ordinal: number;
  /** what its tournament is called in addresses */
  readonly tournamentSlug: string;
  readonly game: GameKey;
  /** What the tournament says of its games, with `config` over it. */
  readonly gameConfig: unknown;
  /** Settings of this game alone; null: none. */
  readonly config: StoredSettings | null;
  readonly venue: Venue;
  readonly timeControl: string | null;
  readonly entries: BySeat<EntryId>;
  readonly players: BySeat<PlayerId>;
  readonly status: GameStatus;
  /** when it was arranged */
  readonly addedAt: Instant;
  readonly position: string | null;
  readonly ply: number;
  readonly toMove: Seat | null;
  readonly clock: StoredClock | null;
  readonly startedAt: Instant | null;
  readonly finishedAt: Instant | null;
  readonly address: string | null;
  readonly boardNumber: string | null;
  /** what each seat has used in a game that is played elsewhere, and where its director has that from; null: nobody has said it */
  readonly reportedUse: BySeat<Millis> | null;
  readonly usedSource: string | null;
}

/** A game as its table sees it: where it belongs, who plays, and whether it is over. */
export type GameOutline = Pick<
  GameRecord,
  'id' | 'tournamentId' | 'pairingId' | 'key' | 'number' | 'entries' | 'config' | 'status' | 'addedAt'
>;

const GAME_PARTS = {
  tournament: { select: { slug: true, game: true, gameConfig: true, venue: true, timeControl: true } },
  firstEntry: { select: { playerId: true } },
  secondEntry: { select: { playerId: true } },
} as const satisfies Prisma.GameInclude;

type GameRow = Prisma.GameGetPayload<{ include: typeof GAME_PARTS }>;

/** A row of a game with what its tournament says of it, who plays, and the version of its topic (null: nothing has happened there). */
interface HotRow extends Prisma.GameGetPayload<object> {
  readonly of: GameRow['tournament'];
  readonly firstPlayer: string;
  readonly secondPlayer: string;
  readonly version: number | null;
}

/** A game as it stood at a version of its topic. */
export interface GameAtVersion {
  readonly game: GameRecord;
  readonly version: number;
}

const AT_VERSIONS = `
  select game.*, coalesce(game."restsFrom", '{}') as "restsFrom", coalesce(game."restsTo", '{}') as "restsTo",
    first."playerId" as "firstPlayer", second."playerId" as "secondPlayer",
    json_build_object('slug', tournament.slug, 'game', tournament.game, 'gameConfig', tournament."gameConfig", 'venue', tournament.venue,
      'timeControl', tournament."timeControl") as of,
    (select version from "Topic" where name = 'game:' || game.id) as version
  from "Game" game join "Tournament" tournament on tournament.id = game."tournamentId"
  join "Entry" first on first.id = game."firstEntryId" join "Entry" second on second.id = game."secondEntryId"
  where game.id`;
const ONE_AT_VERSION = `${AT_VERSIONS} = $1`;
const SOME_AT_VERSIONS = `${AT_VERSIONS} = any($1::text[])`;

/** The games with these ids, each with the version of its topic at the same moment, in no order; unknown ids are left out. */
export async function gamesAtVersions(tx: Tx, ids: readonly GameId[]): Promise<readonly GameAtVersion[]> {
  const rows = await (ids.length === 1
    ? askText<HotRow>(tx, ONE_AT_VERSION, ids)
    : askText<HotRow>(tx, SOME_AT_VERSIONS, [ids]));
  return rows.map(({ of: tournament, firstPlayer, secondPlayer, version, ...row }) => ({
    game: gameRecord({
      ...row,
      tournament,
      firstEntry: { playerId: firstPlayer },
      secondEntry: { playerId: secondPlayer },
    }),
    version: version ?? 0,
  }));
}

/** The games with these ids, in no order; unknown ids are left out. */
export async function gamesByIds(tx: Tx, ids: readonly GameId[]): Promise<readonly GameRecord[]> {
  return (await gamesAtVersions(tx, ids)).map(({ game }) => game);
}

/** The games of these pairings, each pairing's by number. */
export async function gamesOfPairings(tx: Tx, pairings: readonly PairingId[]): Promise<readonly GameRecord[]> {
  const rows = await tx.game.findMany({
    where: { pairingId: { in: [...pairings] } },
    orderBy: [{ number: 'asc' }, { id: 'asc' }],
    include: GAME_PARTS,
  });
  return rows.map(gameRecord);
}

/** All games of these tournaments, each pairing's by number. */
export async function gamesOfTournaments(tx: Tx, tournaments: readonly TournamentId[]): Promise<readonly GameRecord[]> {
  const rows = await tx.game.findMany({
    where: { tournamentId: { in: [...tournaments] } },
    orderBy: [{ number: 'asc' }, { id: 'asc' }],
    include: GAME_PARTS,
  });
  return rows.map(gameRecord);
}

/** The outlines of all games of a tournament, each pairing's by number: a fifth of the cost of the games. */
export async function gameOutlines(tx: Tx, tournament: TournamentId): Promise<readonly GameOutline[]> {
  const rows = await tx.game.findMany({
    where: { tournamentId: tournament },
    orderBy: [{ number: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      pairingId: true,
      key: true,
      number: true,
      firstEntryId: true,
      secondEntryId: true,
      config: true,
      status: true,
      addedAt: true,
    },
  });
  return rows.map((row) => ({
    id: asId<GameId>(row.id),
    tournamentId: tournament,
    pairingId: asId<PairingId>(row.pairingId),
    key: row.key,
    number: row.number,
    entries: { first: asId<EntryId>(row.firstEntryId), second: asId<EntryId>(row.secondEntryId) },
    config: storedSettings(row.config),
    status: row.status,
    addedAt: instant(row.addedAt.getTime()),
  }));
}

/** The unfinished games of a player, in no order. */
export async function openGamesOfPlayer(tx: Tx, player: PlayerId): Promise<readonly GameRecord[]> {
  const rows = await tx.game.findMany({
    where: {
      status: 'RUNNING',
      OR: [{ firstEntry: { playerId: player } }, { secondEntry: { playerId: player } }],
    },
    include: GAME_PARTS,
  });
  return rows.map(gameRecord);
}

/** How many games of a tournament have this status. */
export interface StatusCount {
  readonly tournamentId: TournamentId;
  readonly status: GameStatus;
  readonly games: number;
}

/** The numbers of games of these tournaments by status; statuses without games are left out. */
export async function gameCounts(tx: Tx, tournaments: readonly TournamentId[]): Promise<readonly StatusCount[]> {
  const rows = await tx.game.groupBy({
    by: ['tournamentId', 'status'],
    where: { tournamentId: { in: [...tournaments] } },
    _count: { _all: true },
  });
  return rows.map((row) => ({
    tournamentId: asId<TournamentId>(row.tournamentId),
    status: row.status,
    games: row._count._all,
  }));
}

function gameRecord(row: GameRow): GameRecord {
  const config = storedSettings(row.config);
  return {
    id: asId<GameId>(row.id),
    tournamentId: asId<TournamentId>(row.tournamentId),
    pairingId: asId<PairingId>(row.pairingId),
    key: row.key,
    number: row.number,
    ordinal: row.ordinal,
    tournamentSlug: row.tournament.slug,
    game: gameKey(row.tournament.game),
    gameConfig: mergedConfig(row.tournament.gameConfig, config),
    config,
    venue: row.tournament.venue,
    timeControl: row.tournament.timeControl,
    entries: { first: asId<EntryId>(row.firstEntryId), second: asId<EntryId>(row.secondEntryId) },
    players: { first: asId<PlayerId>(row.firstEntry.playerId), second: asId<PlayerId>(row.secondEntry.playerId) },
    status: row.status,
    addedAt: instant(row.addedAt.getTime()),
    position: row.position,
    ply: row.ply,
    toMove: row.toMove,
    clock: storedClock(row),
    startedAt: instantOf(row.startedAt),
    finishedAt: instantOf(row.finishedAt),
    address: row.address,
    boardNumber: row.boardNumber,
    reportedUse:
      row.usedSource === null ? null : { first: millis(Number(row.firstUsed)), second: millis(Number(row.secondUsed)) },
    usedSource: row.usedSource,
  };
}

function storedClock(row: Prisma.GameGetPayload<object>): StoredClock | null {
  if (row.firstRemaining === null || row.secondRemaining === null) return null;
  return {
    remaining: { first: millis(Number(row.firstRemaining)), second: millis(Number(row.secondRemaining)) },
    used: { first: millis(Number(row.firstUsed)), second: millis(Number(row.secondUsed)) },
    running: row.clockRunning,
    since: instantOf(row.clockSince),
    deadline: instantOf(row.deadline),
    warnAt: instantOf(row.warnAt),
    rests: restsOf(row),
  };
}

function instantOf(date: Date | null): Instant | null {
  return date === null ? null : instant(date.getTime());
}

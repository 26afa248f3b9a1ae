import { asId, type GameId, type GroupId, type PlayerId, type StageId, type TournamentId } from '../../kernel/ids.ts';
import type { GameKey } from '#games/rules';
import type { Tx } from '../client.ts';
import { isStorable } from '../codecs/storable.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { GameStatus } from './game.ts';
import { inListOrder, type KeyWindow } from './key-window.ts';

/** The place of a game in an ordered list: numbers compared from the left, then the id. */
export interface GamePlace {
  readonly numbers: readonly number[];
  readonly id: string;
}

/** A game's id and its place in the list that it was read from. */
export interface PlacedGame {
  readonly id: GameId;
  readonly key: GamePlace;
}

/** A list of games in some order. */
export interface GameList {
  page(window: KeyWindow<GamePlace>): Promise<readonly PlacedGame[]>;
  count(): Promise<number>;
}

/** Which games: in a state, of players whose name or handle contains a text, whatever the case, of a group, of a round; null: all. */
export interface ScheduledFilter {
  readonly status: GameStatus | null;
  readonly search: string | null;
  readonly group: GroupId | null;
  readonly round: number | null;
}

/** The same, and of some tournaments, of a player, of a stage, of a game that is played; null: all. */
export interface TimedFilter extends ScheduledFilter {
  readonly tournaments: readonly TournamentId[] | null;
  readonly player?: PlayerId | null;
  readonly stage?: StageId | null;
  readonly game?: string | null;
}

/** The games of a tournament in the order of its schedule: by stage, group, round, pairing and number. */
export function gamesBySchedule(
  tx: Tx,
  tournament: TournamentId,
  { status, search, group, round }: ScheduledFilter,
): GameList {
  return listOf(
    tx,
    Prisma.sql`
    SELECT game.id, stage.number::float8 AS k1, "group".number::float8 AS k2, pairing.round::float8 AS k3,
      pairing.number::float8 AS k4, game.number::float8 AS k5
    FROM "Game" game
    JOIN "Pairing" pairing ON pairing.id = game."pairingId"
    JOIN "Group" "group" ON "group".id = pairing."groupId"
    JOIN "Stage" stage ON stage.id = "group"."stageId"
    WHERE game."tournamentId" = ${tournament} ${withStatus(status)} ${ofPlayers(search)}
      ${inGroup(group)} ${inRound(round)}`,
  );
}

/** The games of the filter: open ones first, by deadline; then finished ones, the newest first. */
export function gamesByTime(tx: Tx, filter: TimedFilter): GameList {
  const { tournaments, player = null, stage = null, game = null, status, search, group, round } = filter;
  return listOf(
    tx,
    Prisma.sql`
    SELECT game.id, ${OPEN_FIRST}, 0::float8 AS k3, 0::float8 AS k4, game.number::float8 AS k5
    FROM "Game" game
    JOIN "Pairing" pairing ON pairing.id = game."pairingId"
    WHERE true ${inTournaments(tournaments)} ${withStatus(status)} ${ofPlayers(search)}
      ${inGroup(group)} ${inRound(round)} ${ofAny(player === null ? null : [player])} ${inStage(stage)} ${ofGame(game)}`,
  );
}

/** The games of a player: open ones first, by deadline; then finished ones, the newest first. */
export function gamesOfPlayer(tx: Tx, player: PlayerId, status: GameStatus | null): GameList {
  return gamesByTime(tx, { tournaments: null, player, status, search: null, group: null, round: null });
}

/** Which boards: of a tournament, of some groups, of some players, of a game that is played; null: all. */
export interface BoardFilter {
  readonly tournament: TournamentId | null;
  readonly groups: ReadonlySet<GroupId> | null;
  readonly players: ReadonlySet<PlayerId> | null;
  readonly game: GameKey | null;
}

/** In which order boards are listed: the newest move first, where one without a move counts from its start; or whose time is over first. */
export type BoardOrder = 'NEWEST_MOVE' | 'LEAST_TIME';

/** Which of them beside: of a round of their group, of players whose name or handle contains a text; null: all. */
export interface BoardList extends Pick<ScheduledFilter, 'round' | 'search'> {
  readonly order: BoardOrder;
}

const ALL_BY_NEWEST_MOVE: BoardList = { round: null, search: null, order: 'NEWEST_MOVE' };

/** Running games that are played here, those of the filter; left out, `list` is all of them, the newest move first. */
export function liveGames(
  tx: Tx,
  { tournament, groups, players, game }: BoardFilter,
  { round, search, order }: BoardList = ALL_BY_NEWEST_MOVE,
): GameList {
  return listOf(
    tx,
    Prisma.sql`
    SELECT game.id, ${BOARD_KEYS[order]} AS k1, ${NO_FURTHER_KEYS}
    FROM "Game" game
    WHERE game.status = 'RUNNING' AND game.position IS NOT NULL
      ${inTournaments(tournament === null ? null : [tournament])} ${inGroups(groups)}
      ${ofAny(players === null ? null : [...players])} ${ofGame(game)} ${ofPlayers(search)} ${pairedInRound(round)}`,
  );
}

/** Finished games, the one that ended last first. */
export function latestFinishedGames(tx: Tx): GameList {
  return listOf(
    tx,
    Prisma.sql`
    SELECT game.id, -extract(epoch FROM game."finishedAt")::float8 AS k1, ${NO_FURTHER_KEYS}
    FROM "Game" game
    WHERE game.status = 'FINISHED' AND game."finishedAt" IS NOT NULL`,
  );
}

const BOARD_KEYS: Readonly<Record<BoardOrder, Prisma.Sql>> = {
  NEWEST_MOVE: Prisma.sql`-coalesce(extract(epoch FROM game."clockSince"), 0)::float8`,
  LEAST_TIME: Prisma.sql`coalesce(extract(epoch FROM game.deadline), 1e15)::float8`,
};

const NO_FURTHER_KEYS = Prisma.sql`0::float8 AS k2, 0::float8 AS k3, 0::float8 AS k4, 0::float8 AS k5`;

/** What is to be done soonest first, what is over last. */
const OPEN_FIRST = Prisma.sql`
  (CASE WHEN game.status = 'FINISHED' THEN 1 ELSE 0 END)::float8 AS k1,
  (CASE WHEN game.status = 'FINISHED' THEN -extract(epoch FROM coalesce(game."finishedAt", 'epoch'))
    ELSE coalesce(extract(epoch FROM game.deadline), 1e15) END)::float8 AS k2`;

function ofPlayers(search: string | null): Prisma.Sql {
  if (search === null || search.trim() === '') return Prisma.empty;
  if (!isStorable(search)) return Prisma.sql`AND false`;
  const part = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return Prisma.sql`AND EXISTS (
    SELECT 1 FROM "Entry" entry JOIN "Player" player ON player.id = entry."playerId"
    WHERE entry.id IN (game."firstEntryId", game."secondEntryId") AND (player.name ILIKE ${part} OR player.handle ILIKE ${part}))`;
}

function ofAny(players: readonly PlayerId[] | null): Prisma.Sql {
  if (players === null) return Prisma.empty;
  const entries = Prisma.sql`SELECT id FROM "Entry" WHERE "playerId" = ANY(${[...players]}::text[])`;
  return Prisma.sql`AND (game."firstEntryId" IN (${entries}) OR game."secondEntryId" IN (${entries}))`;
}

function inGroups(groups: ReadonlySet<GroupId> | null): Prisma.Sql {
  if (groups === null) return Prisma.empty;
  return Prisma.sql`AND game."pairingId" IN (SELECT id FROM "Pairing" WHERE "groupId" = ANY(${[...groups]}::text[]))`;
}

function inTournaments(tournaments: readonly TournamentId[] | null): Prisma.Sql {
  return tournaments === null ? Prisma.empty : Prisma.sql`AND game."tournamentId" = ANY(${[...tournaments]}::text[])`;
}

function inStage(stage: StageId | null): Prisma.Sql {
  if (stage === null) return Prisma.empty;
  return Prisma.sql`AND pairing."groupId" IN (SELECT id FROM "Group" WHERE "stageId" = ${stage})`;
}

function ofGame(game: string | null): Prisma.Sql {
  if (game === null) return Prisma.empty;
  return Prisma.sql`AND game."tournamentId" IN (SELECT id FROM "Tournament" WHERE game = ${game})`;
}

function inGroup(group: GroupId | null): Prisma.Sql {
  return group === null ? Prisma.empty : Prisma.sql`AND pairing."groupId" = ${group}`;
}

function pairedInRound(round: number | null): Prisma.Sql {
  if (round === null) return Prisma.empty;
  return Prisma.sql`AND game."pairingId" IN (SELECT id FROM "Pairing" WHERE round = ${round})`;
}

function inRound(round: number | null): Prisma.Sql {
  return round === null ? Prisma.empty : Prisma.sql`AND pairing.round = ${round}`;
}

function withStatus(status: GameStatus | null): Prisma.Sql {
  return status === null ? Prisma.empty : Prisma.sql`AND game.status = ${status}::"GameStatus"`;
}

interface PlacedRow {
  readonly id: string;
  readonly k1: number;
  readonly k2: number;
  readonly k3: number;
  readonly k4: number;
  readonly k5: number;
}

function listOf(tx: Tx, source: Prisma.Sql): GameList {
  return {
    page: (window) => placed(tx, source, window),
    async count() {
      const [row] = await tx.$queryRaw<{ readonly count: bigint }[]>`SELECT count(*) AS count FROM (${source}) place`;
      return Number(row?.count ?? 0);
    },
  };
}

async function placed(tx: Tx, source: Prisma.Sql, window: KeyWindow<GamePlace>): Promise<readonly PlacedGame[]> {
  const direction = Prisma.raw(window.fromEnd ? 'DESC' : 'ASC');
  const rows = await tx.$queryRaw<PlacedRow[]>`
    SELECT * FROM (${source}) place
    WHERE true ${compared(Prisma.raw('>'), window.after)} ${compared(Prisma.raw('<'), window.before)}
    ORDER BY k1 ${direction}, k2 ${direction}, k3 ${direction}, k4 ${direction}, k5 ${direction}, id ${direction}
    LIMIT ${window.limit}`;
  return inListOrder(rows, window).map(({ id, k1, k2, k3, k4, k5 }) => ({
    id: asId<GameId>(id),
    key: { numbers: [k1, k2, k3, k4, k5], id },
  }));
}

function compared(sign: Prisma.Sql, key: GamePlace | null): Prisma.Sql {
  if (key === null) return Prisma.empty;
  const numbers = key.numbers.map((number) => Prisma.sql`${number}::float8`);
  return Prisma.sql`AND (k1, k2, k3, k4, k5, id) ${sign} (${Prisma.join([...numbers, Prisma.sql`${key.id}`])})`;
}

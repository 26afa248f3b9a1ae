import { asId, type GameId, type GroupId, type PlayerId, type TournamentId } from '../../kernel/ids.ts';
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

/** Which games of a tournament: those in a state, and those of players whose name or handle contains a text, whatever the case; null: all. */
export interface GameFilter {
  readonly status: GameStatus | null;
  readonly search: string | null;
}

/** The same, and of these only those of a group, and of a round; null: all. */
export interface ScheduledFilter extends GameFilter {
  readonly group: GroupId | null;
  readonly round: number | null;
}

/** The games of a tournament in the order of its schedule: by stage, group, round, pairing and number. */
export async function gamesPageOfTournament(
  tx: Tx,
  tournament: TournamentId,
  { status, search, group, round }: ScheduledFilter,
  window: KeyWindow<GamePlace>,
): Promise<readonly PlacedGame[]> {
  const source = Prisma.sql`
    SELECT game.id, stage.number::float8 AS k1, "group".number::float8 AS k2, pairing.round::float8 AS k3,
      pairing.number::float8 AS k4, game.number::float8 AS k5
    FROM "Game" game
    JOIN "Pairing" pairing ON pairing.id = game."pairingId"
    JOIN "Group" "group" ON "group".id = pairing."groupId"
    JOIN "Stage" stage ON stage.id = "group"."stageId"
    WHERE game."tournamentId" = ${tournament} ${withStatus(status)} ${ofPlayers(search)}
      ${inGroup(group)} ${inRound(round)}`;
  return placed(tx, source, window);
}

/** The games of these tournaments: open ones first, by deadline; then finished ones, the newest first. */
export async function gamesPageByTime(
  tx: Tx,
  tournaments: readonly TournamentId[],
  { status, search, group, round }: ScheduledFilter,
  window: KeyWindow<GamePlace>,
): Promise<readonly PlacedGame[]> {
  const source = Prisma.sql`
    SELECT game.id, ${OPEN_FIRST}, 0::float8 AS k3, 0::float8 AS k4, game.number::float8 AS k5
    FROM "Game" game
    JOIN "Pairing" pairing ON pairing.id = game."pairingId"
    WHERE game."tournamentId" = ANY(${[...tournaments]}::text[]) ${withStatus(status)} ${ofPlayers(search)}
      ${inGroup(group)} ${inRound(round)}`;
  return placed(tx, source, window);
}

/** The games of a player: open ones first, by deadline; then finished ones, the newest first. */
export async function gamesPageOfPlayer(
  tx: Tx,
  player: PlayerId,
  status: GameStatus | null,
  window: KeyWindow<GamePlace>,
): Promise<readonly PlacedGame[]> {
  const source = Prisma.sql`
    SELECT game.id, ${OPEN_FIRST},
      0::float8 AS k3, 0::float8 AS k4, game.number::float8 AS k5
    FROM "Game" game
    JOIN "Entry" first_entry ON first_entry.id = game."firstEntryId"
    JOIN "Entry" second_entry ON second_entry.id = game."secondEntryId"
    WHERE (first_entry."playerId" = ${player} OR second_entry."playerId" = ${player}) ${withStatus(status)}`;
  return placed(tx, source, window);
}

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

function inGroup(group: GroupId | null): Prisma.Sql {
  return group === null ? Prisma.empty : Prisma.sql`AND pairing."groupId" = ${group}`;
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

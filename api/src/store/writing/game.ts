import type { EntryId, GameId, PairingId, TournamentId } from '../../kernel/ids.ts';
import type { BySeat, Seat } from '../../kernel/seat.ts';
import type { Instant, Millis } from '../../kernel/time.ts';
import type { Clock } from '../../rules/clocks/clock.ts';
import type { StoredSettings } from '../../rules/stored-settings.ts';
import type { Tx } from '../client.ts';
import { clockColumns } from '../codecs/clock-columns.ts';
import type { MoveCause } from '../move-cause.ts';
import { toDate, toDateOrNull } from '../codecs/instant.ts';
import { ask } from '../named.ts';
import type { GameStatus } from '../reading/game.ts';
import type { PlanRecord } from '../reading/move-plan.ts';

/** A game to be stored: without position and clock when it is played elsewhere. */
export interface NewGame {
  readonly id: GameId;
  readonly tournamentId: TournamentId;
  readonly pairingId: PairingId;
  readonly key: string;
  readonly number: number;
  readonly entries: BySeat<EntryId>;
  /** Settings of its own over those of its tournament; null: none. */
  readonly config: StoredSettings | null;
  readonly status: GameStatus;
  readonly addedAt: Instant;
  readonly position: string | null;
  readonly toMove: Seat | null;
  readonly startedAt: Instant | null;
  readonly clock: Clock | null;
}

/** A move to be stored; `clock` is as it stands after it. */
export interface NewMove {
  readonly gameId: GameId;
  readonly ply: number;
  readonly seat: Seat;
  readonly notation: string;
  readonly cause: MoveCause;
  readonly at: Instant;
  readonly clock: Clock;
}

/** What a game is after a move. */
export interface MovedGame {
  readonly position: string;
  readonly ply: number;
  readonly toMove: Seat | null;
  readonly clock: Clock;
}

/** Where a game was played, as somebody has reported. */
export interface ReportedPlace {
  readonly address: string | null;
  readonly boardNumber: string | null;
}

/** Rows of one statement: PostgreSQL takes no more than 65,535 values. */
const CHUNK = 1_000;

/** Stores games of one tournament, which are numbered on in it in this order. */
export async function insertGames(tx: Tx, games: readonly NewGame[]): Promise<void> {
  const [first] = games;
  if (first === undefined) return;
  const { gamesArranged } = await tx.tournament.update({
    where: { id: first.tournamentId },
    data: { gamesArranged: { increment: games.length } },
    select: { gamesArranged: true },
  });
  const before = gamesArranged - games.length;
  for (let start = 0; start < games.length; start += CHUNK) {
    const chunk = games.slice(start, start + CHUNK);
    const data = chunk.map(({ entries, config, clock, startedAt, addedAt, ...game }, index) => ({
      ...game,
      ordinal: before + start + index + 1,
      firstEntryId: entries.first,
      secondEntryId: entries.second,
      ...(config === null ? {} : { config }),
      startedAt: toDateOrNull(startedAt),
      addedAt: toDate(addedAt),
      ...(clock === null ? {} : clockColumns(clock)),
    }));
    await tx.game.createMany({ data });
  }
}

/**
 * Stores moves of one game, one at least, and what the last of them made of it; answers the plans of its players, in no order. One
 * round trip.
 */
export async function insertMoves(
  tx: Tx,
  moves: readonly [NewMove, ...NewMove[]],
  game: MovedGame,
): Promise<readonly PlanRecord[]> {
  const [{ gameId }] = moves;
  const clock = clockColumns(game.clock);
  const rows = await ask<Omit<PlanRecord, 'gameId'>>(tx)`
    with made as (
      insert into "Move" ("gameId", ply, seat, notation, cause, at, "firstRemaining", "secondRemaining")
      select ${gameId}, ply, seat::"Seat", notation, cause::"MoveCause", at::timestamp(3), first, second
      from unnest(
        ${moves.map(({ ply }) => ply)}::int[], ${moves.map(({ seat }) => seat)}::text[],
        ${moves.map(({ notation }) => notation)}::text[], ${moves.map(({ cause }) => cause)}::text[],
        ${moves.map(({ at }) => toDate(at))}::text[],
        ${moves.map((move) => move.clock.remaining.first)}::bigint[],
        ${moves.map((move) => move.clock.remaining.second)}::bigint[]
      ) as move (ply, seat, notation, cause, at, first, second)
    ), moved as (
      update "Game" set position = ${game.position}, ply = ${game.ply}, "toMove" = ${game.toMove}::"Seat",
        "firstRemaining" = ${clock.firstRemaining}, "secondRemaining" = ${clock.secondRemaining},
        "firstUsed" = ${clock.firstUsed}, "secondUsed" = ${clock.secondUsed},
        "clockRunning" = ${clock.clockRunning}::"Seat", "clockSince" = ${clock.clockSince},
        deadline = ${clock.deadline}, "warnAt" = ${clock.warnAt},
        "restsFrom" = ${clock.restsFrom}, "restsTo" = ${clock.restsTo}
      where id = ${gameId}
    )
    select "playerId", ply, reached, version from "MovePlan" where "gameId" = ${gameId}`;
  return rows.map((row) => ({ ...row, gameId }));
}

/** Notes that a game has ended, its clock stopped; nobody is to move. */
export async function finishGame(
  tx: Tx,
  id: GameId,
  finishedAt: Instant,
  clock: Clock | null,
  place: ReportedPlace | null,
): Promise<void> {
  await tx.game.update({
    where: { id },
    data: {
      status: 'FINISHED',
      toMove: null,
      finishedAt: toDate(finishedAt),
      deadline: null,
      ...(clock === null ? {} : clockColumns(clock)),
      ...(place === null ? {} : place),
    },
    select: { id: true },
  });
}

/** Puts a game's clock to another time; of warnings only those after `told` are still to come. */
export async function setClock(tx: Tx, id: GameId, clock: Clock, told: Instant): Promise<void> {
  await tx.game.update({ where: { id }, data: clockColumns(clock, told), select: { id: true } });
}

/** Notes what each seat has used in a game that is played elsewhere, and where that is known from. */
export async function setReportedUse(tx: Tx, id: GameId, used: BySeat<Millis>, source: string): Promise<void> {
  const data = { firstUsed: BigInt(used.first), secondUsed: BigInt(used.second), usedSource: source };
  await tx.game.update({ where: { id }, data, select: { id: true } });
}

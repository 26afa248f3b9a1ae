import type { GameId, PlayerId, TournamentId } from '../../kernel/ids.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { SEATS } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import { planRests } from '../../rules/clocks/adjustment.ts';
import { deadline, flagAt } from '../../rules/clocks/fischer.ts';
import { restAt } from '../../rules/clocks/rest.ts';
import { overtaken } from '../../store/failure.ts';
import { lockGames } from '../../store/lock.ts';
import type { PauseChange } from '../../store/pause-changes.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import { gamesOfTournaments, type GameRecord } from '../../store/reading/game.ts';
import { pausesAfter, type PauseRecord } from '../../store/reading/pause.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setClock } from '../../store/writing/game.ts';
import type { Command } from '../command.ts';
import type { NotFound } from '../errors.ts';
import { gameTopic, inboxTopic, tournamentTopic } from '../events.ts';
import { isId, lockedTournament } from '../found.ts';
import { awaitedSeats } from '../state/awaited.ts';
import { covers, restsOfGame, type PauseScope } from '../state/pauses.ts';
import { clockOf } from '../state/running-clock.ts';

/** A tournament and the running games that a pause of it is about, all locked. */
export interface PausedGames {
  readonly tournament: TournamentRecord;
  readonly games: readonly GameRecord[];
}

/** Locks the running games that a pause is about, and their tournament. */
export async function lockPausedGames(
  { tx }: Pick<Command, 'tx'>,
  tournamentId: TournamentId,
  scope: PauseScope,
): Promise<Result<PausedGames, NotFound>> {
  const running = async (): Promise<readonly GameRecord[]> => {
    if (!isId(tournamentId)) return [];
    const games = await gamesOfTournaments(tx, [tournamentId]);
    return games.filter((game) => game.status === 'RUNNING' && game.clock !== null && covers(scope, game));
  };
  const locked = new Set<GameId>((await running()).map(({ id }) => id));
  await lockGames(tx, [...locked]);
  const tournament = await lockedTournament(tx, tournamentId);
  if (!tournament.ok) return tournament;
  const games = await running();
  if (games.some(({ id }) => !locked.has(id))) throw overtaken();
  return ok({ tournament: tournament.value, games });
}

/** What has become of a pause. */
export interface PauseNews {
  readonly pause: PauseRecord;
  readonly change: PauseChange;
  /** what is said to it; null: nothing, or what was said when it was made */
  readonly reason: string | null;
}

/**
 * Lets the clocks of these games rest by the pauses of their tournament as they are stored now, and tells who moves next of another
 * deadline. A flag that has fallen stays fallen. The games are locked. Source: Clocks 5.2.
 */
export async function planPauses(
  command: Command,
  tournamentId: TournamentId,
  games: readonly GameRecord[],
): Promise<void> {
  const { tx, at } = command;
  const pauses = await pausesAfter(tx, tournamentId, at);
  for (const game of games) {
    const clock = clockOf(game);
    if (clock === null || flagAt(clock, at) !== null) continue;
    const planned = planRests(clock, at, restsOfGame(pauses, game));
    await setClock(tx, game.id, planned, at);
    command.touch(game.id);
    if (deadline(planned) === deadline(clock)) continue;
    for (const seat of awaitedSeats(game)) {
      const payload = { gameId: game.id, tournamentId, ply: null, deadline: deadline(planned) };
      command.emit({ topic: inboxTopic(game.players[seat]), kind: 'MyTurn', payload });
    }
  }
}

/** Tells what has become of a pause: who watches the tournament or one of these games of it, and every player concerned. */
export async function tellPause(
  command: Command,
  { tournament, games }: PausedGames,
  { pause, change, reason }: PauseNews,
): Promise<void> {
  const { tx, at } = command;
  const { id: pauseId, since, until } = pause;
  const about = { tournamentId: tournament.id, pauseId, change, since, until };
  command.emit({ topic: tournamentTopic(tournament.id), kind: 'PauseChanged', payload: { ...about, reason } });
  const pauses = await pausesAfter(tx, tournament.id, at);
  for (const game of games) {
    const rest = restAt(restsOfGame(pauses, game), at);
    const payload = { ...about, gameId: game.id, pausedUntil: rest?.to ?? null };
    command.emit({ topic: gameTopic(game.id), kind: 'GamePauseChanged', payload });
  }
  for (const player of await concerned(command, tournament, pause, games)) {
    const gameIds = games.filter(({ players }) => SEATS.some((seat) => players[seat] === player)).map(({ id }) => id);
    command.emit({ topic: inboxTopic(player), kind: 'MyPauseChanged', payload: { ...about, reason, gameIds } });
  }
}

/** The players in these games, and whom the pause is about: a player, or everybody who is in. */
async function concerned(
  { tx }: Command,
  tournament: TournamentRecord,
  { gameId, playerId }: PauseScope,
  games: readonly GameRecord[],
): Promise<ReadonlySet<PlayerId>> {
  const players = new Set(games.flatMap((game) => SEATS.map((seat) => game.players[seat])));
  if (playerId !== null) return players.add(playerId);
  if (gameId !== null) return players;
  const entries = await entriesOfTournaments(tx, [tournament.id]);
  for (const { player, withdrawnAt } of entries) if (withdrawnAt === null) players.add(player.id);
  return players;
}

/** When the beginning or the end of a pause is told next, after what is told now. */
export function nextPauseNews({ since, until }: Pick<PauseRecord, 'since' | 'until'>, at: Instant): Instant | null {
  if (since > at && until > since) return since;
  return until > at ? until : null;
}

import { invariant } from '../../../kernel/assert.ts';
import type { EntryId, GameId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { gamesByIds, type GameRecord } from '../../../store/reading/game.ts';
import { lockGames } from '../../../store/lock.ts';
import { openGameIdsOf } from '../../../store/reading/open-game.ts';
import { overtaken } from '../../../store/failure.ts';
import { setWithdrawn } from '../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../command.ts';
import { notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { inboxTopic, tournamentTopic, type Effects } from '../../events.ts';
import { isId, lockedTournament } from '../../found.ts';
import { formatOf } from '../../state/format-state.ts';
import { actingPlayer } from '../../rights.ts';
import { decideGame } from '../../running/decide-game.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import { noteStandings } from '../../running/standing-changes.ts';
import { loadTournament, type LoadedTournament } from '../../running/tournament-rows.ts';
import { verdictAt } from '../../running/verdict-at.ts';
import { entryFor } from './entry-for.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and who withdraws from it. */
export interface WithdrawInput extends TournamentInput {
  /** null: the caller himself. */
  readonly playerId: PlayerId | null;
}

/** A game that a withdrawal loses, and who wins it. */
export interface LostGame {
  readonly gameId: GameId;
  readonly opponent: EntryId;
}

/** The entry of who has withdrawn, and the games that he loses by it, in the order of the schedule. */
export interface WithdrawDone {
  readonly entryId: EntryId;
  readonly gamesLost: readonly LostGame[];
  readonly tournamentId: TournamentId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type WithdrawError = CommonError | WrongStatus;

/**
 * Withdraws the caller, or for the director anybody, from a running tournament: decided games keep their results, all
 * others are lost at once; one whose flag has fallen by then is decided on time. Source: KIBA 8.
 */
export const withdraw = defineCommand<WithdrawInput, WithdrawDone, WithdrawError>('withdraw', withdrawPlayer);

/** The work of it, where more is done by the same command. */
export async function withdrawPlayer(
  command: Command,
  { tournamentId, playerId }: WithdrawInput,
): Promise<Result<Omit<WithdrawDone, 'effects'>, WithdrawError>> {
  const { tx, at, actor } = command;
  const wanted = playerId ?? actingPlayer(actor);
  if (!isId(tournamentId) || wanted === null || !isId(wanted)) return err(notFound('entry'));
  const locked = await openGameIdsOf(tx, tournamentId, wanted);
  await lockGames(tx, locked);
  const found = await lockedTournament(tx, tournamentId);
  if (!found.ok) return found;
  const open = await openGameIdsOf(tx, tournamentId, wanted);
  if (open.some((id) => !locked.includes(id))) throw overtaken();
  const entry = await entryFor(command, found.value, wanted);
  if (!entry.ok) return entry;
  const { status } = found.value;
  if (status !== 'RUNNING') return err(wrongStatus(status, message('refused.tournament.withdrawnLate')));
  if (entry.value.withdrawnAt !== null) return err(wrongStatus('WITHDRAWN', message('refused.tournament.withdrawn')));
  const entryId = entry.value.id;
  const payload = { tournamentId, entryId, playerId: entry.value.player.id, change: 'WITHDRAWN' as const };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  const before = await loadTournament(tx, tournamentId);
  await setWithdrawn(tx, entryId, at);
  const decided = await decideLost(command, before, formatOf(found.value).withdraw(before.state, entryId));
  tellOpponents(command, wanted, decided);
  const after = await settleDecided(
    command,
    found.value,
    decided.map(({ game }) => game),
  );
  noteStandings(command, found.value, gamesOfEntry(before, entryId), { before, after });
  return ok({ entryId, tournamentId, gamesLost: decided.flatMap((one) => lostBy(entryId, one)) });
}

interface Decided {
  readonly game: GameRecord;
  readonly winner: Seat | null;
}

function gamesOfEntry({ rows }: LoadedTournament, entry: EntryId) {
  return rows.games.filter(({ entries }) => entries.first === entry || entries.second === entry);
}

/** The game as one that this entry loses; empty when he has it won, or nobody. */
function lostBy(entry: EntryId, { game: { id, entries }, winner }: Decided): readonly LostGame[] {
  const opponent = winner === null ? entry : entries[winner];
  return opponent === entry ? [] : [{ gameId: id, opponent }];
}

/** Tells each opponent that he has gone, and which games are decided by it. */
function tellOpponents({ emit }: Command, playerId: PlayerId, decided: readonly Decided[]): void {
  const byOpponent = Map.groupBy(decided, ({ game: { players } }) =>
    players.first === playerId ? players.second : players.first,
  );
  for (const [opponent, games] of byOpponent) {
    const [first] = games;
    invariant(first !== undefined, 'every group of games has one');
    const { tournamentId } = first.game;
    const payload = { tournamentId, playerId, gameIds: games.map(({ game }) => game.id) };
    emit({ topic: inboxTopic(opponent), kind: 'MyOpponentWithdrew', payload });
  }
}

/** Decides the games that a withdrawal loses, in the order of the format. */
async function decideLost(
  command: Command,
  { games }: LoadedTournament,
  lost: readonly { readonly game: string; readonly winner: EntryId | null }[],
): Promise<readonly Decided[]> {
  const outlines = lost.flatMap(({ game }) => games.get(game) ?? []);
  const records = await gamesByIds(
    command.tx,
    outlines.map(({ id }) => id),
  );
  const byKey = new Map(records.map((game) => [game.key, game]));
  const decided: Decided[] = [];
  for (const { game: key, winner } of lost) {
    const game = byKey.get(key);
    invariant(game !== undefined, `a withdrawal decides games of its tournament, not ${key}`);
    const seat = winner === null ? null : seatOfEntry(game, winner);
    const verdict = verdictAt(game, { winner: seat, how: 'WITHDRAWAL' }, command.at);
    await decideGame(command, game, verdict);
    decided.push({ game, winner: verdict.winner });
  }
  return decided;
}

function seatOfEntry(game: GameRecord, entry: EntryId): Seat {
  return game.entries.first === entry ? 'first' : 'second';
}

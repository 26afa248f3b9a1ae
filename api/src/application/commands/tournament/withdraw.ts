import type { EntryId, GameId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { setWithdrawn } from '../../../store/writing/entry.ts';
import { defineCommand, type Command } from '../../command.ts';
import { notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { tournamentTopic, type Effects } from '../../events.ts';
import { isId, lockedTournament } from '../../found.ts';
import { formatOf } from '../../state/format-state.ts';
import { actingPlayer } from '../../rights.ts';
import { lockOpenGames, loseGames, type LostGame } from '../../running/lose-games.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import { noteStandings } from '../../running/standing-changes.ts';
import { gamesOfEntry, loadTournament } from '../../running/tournament-rows.ts';
import { entryFor } from './entry-for.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and who withdraws from it. */
export interface WithdrawInput extends TournamentInput {
  /** null: the caller himself. */
  readonly playerId: PlayerId | null;
}

/** A game that a withdrawal loses, and who wins it. */
export interface GameLost {
  readonly gameId: GameId;
  readonly opponent: EntryId;
}

/** The entry of who has withdrawn, and the games that he loses by it, in the order of the schedule. */
export interface WithdrawDone {
  readonly entryId: EntryId;
  readonly gamesLost: readonly GameLost[];
  readonly tournamentId: TournamentId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type WithdrawError = CommonError | WrongStatus;

/**
 * Withdraws the caller, or for the director anybody, from a running tournament: decided games keep their results, all
 * others are lost at once; one whose flag has fallen by then is decided on time. Source: KIBA 8.
 */
export const withdraw = defineCommand<WithdrawInput, WithdrawDone, WithdrawError>('withdraw', (command, input) => {
  command.undoneBy(message('undo.out'));
  return withdrawPlayer(command, input);
});

/** The work of it, where more is done by the same command. */
export async function withdrawPlayer(
  command: Command,
  { tournamentId, playerId }: WithdrawInput,
): Promise<Result<Omit<WithdrawDone, 'effects'>, WithdrawError>> {
  const { tx, at, actor } = command;
  const wanted = playerId ?? actingPlayer(actor);
  if (!isId(tournamentId) || wanted === null || !isId(wanted)) return err(notFound('entry'));
  const checkLocked = await lockOpenGames(command, tournamentId, wanted);
  const found = await lockedTournament(tx, tournamentId);
  if (!found.ok) return found;
  await checkLocked();
  const entry = await entryFor(command, found.value, wanted);
  if (!entry.ok) return entry;
  const { status } = found.value;
  if (status !== 'RUNNING') return err(wrongStatus(status, message('refused.tournament.withdrawnLate')));
  if (entry.value.disqualifiedAt !== null && formatOf(found.value).disqualification.isOut)
    return err(wrongStatus('DISQUALIFIED', message('refused.tournament.disqualified')));
  if (entry.value.withdrawnAt !== null) return err(wrongStatus('WITHDRAWN', message('refused.tournament.withdrawn')));
  const entryId = entry.value.id;
  const payload = { tournamentId, entryId, playerId: entry.value.player.id, change: 'WITHDRAWN' as const };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  const before = await loadTournament(tx, tournamentId);
  await setWithdrawn(tx, entryId, at);
  const lost = formatOf(found.value).withdraw(before.state, entryId);
  const decided = await loseGames(command, before, wanted, lost, { how: 'WITHDRAWAL' });
  const after = await settleDecided(
    command,
    found.value,
    decided.map(({ game }) => game),
  );
  noteStandings(command, found.value, gamesOfEntry(before.rows, entryId), { before, after });
  return ok({ entryId, tournamentId, gamesLost: decided.flatMap((one) => lostBy(entryId, one)) });
}

/** The game as one that this entry loses; empty when he has it won, or nobody. */
function lostBy(entry: EntryId, { game: { id, entries }, winner }: LostGame): readonly GameLost[] {
  const opponent = winner === null ? entry : entries[winner];
  return opponent === entry ? [] : [{ gameId: id, opponent }];
}

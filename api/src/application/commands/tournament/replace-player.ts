import { newId } from '../../../kernel/entropy.ts';
import type { RulingId, StageId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { lockGames } from '../../../store/lock.ts';
import { gamesByIds } from '../../../store/reading/game.ts';
import { gameIdsInStage } from '../../../store/reading/open-game.ts';
import { overtaken } from '../../../store/failure.ts';
import { runCommand, type Command } from '../../command.ts';
import type { AppContext } from '../../context.ts';
import {
  wrongStatus,
  type AlreadyDecided,
  type AlreadyEntered,
  type CommonError,
  type WrongStatus,
} from '../../errors.ts';
import type { Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { rule } from '../../running/make-ruling.ts';
import { takeSeats } from '../../running/take-seats.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { checkReplacement, type Replacing } from './checked-replacement.ts';
import { directedTournament } from './directed.ts';
import type { TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The stage in which one player takes the place of another, and why. */
export interface ReplacePlayerInput extends TournamentInput, Replacing {
  readonly reason: string;
}

/** The stage whose players are others now. */
export interface ReplacePlayerDone {
  readonly tournamentId: TournamentId;
  readonly stageId: StageId;
  readonly rulingId: RulingId;
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ReplacePlayerError = CommonError | WrongStatus | AlreadyDecided | AlreadyEntered;

/**
 * Puts one player in another's place in a stage, by a ruling, while none of the games that change hands is decided: he
 * takes the seat and the games as they stand, with the initial time. Two who play in different groups of the stage change
 * places. For the director. Source: Common 1.5.
 */
export async function replacePlayer(
  context: AppContext,
  input: ReplacePlayerInput,
): Promise<Result<ReplacePlayerDone, ReplacePlayerError>> {
  return runCommand(context, { mutation: 'replacePlayer', input }, (command) => replace(command, input));
}

async function replace(
  command: Command,
  input: ReplacePlayerInput,
): Promise<Result<Omit<ReplacePlayerDone, 'effects'>, ReplacePlayerError>> {
  const { tx, entropy } = command;
  const { tournamentId, stageId } = input;
  const players = [input.out, input.into].filter(isId);
  const locked = isId(stageId) ? await gameIdsInStage(tx, stageId, players) : [];
  await lockGames(tx, locked);
  const found = await directedTournament(command, tournamentId);
  if (!found.ok) return found;
  const tournament = found.value;
  const ids = isId(stageId) ? await gameIdsInStage(tx, stageId, players) : [];
  if (ids.some((id) => !locked.includes(id))) throw overtaken();
  const reason = readText('reason', input.reason, { longest: 500, hasLines: true });
  if (!reason.ok) return reason;
  if (tournament.status !== 'RUNNING') {
    return err(wrongStatus(tournament.status, message('refused.replacement.notRunning')));
  }
  const loaded = await loadTournament(tx, tournamentId);
  const games = await gamesByIds(tx, ids);
  const checked = checkReplacement(loaded, input, { games, at: command.at });
  if (!checked.ok) return checked;
  const { stage, out, into, moves } = checked.value;
  const rulingId = newId<RulingId>(entropy);
  await rule(command, {
    id: rulingId,
    tournamentId,
    gameId: null,
    kind: 'REPLACEMENT',
    reason: reason.value,
    text: `${stage.name}: ${into.player.name} plays in place of ${out.player.name}${moves.length > 1 ? ', and he in his' : ''}.`,
    replaces: `${out.player.name} played there.`,
  });
  await takeSeats(command, loaded, { stage, games, moves, reason: reason.value });
  return ok({ tournamentId, stageId, rulingId });
}

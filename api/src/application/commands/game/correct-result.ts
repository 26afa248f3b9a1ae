import { err, ok } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { ResultHow } from '../../../rules/formats/format.ts';
import { resultsOfGames } from '../../../store/reading/result.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type InvalidResult, type WrongStatus } from '../../errors.ts';
import { readText } from '../../input-text.ts';
import { nameGame, sayResult } from '../../running/game-words.ts';
import { saidOfTimeOut } from '../../running/time-outs.ts';
import { rule } from '../../running/make-ruling.ts';
import { replaceResult } from '../../running/replace-result.ts';
import { message } from '../../texts/say.ts';
import { invalidResult, resultFault } from '../tournament/checked-report.ts';
import { directedGame } from './directed.ts';
import type { GameDone, GameInput } from './shape.ts';

/** The game and how it ended in truth. */
export interface CorrectResultInput extends GameInput {
  /** null: nobody gets the point. */
  readonly winner: Seat | null;
  readonly how: ResultHow;
  /** How many points it counts; null: as many as before. */
  readonly value: number | null;
  /** null: that it was reported wrongly says enough. */
  readonly reason: string | null;
}

/** Every way in which the command says no. */
export type CorrectResultError = CommonError | InvalidResult | WrongStatus;

const REPORTED_WRONGLY = message('ruling.reason.reportedWrongly');

/**
 * Records how a game ended in truth whose result was reported wrongly. It is no ruling against anybody: the game counts, for ratings too,
 * as if it had been reported so; the earlier result stays in the log. For who may report results. Source: Common 1.5, 1.6.
 */
export const correctResult = defineCommand<CorrectResultInput, GameDone, CorrectResultError>(
  'correctResult',
  async (command, { gameId, winner, how, value, reason: given }) => {
    const found = await directedGame(command, gameId, 'report');
    if (!found.ok) return found;
    const { game, tournament } = found.value;
    const reason = given === null || given.trim() === '' ? ok(REPORTED_WRONGLY) : readText('reason', given, LONGEST);
    if (!reason.ok) return reason;
    if (tournament.venue !== 'ELSEWHERE') return err(wrongStatus(tournament.venue, message('refused.correction.here')));
    const earlier = (await resultsOfGames(command.tx, [game.id])).at(-1);
    if (earlier === undefined) return err(wrongStatus(game.status, message('refused.correction.open')));
    if (tournament.status !== 'RUNNING' && tournament.status !== 'FINISHED')
      return err(wrongStatus(tournament.status, message('refused.game.decidedLater')));
    if (earlier.how === 'ADJUDICATED' || earlier.how === 'WITHDRAWAL')
      return err(wrongStatus('RULED', message('refused.correction.ruled')));
    const verdict = { winner, how, value: value ?? earlier.value };
    const fault = resultFault(game, verdict);
    if (fault !== null) return err(invalidResult(0, fault));
    if (winner === earlier.winner && how === earlier.how && verdict.value === earlier.value)
      return err({ kind: 'invalid-result', message: message('refused.correction.same'), index: 0 });
    const named = await nameGame(command.tx, game);
    const replaces = sayResult(named, earlier);
    const corrected = message('ruling.corrected', {
      game: named.title,
      now: sayResult(named, verdict),
      before: replaces,
    });
    const rulingId = await rule(command, {
      ...{ tournamentId: tournament.id, gameId: game.id, kind: 'CORRECTION', replaces },
      reason: reason.value,
      text: await saidOfTimeOut(command, tournament, [{ game, result: earlier }], corrected),
    });
    command.undoneBy(message('undo.corrected'));
    const { decidedAt } = earlier;
    await replaceResult(command, { game, tournament }, earlier, {
      ...verdict,
      ...{ rulingId, decidedAt, replaces, reason: reason.value },
    });
    return ok({ gameId: game.id });
  },
);

const LONGEST = { longest: 500, hasLines: true };

import { ok, err } from '../../../kernel/result.ts';
import type { BySeat } from '../../../kernel/seat.ts';
import type { Millis } from '../../../kernel/time.ts';
import { setReportedUse } from '../../../store/writing/game.ts';
import { defineCommand } from '../../command.ts';
import { invalidInput, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { lockedGame, lockedTournament } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { asDirector } from '../../rights.ts';
import type { GameDone, GameInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The game, what each has used in it, and where that is known from. */
export interface SetTimeUsedInput extends GameInput {
  readonly used: BySeat<Millis>;
  readonly source: string;
}

/** Every way in which the command says no. */
export type SetTimeUsedError = CommonError | WrongStatus;

/**
 * Notes the time that each has used in a game that is played elsewhere, and its source; said again, the new one counts. For the director and who
 * reports for him. Source: Knock-out 5.3.
 */
export const setTimeUsed = defineCommand<SetTimeUsedInput, GameDone, SetTimeUsedError>(
  'setTimeUsed',
  async (command, { gameId, used, source }) => {
    const { tx, actor } = command;
    const game = await lockedGame(tx, gameId);
    if (!game.ok) return game;
    const tournament = await lockedTournament(tx, game.value.tournamentId);
    if (!tournament.ok) return tournament;
    const allowed = asDirector(actor, tournament.value, 'report');
    if (!allowed.ok) return allowed;
    const { venue } = tournament.value;
    if (venue !== 'ELSEWHERE') return err(wrongStatus(venue, message('refused.game.hasClock')));
    if (used.first < 0 || used.second < 0) return err(invalidInput('used', message('refused.game.lessThanNoTime')));
    const words = readText('source', source, { longest: 300 });
    if (!words.ok) return words;
    await setReportedUse(tx, gameId, used, words.value);
    command.touch(gameId);
    return ok({ gameId });
  },
);

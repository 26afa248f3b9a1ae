import { newId } from '../../../kernel/entropy.ts';
import { err, ok } from '../../../kernel/result.ts';
import { insertStanding, removeStanding } from '../../../store/writing/recurrence.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { lockedTournament } from '../../found.ts';
import { actingPlayer } from '../../rights.ts';
import { hasFollowers } from '../../state/editions.ts';
import { message } from '../../texts/say.ts';
import type { TournamentDone, TournamentInput } from '../tournament/shape.ts';

/** Whether the caller is entered by himself in what follows a tournament. */
export interface SignUpAgainInput extends TournamentInput {
  readonly again: boolean;
}

/** Every way in which the command says no. */
export type SignUpAgainError = CommonError | WrongStatus;

/**
 * Has the caller entered in each later edition of a tournament, or in each later tournament of its series for which players sign up, as
 * it opens; or no longer. For himself alone, and for no bot where none is taken; saying the same again changes nothing. Source: Common 4.12, Kuksu 4.1.
 */
export const signUpAgain = defineCommand<SignUpAgainInput, TournamentDone, SignUpAgainError>(
  'signUpAgain',
  async ({ tx, at, actor, entropy }, { tournamentId, again }) => {
    const playerId = actingPlayer(actor);
    if (playerId === null) return err(forbidden(message('refused.registration.noPlayer')));
    const found = await lockedTournament(tx, tournamentId);
    if (!found.ok) return found;
    const { recurrenceId, seriesId, status, takesBots } = found.value;
    if (again && actor.kind === 'bot' && !takesBots) return err(forbidden(message('refused.bot.notTakenAgain')));
    if (!hasFollowers(found.value)) return err(wrongStatus(status, message('refused.recurrence.nothingFollows')));
    const standing = { recurrenceId, seriesId: recurrenceId === null ? seriesId : null };
    if (again) await insertStanding(tx, { id: newId(entropy), playerId, since: at, ...standing });
    else await removeStanding(tx, playerId, standing);
    return ok({ tournamentId });
  },
);

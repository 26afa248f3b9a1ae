import type { PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { hiddenFrom } from '../../../store/reading/hidden.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import { hideTournament, showTournament } from '../../../store/writing/hidden.ts';
import { lockPlayer } from '../../../store/writing/merge.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { isId } from '../../found.ts';
import { actingPlayer } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** Of how many tournaments somebody hides the results at most. */
export const MOST_HIDDEN = 200;

export interface HideResultsInput extends CommandOptions {
  readonly tournamentId: TournamentId;
  readonly isHidden: boolean;
}

/** Who sees no result of it, or sees them again. */
export interface HideResultsDone {
  readonly playerId: PlayerId;
}

/**
 * Notes that pages tell the caller no result of a tournament unasked, or that they do again. It is a wish to his pages alone: the API answers
 * as ever.
 */
export const hideResults = defineCommand<HideResultsInput, HideResultsDone, CommonError | WrongStatus>(
  'hideResults',
  async ({ tx, actor, at }, { tournamentId, isHidden }) => {
    const playerId = actor.kind === 'account' ? actingPlayer(actor) : null;
    if (playerId === null) return err(forbidden(message('refused.account.onlyOwner')));
    const [tournament] = isId(tournamentId) ? await tournamentsByIds(tx, [tournamentId]) : [];
    if (tournament === undefined) return err(notFound('tournament'));
    if (!isHidden) {
      await showTournament(tx, playerId, tournamentId);
      return ok({ playerId });
    }
    await lockPlayer(tx, playerId);
    if ((await hiddenFrom(tx, playerId)).length >= MOST_HIDDEN) {
      return err(wrongStatus('MANY', message('refused.hidden.many', { most: MOST_HIDDEN })));
    }
    await hideTournament(tx, playerId, tournamentId, at);
    return ok({ playerId });
  },
);

import type { LetterWords } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { overtaken } from '../../../store/failure.ts';
import { lockGames } from '../../../store/lock.ts';
import { entriesOfTournaments } from '../../../store/reading/entry.ts';
import { gamesByIds } from '../../../store/reading/game.ts';
import { openGameIdsIn } from '../../../store/reading/open-game.ts';
import { setTournamentStatus } from '../../../store/writing/tournament.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type InvalidInput, type WrongStatus } from '../../errors.ts';
import { isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { decideGame, endedMoot } from '../../running/decide-game.ts';
import { rule } from '../../running/make-ruling.ts';
import { changeTournament } from '../../running/tournament-change.ts';
import { directedTournament } from './directed.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and why it is cancelled: in the director's words, or the server's own where it does so by itself. */
export interface CancelTournamentInput extends TournamentInput {
  readonly reason: LetterWords;
}

/** Every way in which the command says no. */
export type CancelTournamentError = CommonError | WrongStatus;

/**
 * Cancels a tournament that is not over, by a ruling, and tells everybody who has entered why. Of one that runs the open games end
 * without a result; decided ones keep theirs, and nobody has won. Source: Common 4.1.
 */
export const cancelTournament = defineCommand<CancelTournamentInput, TournamentDone, CancelTournamentError>(
  'cancelTournament',
  async (command, input) => {
    const { tx, at } = command;
    const { tournamentId } = input;
    const locked = isId(tournamentId) ? await openGameIdsIn(tx, tournamentId) : [];
    await lockGames(tx, locked);
    const found = await directedTournament(command, tournamentId, 'lead');
    if (!found.ok) return found;
    const { status } = found.value;
    if (status === 'FINISHED' || status === 'CANCELLED') {
      return err(wrongStatus(status, message('refused.tournament.cancelledBefore')));
    }
    const reason = readReason(input.reason);
    if (!reason.ok) return reason;
    command.undoneBy(message('undo.cancelled'));
    const open = await openGameIdsIn(tx, tournamentId);
    if (open.some((id) => !locked.includes(id))) throw overtaken();
    const text = message('ruling.cancelled', { games: open.length });
    await rule(command, { tournamentId, kind: 'ENDING', reason: reason.value, text });
    for (const game of await gamesByIds(tx, open)) {
      await decideGame(command, game, endedMoot('cancelled', at));
    }
    await setTournamentStatus(tx, tournamentId, 'CANCELLED', at);
    changeTournament(command, tournamentId, 'CANCELLED', await entriesOfTournaments(tx, [tournamentId]));
    return ok({ tournamentId });
  },
);

function readReason(reason: LetterWords): Result<LetterWords, InvalidInput> {
  return typeof reason === 'string' ? readText('reason', reason, { longest: 500, hasLines: true }) : ok(reason);
}

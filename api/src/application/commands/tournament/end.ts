import { err, ok } from '../../../kernel/result.ts';
import { overtaken } from '../../../store/failure.ts';
import { lockGames } from '../../../store/lock.ts';
import { gamesByIds } from '../../../store/reading/game.ts';
import { openGameIdsIn } from '../../../store/reading/open-game.ts';
import { setEndedEarly } from '../../../store/writing/tournament.ts';
import { defineCommand } from '../../command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { isId } from '../../found.ts';
import { readText } from '../../input-text.ts';
import { decideGame } from '../../running/decide-game.ts';
import { goOn } from '../../running/go-on.ts';
import { rule } from '../../running/make-ruling.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import { formatOf } from '../../state/format-state.ts';
import { message } from '../../texts/say.ts';
import { directedTournament } from './directed.ts';
import type { TournamentDone, TournamentInput } from './shape.ts';

/** The tournament, and why it is ended. */
export interface EndTournamentInput extends TournamentInput {
  readonly reason: string;
}

/** Every way in which the command says no. */
export type EndTournamentError = CommonError | WrongStatus;

/**
 * Ends a running tournament as it stands, by a ruling: its open games end without a result, decided ones keep theirs, its table is
 * final, and who is first alone has won. It stays ended: a later correction changes its table and nothing else. For its director
 * himself, where its format can be ended so. Source: Common 4.13.
 */
export const endTournament = defineCommand<EndTournamentInput, TournamentDone, EndTournamentError>(
  'endTournament',
  async (command, input) => {
    const { tx, at } = command;
    const { tournamentId } = input;
    const locked = isId(tournamentId) ? await openGameIdsIn(tx, tournamentId) : [];
    await lockGames(tx, locked);
    const found = await directedTournament(command, tournamentId, 'lead');
    if (!found.ok) return found;
    const tournament = found.value;
    const { status } = tournament;
    if (status !== 'RUNNING') return err(wrongStatus(status, message('refused.tournament.endedOnlyRunning')));
    if (!formatOf(tournament).endsAsItStands) {
      return err(wrongStatus(status, message('refused.tournament.endsByItsRules')));
    }
    const reason = readText('reason', input.reason, { longest: 500, hasLines: true });
    if (!reason.ok) return reason;
    command.undoneBy(message('undo.ended'));
    const open = await openGameIdsIn(tx, tournamentId);
    if (open.some((id) => !locked.includes(id))) throw overtaken();
    await rule(command, {
      tournamentId,
      kind: 'ENDING',
      reason: reason.value,
      text: message('ruling.ended', { games: open.length }),
    });
    await setEndedEarly(tx, tournamentId, at);
    for (const game of await gamesByIds(tx, open)) {
      await decideGame(command, game, { winner: null, how: 'NO_RESULT', reason: reason.value, decidedAt: at });
    }
    await goOn(command, tournament, await loadTournament(tx, tournamentId));
    return ok({ tournamentId });
  },
);

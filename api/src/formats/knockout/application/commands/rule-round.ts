import { err, ok } from '../../../../kernel/result.ts';
import { toInstant } from '../../../../store/codecs/instant.ts';
import { lockGames } from '../../../../store/lock.ts';
import { gamesByIds } from '../../../../store/reading/game.ts';
import { openGameIdsIn } from '../../../../store/reading/open-game.ts';
import { overtaken } from '../../../../store/failure.ts';
import { defineCommand } from '../../../../application/command.ts';
import { wrongStatus, type CommonError, type WrongStatus } from '../../../../application/errors.ts';
import { formatOf } from '../../../../application/state/format-state.ts';
import { pairingOfKey } from '../../../../application/running/match-changes.ts';
import { ruleAfterWeek } from '../rule-after-week.ts';
import { loadTournament } from '../../../../application/running/tournament-rows.ts';
import { directedTournament } from '../../../../application/commands/tournament/directed.ts';
import type { TournamentDone, TournamentInput } from '../../../../application/commands/tournament/shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** Every way in which the command says no. */
export type RuleRoundError = CommonError | WrongStatus;

/** Rules on every match of a round that is open when its last week ends; the server does so by itself. Source: Knock-out 5. */
export const ruleRound = defineCommand<TournamentInput, TournamentDone, RuleRoundError>(
  'ruleRound',
  async (command, { tournamentId }) => {
    const { tx, at } = command;
    const locked = await openGameIdsIn(tx, tournamentId);
    await lockGames(tx, locked);
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const tournament = found.value;
    const { status, rulingsAt } = tournament;
    if (status !== 'RUNNING' || rulingsAt === null || at < toInstant(rulingsAt)) {
      return err(wrongStatus(status, message('formats.KNOCKOUT.refused.noLastWeekOver')));
    }
    const open = await openGameIdsIn(tx, tournamentId);
    if (open.some((id) => !locked.includes(id))) throw overtaken();
    const games = await gamesByIds(tx, open);
    const format = formatOf(tournament);
    const loaded = await loadTournament(tx, tournamentId);
    const matches = format
      .matches(loaded.state)
      .filter(({ winner, waits }) => winner === null && !waits)
      .map((match) => {
        const pairing = pairingOfKey(loaded.rows, match.pairing);
        return { match, pairing, openGames: games.filter(({ pairingId }) => pairingId === pairing.id) };
      });
    await ruleAfterWeek(command, { tournament, format, loaded }, matches);
    return ok({ tournamentId });
  },
);

import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { luckyLosersOf } from '../../rules/draw.ts';
import { DIRECTOR_LOT } from '../../rules/keys.ts';
import { insertLots } from '../../../../store/writing/draw.ts';
import { defineCommand } from '../../../../application/command.ts';
import { invalidInput, wrongStatus, type CommonError, type WrongStatus } from '../../../../application/errors.ts';
import { readText } from '../../../../application/input-text.ts';
import { formatOf } from '../../../../application/state/format-state.ts';
import { goOn } from '../../../../application/running/go-on.ts';
import { rule } from '../../../../application/running/make-ruling.ts';
import { nameOf } from '../../../../application/running/match-words.ts';
import { loadTournament, type LoadedTournament } from '../../../../application/running/tournament-rows.ts';
import { directedTournament } from '../../../../application/commands/tournament/directed.ts';
import type { TournamentDone, TournamentInput } from '../../../../application/commands/tournament/shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The tournament, whom its director brings back for round 2, and why. */
export interface NameLuckyLosersInput extends TournamentInput {
  readonly entries: readonly EntryId[];
  readonly reason: string;
}

/** Every way in which the command says no. */
export type NameLuckyLosersError = CommonError | WrongStatus;

/**
 * Fills the places of round 2 for which too few losers could be drawn with others who lost in round 1, as the director names them; then the round
 * is arranged. Source: Knock-out 2.6.
 */
export const nameLuckyLosers = defineCommand<NameLuckyLosersInput, TournamentDone, NameLuckyLosersError>(
  'nameLuckyLosers',
  async (command, { tournamentId, entries, reason }) => {
    const { tx, at } = command;
    const found = await directedTournament(command, tournamentId);
    if (!found.ok) return found;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const tournament = found.value;
    const loaded = await loadTournament(tx, tournamentId);
    const { drawn, missing } = luckyLosersOf(loaded.state.lots);
    if (tournament.status !== 'RUNNING' || missing === 0) {
      return err(wrongStatus(tournament.status, message('formats.KNOCKOUT.refused.noPlaceWaits')));
    }
    const candidates = losersOf(tournament, loaded).filter((id) => !drawn.includes(id));
    const isDistinct = new Set(entries).size === entries.length;
    if (entries.length !== missing || !isDistinct || entries.some((id) => !candidates.includes(id))) {
      const why = message('formats.KNOCKOUT.refused.nameLuckyLosers', { missing });
      return err(invalidInput('entryIds', why));
    }
    await insertLots(tx, tournamentId, [{ name: DIRECTOR_LOT, draw: null, items: candidates, order: entries, at }]);
    const names = entries.map((id) => nameOf(loaded, id));
    await rule(command, {
      tournamentId,
      kind: 'MATCH',
      reason: why.value,
      text: message('ruling.luckyLosers', { names: names.join(', ') }),
    });
    await goOn(command, tournament, await loadTournament(tx, tournamentId));
    return ok({ tournamentId });
  },
);

/** Who has lost a match of round 1, by the numbers of the matches. */
function losersOf(tournament: Parameters<typeof formatOf>[0], { rows, state }: LoadedTournament): readonly EntryId[] {
  const first = new Set(rows.pairings.filter(({ round }) => round === 1).map(({ key }) => key));
  const matches = formatOf(tournament)
    .matches(state)
    .filter(({ pairing }) => first.has(pairing));
  return matches.flatMap(({ sides, winner }) => (winner === null ? [] : sides.filter((side) => side !== winner)));
}

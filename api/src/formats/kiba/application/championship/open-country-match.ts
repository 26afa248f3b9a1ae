import { err, ok, type Result } from '../../../../kernel/result.ts';
import { defineCommand } from '../../../../application/command.ts';
import {
  invalidInput,
  wrongStatus,
  type AlreadyOpened,
  type CommonError,
  type InvalidInput,
  type InvalidTimeControl,
  type WrongStatus,
} from '../../../../application/errors.ts';
import { inboxTopic, seriesTopic } from '../../../../application/events.ts';
import type { Championship } from './championship.ts';
import { nationTable } from './nation-table.ts';
import { makeClosedTournament } from '../../../../application/running/series/closed-tournament.ts';
import { loadChampionship } from './load-championship.ts';
import { countryTeams, type CountryChoice, type CountryTeamsError } from './country-teams.ts';
import { directedChampionship } from './directed.ts';
import { planTournament, type PlannedTournament } from '../../../../application/commands/series/planned-tournament.ts';
import { lastOf } from './last-tournament.ts';
import type { SeriesInput, SeriesTournamentDone } from '../../../../application/commands/series/shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The championship, whose ranking chooses the countries, and what the match is to be. */
export interface OpenCountryMatchInput extends SeriesInput, PlannedTournament, CountryChoice {
  /** The tournament after which the countries meet, from 1; null: after all four. */
  readonly number: number | null;
}

/** Every way in which the command says no. */
export type OpenCountryMatchError = CommonError | InvalidTimeControl | WrongStatus | AlreadyOpened | CountryTeamsError;

/**
 * Opens the match of the first two countries, three players each, entered and closed: after the four tournaments by the
 * ranking added over them, or after each by its own, as the championship was set up. The director starts it, or its instant
 * does. Source: Championship 3.3 to 3.6.
 */
export const openCountryMatch = defineCommand<OpenCountryMatchInput, SeriesTournamentDone, OpenCountryMatchError>(
  'openCountryMatch',
  async (command, input) => {
    const { tx, emit } = command;
    const found = await directedChampionship(command, input.seriesId);
    if (!found.ok) return found;
    const { id: seriesId, name } = found.value;
    const championship = await loadChampionship(tx, found.value);
    const allowed = checkMatch(championship, input.number);
    if (!allowed.ok) return allowed;
    const teams = countryTeams(nationTable(championship, input.number), input);
    if (!teams.ok) return teams;
    const countries: [string, string] = [teams.value[0].country, teams.value[1].country];
    const entrants = teams.value.flatMap(({ country, playerIds }) =>
      playerIds.map((playerId) => ({ playerId, team: country })),
    );
    const after = input.number === null ? '' : ` ${input.number}`;
    const planned = planTournament(command, lastOf(championship), input, {
      usualName: `${name}: match of countries${after}`,
      format: 'COUNTRY_MATCH',
      settings: { countries },
      players: entrants.length,
    });
    if (!planned.ok) return planned;
    const place = { seriesId, role: 'COUNTRY_MATCH', number: input.number } as const;
    const tournamentId = await makeClosedTournament(command, planned.value, { place, entrants });
    const about = { seriesId, tournamentId };
    emit({ topic: seriesTopic(seriesId), kind: 'CountryMatchOpened', payload: { ...about, countries } });
    for (const { playerId } of entrants) {
      const payload = { ...about, change: 'QUALIFIED' } as const;
      emit({ topic: inboxTopic(playerId), kind: 'MySeriesPlace', payload });
    }
    return ok({ seriesId, tournamentId });
  },
);

/** Whether the countries may meet now: at the time that the championship was set up for, and once. */
function checkMatch(
  { settings, state, legs, countryMatches }: Championship,
  number: number | null,
): Result<null, InvalidInput | WrongStatus | AlreadyOpened> {
  if ((settings.nationMatch === 'END') !== (number === null)) {
    const why =
      settings.nationMatch === 'END'
        ? message('series.CHAMPIONSHIP.refused.meetOnce')
        : message('series.CHAMPIONSHIP.refused.meetEach');
    return err(invalidInput('number', why));
  }
  const counted = number === null ? legs : legs.filter((leg) => leg.number === number);
  if (counted.length === 0) return err(invalidInput('number', message('series.CHAMPIONSHIP.refused.noNumber')));
  if (!counted.every(({ isFinished }) => isFinished)) {
    return err(wrongStatus(state, message('series.CHAMPIONSHIP.refused.rankedLater')));
  }
  const there = countryMatches.find(({ part }) => part.tournament.seriesNumber === number);
  if (there === undefined) return ok(null);
  const { id: tournamentId } = there.part.tournament;
  return err({ kind: 'already-opened', message: message('series.CHAMPIONSHIP.refused.matchOpen'), tournamentId });
}

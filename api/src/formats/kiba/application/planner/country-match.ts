import { asId } from '../../../../kernel/ids.ts';
import type { EntryId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { countryMatch } from '../../rules/championship/country-match.ts';
import type { CountryMatch, CountryTeam } from '../../rules/championship/country-match.ts';
import { FEWEST_OF_A_COUNTRY, TEAM_PLAYERS } from '../../rules/championship/nation-ranking.ts';
import { idsProblem } from '../../../../application/queries/planner/caller-id.ts';

/** A country and its players, as a planner's caller gives them, board 1 first. */
export interface PlannerTeamInput {
  readonly country: string;
  readonly players: readonly string[];
}

/** The match of two countries with its games so far. Source: Championship 3.3, 3.5. */
export function planCountryMatch(
  inputs: readonly PlannerTeamInput[],
  winners: readonly (string | null | undefined)[],
): Result<CountryMatch, string> {
  const [one, other] = inputs;
  if (one === undefined || other === undefined || inputs.length > 2) {
    return err(`teams: two countries meet, here are ${inputs.length}.`);
  }
  const problem = teamsProblem([one, other]);
  if (problem !== null) return err(problem);
  const match = countryMatch([teamOf(one), teamOf(other)], winners.map(winnerOf));
  return match.ok ? ok(match.value) : err(match.error.message);
}

function teamsProblem(teams: readonly [PlannerTeamInput, PlannerTeamInput]): string | null {
  for (const [index, { country, players }] of teams.entries()) {
    if (country === '') return `teams[${index}]: the country is empty.`;
    if (players.length < FEWEST_OF_A_COUNTRY || players.length > TEAM_PLAYERS) {
      const sizes = `${FEWEST_OF_A_COUNTRY} or ${TEAM_PLAYERS}`;
      return `teams[${index}]: ${sizes} players play for a country, here are ${players.length}.`;
    }
  }
  if (teams[0].country === teams[1].country) return `teams[1]: the country "${teams[1].country}" is given twice.`;
  return idsProblem(
    teams.flatMap(({ players }, index) =>
      players.map((id, board) => ({ where: `teams[${index}].players[${board}]`, id })),
    ),
  );
}

function teamOf({ country, players }: PlannerTeamInput): CountryTeam {
  return { country, players: players.map(asId<EntryId>) };
}

function winnerOf(id: string | null | undefined): EntryId | null {
  return id === null || id === undefined ? null : asId<EntryId>(id);
}

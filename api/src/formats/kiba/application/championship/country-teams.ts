import type { PlayerId } from '../../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { TEAM_PLAYERS, type NationRanking, type NationRow } from '../../rules/championship/nation-ranking.ts';
import { invalidInput, type CutTied, type InvalidInput, type TooFewQualified } from '../../../../application/errors.ts';
import { message } from '../../../../application/texts/say.ts';

/** A country and who plays for it, board 1 first. */
export interface ChosenTeam {
  readonly country: string;
  readonly playerIds: readonly PlayerId[];
}

/** The director's choice where the ranking leaves a tie; empty where it does not. */
export interface CountryChoice {
  /** The two that meet, the better first. */
  readonly countries: readonly string[];
  readonly teams: readonly ChosenTeam[];
}

/** Every way in which no two teams can be named. */
export type CountryTeamsError = InvalidInput | CutTied | TooFewQualified;

const COUNTRIES = 2;

/**
 * The two countries of a ranking that meet, the first of it first, and their teams. Where a tie over the second country or
 * over the third player leaves a choice, the director's is taken, and only one that the ranking allows.
 * Source: Championship 3.3, Common 1.4.
 */
export function countryTeams(
  ranking: NationRanking<PlayerId>,
  choice: CountryChoice,
): Result<readonly [ChosenTeam, ChosenTeam], CountryTeamsError> {
  const rows = meetingCountries(ranking, choice.countries);
  if (!rows.ok) return rows;
  const [one, other] = rows.value;
  const stranger = choice.teams.find(({ country }) => country !== one.country && country !== other.country);
  if (stranger !== undefined)
    return err(invalidInput('teams', message('series.CHAMPIONSHIP.refused.notInMatch', { country: stranger.country })));
  const first = teamOf(one, choice.teams);
  if (!first.ok) return first;
  const second = teamOf(other, choice.teams);
  return second.ok ? ok([first.value, second.value]) : second;
}

type Row = NationRow<PlayerId>;

function meetingCountries(
  { rows, finalists, cutTied }: NationRanking<PlayerId>,
  wanted: readonly string[],
): Result<readonly [Row, Row], CountryTeamsError> {
  const chosen = (wanted.length === 0 ? finalists : wanted).map((name) => rows.find(({ country }) => country === name));
  const [one, other] = chosen;
  if (rows.length < COUNTRIES) {
    const why = message('series.CHAMPIONSHIP.refused.fewCountries', { ranked: rows.length });
    return err({ kind: 'too-few-qualified', message: why, needed: COUNTRIES, qualified: rows.length });
  }
  if (one === undefined || other === undefined || one === other || chosen.length > COUNTRIES) {
    return err(invalidInput('countries', message('series.CHAMPIONSHIP.refused.nameTwoCountries')));
  }
  if (wanted.length === 0 && cutTied) {
    const tied = rows.filter(({ rank }) => rank === other.rank).map(({ country }) => country);
    const why = message('series.CHAMPIONSHIP.refused.countriesTied');
    return err({ kind: 'cut-tied', message: why, players: [], countries: tied });
  }
  const isBest = rows.every((row) => row === one || row === other || row.rank >= other.rank) && one.rank <= other.rank;
  if (isBest) return ok([one, other]);
  return err(invalidInput('countries', message('series.CHAMPIONSHIP.refused.notFirstCountries')));
}

function teamOf(
  { country, counted, team, teamTied }: Row,
  wanted: readonly ChosenTeam[],
): Result<ChosenTeam, CountryTeamsError> {
  const given = wanted.find((one) => one.country === country)?.playerIds;
  if (given === undefined && teamTied) {
    const third = team[TEAM_PLAYERS - 1]?.points;
    const players = counted.filter(({ points }) => points === third).map(({ id }) => id);
    const why = message('series.CHAMPIONSHIP.refused.boardTied', { country });
    return err({ kind: 'cut-tied', message: why, players, countries: [country] });
  }
  const playerIds = given ?? team.map(({ id }) => id);
  const points = new Map(counted.map((player) => [player.id, player.points]));
  const brought = playerIds.map((id) => points.get(id) ?? Number.NaN);
  const isBest = brought.length === team.length && team.every((player, board) => player.points === brought[board]);
  if (isBest && new Set(playerIds).size === playerIds.length) return ok({ country, playerIds });
  return err(invalidInput('teams', message('series.CHAMPIONSHIP.refused.notBestPlayers', { country })));
}

import { seriesPartNamed } from '../../formats/series.ts';
import type { VariablesOf } from '../../graphql/tada.ts';
import { fieldInstant } from '../../ui/field-instant.ts';
import type { FormatChoice, GameChoice, Offer } from './tournament-choices.ts';
import type { createMutation } from '../tournament-deeds.ts';

/** A new tournament as the form holds it, the settings of its game and system apart. */
export interface TournamentForm {
  name: string;
  description: string;
  game: GameChoice['game'];
  format: FormatChoice['format'];
  venue: 'HERE' | 'ELSEWHERE';
  timeControl: string;
  /** Empty: as many as the system takes. */
  maxPlayers: number | '';
  startsAt: string;
  /** How many days off each player may take. */
  daysOff: number;
  /** Whether it also starts by itself when all places are taken. */
  startsWhenFull: boolean;
  /** Whether players enter by themselves after sign-up has closed. */
  lateEntry: boolean;
  /** Whether bots enter by themselves. */
  takesBots: boolean;
  /** Whether each round that is due waits until its director has published it. */
  holdsRounds: boolean;
  /** In a series whose tournaments are numbered by hand: which it is. */
  number: number;
}

type Input = VariablesOf<typeof createMutation>['input'];
/** The settings of its game and of its system, as the API takes them; null: nothing can be chosen. */
export type GivenSettings = Pick<Input, 'gameSettings' | 'formatSettings'>;

/** What a new form says: the first game and the first system that takes it. */
export function usualTournament({ games: [{ game }], formats }: Offer): TournamentForm {
  const choice = formats.find(({ refusedGames }) => refusedGames.every((refused) => refused.game !== game));
  const { format, timeControl } = choice ?? formats[0];
  return {
    name: '',
    description: '',
    game,
    format,
    venue: 'HERE',
    timeControl,
    maxPlayers: '',
    startsAt: '',
    daysOff: 0,
    startsWhenFull: false,
    lateEntry: false,
    takesBots: false,
    holdsRounds: false,
    number: 1,
  };
}

/** The key of what the number of a new tournament is called in this series; undefined: they are counted, or there is no series. */
export function numberLabelIn(series: Offer['series']): string | undefined {
  return series === null ? undefined : seriesPartNamed(series.__typename)?.words.number;
}

/** The same as the API takes it. */
export function tournamentInput(
  { maxPlayers, startsAt, daysOff, description, timeControl, name, number, ...form }: Readonly<TournamentForm>,
  settings: GivenSettings,
  series: Offer['series'],
): Input {
  return {
    ...form,
    ...settings,
    name: name.trim(),
    description: description.trim() === '' ? null : description.trim(),
    timeControl: form.venue === 'HERE' ? timeControl : null,
    daysOff: form.venue === 'HERE' ? daysOff : 0,
    maxPlayers: maxPlayers === '' ? null : maxPlayers,
    startsAt: fieldInstant(startsAt),
    seriesId: series?.id ?? null,
    seriesNumber: numberLabelIn(series) === undefined ? null : number,
  };
}

import {
  tournamentChoices,
  type FormatChoice,
  type GameChoice,
  type RefusedGame,
  type TournamentChoices,
} from '../../application/queries/tournament-choices.ts';
import type { SettingBounds } from '../../rules/stored-settings.ts';
import { builder } from '../builder.ts';
import { sentence } from '../said.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { pureQueryField } from '../pure-query.ts';
import { SeriesKindEnum } from '../series/vocabulary.ts';
import { FormatKeyEnum } from '../vocabulary.ts';
import { FormatSettingsUnion } from './format-settings.ts';
import { GameSettingsUnion } from './game-settings.ts';

interface SettingBound {
  readonly setting: string;
  readonly least: number;
  readonly most: number;
}

const SettingBoundType = builder.objectRef<SettingBound>('SettingBound').implement({
  description: 'Between which numbers a setting lies.',
  fields: (t) => ({
    setting: t.exposeString('setting', { description: 'Its name among the settings.' }),
    least: t.exposeFloat('least', { description: 'The smallest that is taken.' }),
    most: t.exposeFloat('most', { description: 'The largest that is taken.' }),
  }),
});

const boundsOf = (bounds: SettingBounds): SettingBound[] =>
  Object.entries(bounds).map(([setting, { least, most }]) => ({ setting, least, most }));

const GameChoiceType = builder.objectRef<GameChoice>('GameChoice').implement({
  description: 'A game that a new tournament can be played in.',
  fields: (t) => ({
    game: t.expose('game', { type: GameKeyEnum, description: 'Which game.' }),
    about: t.string(sentence('What it is, in one sentence.', ({ about }) => about)),
    usual: t.field({
      type: GameSettingsUnion,
      description: 'What its games are played by when nothing is said.',
      resolve: (choice) => choice,
    }),
    bounds: t.field({
      type: [SettingBoundType],
      description: 'Its settings that are numbers between two bounds.',
      resolve: ({ bounds }) => boundsOf(bounds),
    }),
  }),
});

const RefusedGameType = builder.objectRef<RefusedGame>('RefusedGame').implement({
  description: 'A game that a system of play does not take as it is usually played.',
  fields: (t) => ({
    game: t.expose('game', { type: GameKeyEnum, description: 'Which game.' }),
    message: t.string(sentence('Why, in one sentence.', ({ message }: RefusedGame) => message)),
  }),
});

const FormatChoiceType = builder.objectRef<FormatChoice>('FormatChoice').implement({
  description: 'A system of play by which a new tournament can be made, and what is usual in it.',
  fields: (t) => ({
    format: t.expose('format', { type: FormatKeyEnum, description: 'Which system.' }),
    about: t.string(sentence('What it is, in one sentence.', ({ about }) => about)),
    usual: t.field({
      type: FormatSettingsUnion,
      description: 'What it is played by when nothing is said.',
      resolve: (choice) => choice,
    }),
    bounds: t.field({
      type: [SettingBoundType],
      description: 'Its settings that are numbers between two bounds.',
      resolve: ({ bounds }) => boundsOf(bounds),
    }),
    drawsLater: t.exposeBoolean('drawsLater', {
      description:
        'Whether it draws anything after the start that could wait to be published; only then `holdsRounds` can be chosen.',
    }),
    minPlayers: t.int({
      description: 'The fewest players under the usual settings.',
      resolve: ({ sizes }) => sizes.min,
    }),
    maxPlayers: t.int({ description: 'The most players under them.', resolve: ({ sizes }) => sizes.max }),
    timeControl: t.exposeString('timeControl', { description: 'The usual one.' }),
    series: t.expose('series', {
      type: SeriesKindEnum,
      nullable: true,
      description: 'The kind of series that its tournaments can belong to; null: none.',
    }),
    refusedGames: t.field({
      type: [RefusedGameType],
      description:
        'The games that it does not take as they are usually played; with other settings `createTournament` tells when it is tried.',
      resolve: ({ refused }) => [...refused],
    }),
  }),
});

const TournamentChoicesType = builder.objectRef<TournamentChoices>('TournamentChoices').implement({
  description: 'All that a new tournament can be made of, and what is usual.',
  fields: (t) => ({
    games: t.field({ type: [GameChoiceType], description: 'The games.', resolve: ({ games }) => [...games] }),
    formats: t.field({
      type: [FormatChoiceType],
      description: 'The systems of play, without those that only a series opens.',
      resolve: ({ formats }) => [...formats],
    }),
    clock: t.exposeString('clock', { description: 'The usual time control with a clock.' }),
    untimed: t.exposeString('untimed', { description: 'The usual one without a clock.' }),
  }),
});

pureQueryField('tournamentChoices', (t) =>
  t.field({
    type: TournamentChoicesType,
    description: 'What `createTournament` can be asked for: games, systems of play, and what is usual in each.',
    resolve: () => tournamentChoices,
  }),
);

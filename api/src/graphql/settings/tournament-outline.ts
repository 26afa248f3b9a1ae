import { tournamentOutline, type TournamentOutline } from '../../application/queries/tournament-outline.ts';
import type { InvalidInput, InvalidTimeControl } from '../../application/errors.ts';
import { DAY } from '../../kernel/time.ts';
import type { OutlinedStage, Span } from '../../rules/formats/outline.ts';
import { builder } from '../builder.ts';
import { InvalidInputType, InvalidTimeControlType } from '../errors.ts';
import { PreflightIssueType } from '../planner/preflight.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { ruleField } from '../rules.ts';
import { sentence, sentenceOrNull } from '../said.ts';
import { FormatKeyEnum } from '../vocabulary.ts';
import { VenueEnum } from '../tournament/vocabulary.ts';
import { settingsFor } from './chosen.ts';
import { FORMATS_WITH_SETTINGS, FormatSettingsInput } from './format-settings.ts';
import { GAMES_WITH_SETTINGS, GameSettingsInput } from './game-settings.ts';

const SpanType = builder.objectRef<Span>('Span').implement({
  description: 'From the fewest to the most; both the same where the rules leave no choice.',
  fields: (t) => ({
    least: t.exposeInt('least', { description: 'The fewest.' }),
    most: t.exposeInt('most', { description: 'The most.' }),
  }),
});

const OutlinedStageType = builder.objectRef<OutlinedStage>('OutlinedStage').implement({
  description: 'A stage that a tournament would have.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'What it is, as `Stage.kind`.' }),
    name: t.exposeString('name', { description: 'What it would be called, as `Stage.name`.' }),
    groups: t.intList({
      description: 'The sizes of its groups, the largest first.',
      resolve: ({ groups }) => [...groups],
    }),
    games: t.expose('games', { type: SpanType, description: 'All its games together.' }),
    each: t.expose('each', { type: SpanType, description: 'The games of one player in it.' }),
    inARow: t.expose('inARow', {
      type: SpanType,
      description:
        'How many of the games that one player has come one after another, each when the one before is over; the others are played at the same time.',
    }),
    waits: t.exposeBoolean('waits', { description: 'Whether its end waits for the approval of the director.' }),
  }),
});

const TournamentOutlineType = builder.objectRef<TournamentOutline>('TournamentOutline').implement({
  description: 'What a tournament would be that nobody has made yet. Games that only ties cause are not counted.',
  fields: (t) => ({
    players: t.exposeInt('players', { description: 'By how many it would be played.' }),
    stages: t.field({
      type: [OutlinedStageType],
      description: 'Its stages in order; empty where so many cannot play it, and `issues` says why.',
      resolve: ({ stages }) => [...stages],
    }),
    games: t.expose('games', { type: SpanType, description: 'All its games together.' }),
    each: t.expose('each', { type: SpanType, description: 'The games of one player, by how far he comes.' }),
    moves: t.exposeInt('moves', {
      description: 'About how many moves both players together make in a game, by experience and not by a rule.',
    }),
    longestDays: t.int({
      nullable: true,
      description:
        'How many days it lasts at the longest, games of `moves` moves, from its start to the last approval, days begun counted whole: for all games that come one after another twice the initial time and the increment of each move. Null: there is no clock, or it cannot be played.',
      resolve: ({ longest }) => (longest === null ? null : Math.ceil(longest / DAY)),
    }),
    clock: t.string(
      sentenceOrNull(
        'How time is kept, in few words: `3 days each, plus 1 day a move, never above 7 days`; null for a venue elsewhere.',
        ({ clock }) => clock,
      ),
    ),
    timeOuts: t.string(sentence('What games lost on time cost, as `Tournament.timeOuts`.', ({ timeOuts }) => timeOuts)),
    issues: t.field({
      type: [PreflightIssueType],
      description: 'What breaks, or is worth knowing.',
      resolve: ({ issues }) => [...issues],
    }),
  }),
});

const TournamentOutlineResult = builder.unionType('TournamentOutlineResult', {
  description: 'What a tournament would be, or which of the choices cannot be.',
  types: [TournamentOutlineType, InvalidInputType, InvalidTimeControlType],
  resolveType: ({ kind }: TournamentOutline | InvalidInput | InvalidTimeControl) =>
    ({ outline: 'TournamentOutline', 'invalid-input': 'InvalidInput', 'invalid-time-control': 'InvalidTimeControl' })[
      kind
    ],
});

const TournamentOutlineInput = builder.inputType('TournamentOutlineInput', {
  description: 'What a tournament would be made of, as `createTournament` takes it.',
  fields: (t) => ({
    format: t.field({ type: FormatKeyEnum, required: true, description: 'The system of play.' }),
    formatSettings: t.field({ type: FormatSettingsInput, description: 'Its settings; null: all as usual.' }),
    game: t.field({ type: GameKeyEnum, required: true, description: 'What is played.' }),
    gameSettings: t.field({ type: GameSettingsInput, description: 'Its settings; null: all as usual.' }),
    venue: t.field({ type: VenueEnum, required: true, defaultValue: 'HERE', description: 'Where it is played.' }),
    timeControl: t.string({ description: 'Such as `T=(3+1)<=7`; null: as usual in the system of play.' }),
    players: t.int({ required: true, description: 'How many are expected, 0 to 10,000.' }),
  }),
});

ruleField('tournamentOutline', (t) =>
  t.field({
    type: TournamentOutlineResult,
    description:
      'Planner: what a tournament would be before it is made, for an expected number of players: its stages with their groups and games, and the days that it lasts at the longest by its clock.',
    args: { input: t.arg({ type: TournamentOutlineInput, required: true, description: 'What it would be made of.' }) },
    resolve: (_root, { input: { formatSettings, gameSettings, timeControl, ...input } }) => {
      const settings = settingsFor('formatSettings', input.format, FORMATS_WITH_SETTINGS, formatSettings);
      if (!settings.ok) return settings.error;
      const gameConfig = settingsFor('gameSettings', input.game, GAMES_WITH_SETTINGS, gameSettings);
      if (!gameConfig.ok) return gameConfig.error;
      const asked = {
        ...input,
        timeControl: timeControl ?? null,
        settings: settings.value,
        gameConfig: gameConfig.value,
      };
      const outlined = tournamentOutline(asked);
      return outlined.ok ? outlined.value : outlined.error;
    },
  }),
);

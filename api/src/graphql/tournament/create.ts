import { seriesNumbersHere } from '../../application/registered.ts';
import { createTournament } from '../../application/commands/tournament/create.ts';
import type { SeriesId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { AlreadyInSeriesType, InvalidTimeControlType, SeriesFullType, WrongStatusType, memberName } from '../errors.ts';
import { SERIES_NAMES, idNamed } from '../global-id.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { settingsFor } from '../settings/chosen.ts';
import { FORMATS_WITH_SETTINGS, FormatSettingsInput } from '../settings/format-settings.ts';
import { GAMES_WITH_SETTINGS, GameSettingsInput } from '../settings/game-settings.ts';
import { FormatKeyEnum } from '../vocabulary.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from './inputs.ts';
import { COMMON_ERRORS, CreateTournamentSuccessType } from './results.ts';
import { VenueEnum } from './vocabulary.ts';

const CreateTournamentInput = builder.inputType('CreateTournamentInput', {
  description: 'A new tournament.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is called; one line.' }),
    description: t.string({ description: 'What players should know; null: nothing.' }),
    format: t.field({ type: FormatKeyEnum, required: true, description: 'The system of play.' }),
    formatSettings: t.field({
      type: FormatSettingsInput,
      description: 'What it is played by beside its game; null: all as usual.',
    }),
    game: t.field({ type: GameKeyEnum, required: true, description: 'What is played.' }),
    gameSettings: t.field({
      type: GameSettingsInput,
      description: 'What all games are played by; null: all as usual.',
    }),
    venue: t.field({ type: VenueEnum, required: true, defaultValue: 'HERE', description: 'Where it is played.' }),
    timeControl: t.string({
      description:
        'Such as `T=(3+1)<=7` (days), `T=(10m+5s)<=15m` or `untimed(21; 7, 14)`; null: as usual in the system of play. Ignored for a venue elsewhere.',
    }),
    maxPlayers: t.int({ description: 'More cannot enter; null: as many as the format takes.' }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'When it starts by itself, or is cancelled for want of players; null: when you start it.',
    }),
    seriesId: t.id({
      description: 'The series of which it becomes a part, and which you direct; null: none.',
    }),
    seriesNumber: t.int({
      description: `Its number there; null: the one that it has by itself. ${seriesNumbersHere}`,
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const CreateTournamentResult = builder.unionType('CreateTournamentResult', {
  description: 'The new tournament, or why it was refused.',
  types: [
    CreateTournamentSuccessType,
    ...COMMON_ERRORS,
    InvalidTimeControlType,
    WrongStatusType,
    AlreadyInSeriesType,
    SeriesFullType,
  ],
  resolveType: (value) => memberName(value, 'CreateTournamentSuccess'),
});

builder.mutationField('createTournament', (t) =>
  t.field({
    type: CreateTournamentResult,
    description: 'Makes a draft that you direct. Directors and admins only.',
    args: { input: t.arg({ type: CreateTournamentInput, required: true, description: 'What it is to be.' }) },
    resolve: (_root, { input }, context) => {
      const { gameSettings, formatSettings, description, timeControl, startsAt, seriesId, seriesNumber, ...rest } =
        input;
      const gameConfig = settingsFor('gameSettings', rest.game, GAMES_WITH_SETTINGS, gameSettings);
      if (!gameConfig.ok) return gameConfig.error;
      const settings = settingsFor('formatSettings', rest.format, FORMATS_WITH_SETTINGS, formatSettings);
      if (!settings.ok) return settings.error;
      const command = {
        ...rest,
        description: description ?? null,
        settings: settings.value,
        gameConfig: gameConfig.value,
        timeControl: timeControl ?? null,
        maxPlayers: rest.maxPlayers ?? null,
        startsAt: startsAt ?? null,
        series:
          seriesId == null
            ? null
            : { seriesId: idNamed<SeriesId>(seriesId, SERIES_NAMES), number: seriesNumber ?? null },
      };
      return answer(context, createTournament(context.app, command));
    },
  }),
);

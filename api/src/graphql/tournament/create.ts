import { createTournament, type CreateTournamentInput } from '../../application/commands/tournament/create.ts';
import { seriesNumbersHere } from '../../application/registered.ts';
import type { AppContext } from '../../application/context.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { TournamentInterface } from '../refs.ts';
import type { SeriesId } from '../../kernel/ids.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { settingsFor } from '../settings/chosen.ts';
import { FORMATS_WITH_SETTINGS, FormatSettingsInput } from '../settings/format-settings.ts';
import { GAMES_WITH_SETTINGS, GameSettingsInput } from '../settings/game-settings.ts';
import { FormatKeyEnum } from '../vocabulary.ts';
import { VenueEnum } from './vocabulary.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';

interface Chosen extends Omit<CreateTournamentInput, 'settings' | 'gameConfig' | 'series'> {
  readonly formatSettings: object | null;
  readonly gameSettings: object | null;
  readonly seriesId: SeriesId | null;
  readonly seriesNumber: number | null;
}

/** The same as the command takes it, unless settings of something else are given. */
async function createChosen(
  app: AppContext,
  { gameSettings, formatSettings, seriesId, seriesNumber, ...input }: Chosen,
): ReturnType<typeof createTournament> {
  const gameConfig = settingsFor('gameSettings', input.game, GAMES_WITH_SETTINGS, gameSettings);
  if (!gameConfig.ok) return gameConfig;
  const settings = settingsFor('formatSettings', input.format, FORMATS_WITH_SETTINGS, formatSettings);
  if (!settings.ok) return settings;
  const series = seriesId === null ? null : { seriesId, number: seriesNumber };
  return createTournament(app, { ...input, settings: settings.value, gameConfig: gameConfig.value, series });
}

command(createChosen, {
  name: 'createTournament',
  byToken: ['DIRECT'],
  description: 'Makes a draft that you direct. Directors and admins only.',
  input: given('A new tournament.', (t) => ({
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
    startsWhenFull: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether it also starts by itself as soon as all places are taken.',
    }),
    lateEntry: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether players may still enter by themselves once registration has closed, until it starts.',
    }),
    takesBots: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether bots may enter by themselves; your own word lets one in anyway.',
    }),
    daysOff: t.int({
      description:
        'How many days off each player may take, 0 to 365: his games are paused then. 0 for a venue elsewhere. Null: none.',
    }),
    holdsRounds: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether each round that is due waits until you have published it.',
    }),
    seriesId: ids.series.optional(t, 'The series of which it becomes a part, and which you direct; null: none.'),
    seriesNumber: t.int({ description: `Its number there; null: the one that it has by itself. ${seriesNumbersHere}` }),
  })),
  success: {
    description: 'The draft was made.',
    fields: (t) => ({
      tournament: t.field({
        type: TournamentInterface,
        nullable: true,
        description: 'The new draft; null in a dry run.',
        resolve: ({ tournamentId, effects }, _args, { app }) =>
          effects.dryRun ? null : readingOf(app).tournaments.load(tournamentId),
      }),
    }),
  },
  payload: 'The new tournament, or why it was refused.',
  refuses: { 'invalid-time-control': true, 'wrong-status': true, 'already-in-series': true, 'series-full': true },
});

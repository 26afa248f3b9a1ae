import { createTournament } from '../../application/commands/tournament/create.ts';
import type { SeriesId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { BaoVariantEnum } from '../../games/bao/graphql/vocabulary.ts';
import { builder } from '../builder.ts';
import { BackgammonSettingsInput } from '../../games/backgammon/graphql/settings.ts';
import { AlreadyInSeriesType, InvalidTimeControlType, SeriesFullType, WrongStatusType, memberName } from '../errors.ts';
import { SERIES_NAMES, idNamed } from '../global-id.ts';
import { GoSettingsInput } from '../../games/go/graphql/settings.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { FormatKeyEnum, RoundRobinPresetEnum } from '../vocabulary.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from './inputs.ts';
import { COMMON_ERRORS, CreateTournamentSuccessType } from './results.ts';
import { KibaSettingsInput, givenKibaSettings } from '../../formats/kiba/graphql/settings.ts';
import { KnockoutSettingsInput, givenKnockoutSettings } from '../../formats/knockout/graphql/settings.ts';
import { KuksuSettingsInput, givenKuksuSettings } from '../../formats/kuksu/graphql/settings.ts';
import { VenueEnum } from './vocabulary.ts';

const CreateTournamentInput = builder.inputType('CreateTournamentInput', {
  description: 'A new tournament.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is called; one line.' }),
    description: t.string({ description: 'What players should know; null: nothing.' }),
    format: t.field({
      type: FormatKeyEnum,
      required: true,
      defaultValue: 'ROUND_ROBIN',
      description: 'The system of play.',
    }),
    preset: t.field({
      type: RoundRobinPresetEnum,
      required: true,
      defaultValue: 'KIBA',
      description: 'Of a round robin: whose settings it follows.',
    }),
    kiba: t.field({ type: KibaSettingsInput, description: 'Of a KIBA tournament; null: all as usual.' }),
    kuksu: t.field({
      type: KuksuSettingsInput,
      description: 'Of a cycle of the Kuksu league: its settings; null: all as usual.',
    }),
    knockout: t.field({
      type: KnockoutSettingsInput,
      description: 'Of a knock-out: its settings; null: all as usual.',
    }),
    game: t.field({ type: GameKeyEnum, required: true, defaultValue: 'BAO', description: 'What is played.' }),
    variant: t.field({
      type: BaoVariantEnum,
      required: true,
      defaultValue: 'KISWAHILI',
      description: 'Which bao is played; ignored for other games.',
    }),
    go: t.field({ type: GoSettingsInput, description: 'Of go: what all games are played by; null: all as usual.' }),
    backgammon: t.field({
      type: BackgammonSettingsInput,
      description: 'Of backgammon: what all games are played by; null: single games.',
    }),
    venue: t.field({ type: VenueEnum, required: true, defaultValue: 'HERE', description: 'Where it is played.' }),
    timeControl: t.string({
      defaultValue: 'T=(3+1)<=7',
      description: 'Such as `T=(3+1)<=7` (days) or `T=(10m+5s)<=15m`; ignored for a venue elsewhere.',
    }),
    maxPlayers: t.int({ description: 'More cannot enter; null: as many as the format takes.' }),
    startsAt: t.field({
      type: 'DateTime',
      description: 'When it starts by itself, or is cancelled for want of players; null: when you start it.',
    }),
    seriesId: t.id({
      description: 'The championship or title of which it becomes a part, and which you direct; null: none.',
    }),
    seriesNumber: t.int({ description: 'Its number there, in a championship 1 to 4; null: the next.' }),
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
      const {
        preset,
        kiba,
        kuksu,
        knockout,
        variant,
        go,
        backgammon,
        description,
        timeControl,
        startsAt,
        seriesId,
        seriesNumber,
        ...rest
      } = input;
      const command = {
        ...rest,
        description: description ?? null,
        settings: settingsOf(rest.format, { preset, kiba, kuksu, knockout }),
        gameConfig: gameConfigOf(rest.game, { variant, go, backgammon }),
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

/** What is given for the game that is chosen; what is given for others is left out. */
function gameConfigOf(game: string, { variant, go, backgammon }: GivenGame): object {
  if (game === 'BAO') return { variant };
  const given = game === 'GO' ? go : game === 'BACKGAMMON' ? backgammon : null;
  return given == null ? {} : { ...given };
}

interface GivenGame {
  readonly variant: string;
  readonly go?: object | null | undefined;
  readonly backgammon?: object | null | undefined;
}

interface GivenSettings {
  readonly preset: string;
  readonly kiba: Parameters<typeof givenKibaSettings>[0];
  readonly kuksu: Parameters<typeof givenKuksuSettings>[0];
  readonly knockout: Parameters<typeof givenKnockoutSettings>[0];
}

/** What is given for the format that is chosen; what is given for others is left out. */
function settingsOf(
  format: string,
  { preset, kiba, kuksu, knockout }: GivenSettings,
): Readonly<Record<string, unknown>> {
  if (format === 'ROUND_ROBIN') return { preset };
  if (format === 'KUKSU') return givenKuksuSettings(kuksu);
  if (format === 'KNOCKOUT') return givenKnockoutSettings(knockout);
  return format === 'KIBA' ? givenKibaSettings(kiba) : {};
}

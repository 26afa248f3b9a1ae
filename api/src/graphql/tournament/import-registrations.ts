import {
  importRegistrations,
  type ImportRegistrationsDone,
} from '../../application/commands/registration/import-registrations.ts';
import type { InvalidRegistrations } from '../../application/errors.ts';
import { changedTournament, playerOf } from '../../application/queries/find.ts';
import type { RegistrationFault, RegistrationKind, RegistrationLine } from '../../application/registration-line.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { CommandErrorInterface, TournamentFullType, WrongStatusType, memberName } from '../errors.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY, tournamentCommand } from './inputs.ts';
import { FieldPlanUnion, fieldPlan } from './field-plan.ts';
import { COMMON_ERRORS } from './results.ts';

const RegistrationKindEnum = builder.enumType('RegistrationKind', {
  description: 'Whom a line of registrations is about.',
  values: {
    KNOWN: { description: 'A player who is known here enters.' },
    NEW: { description: 'A player is made, without an account, and enters.' },
    ENTERED: { description: 'A player who has entered already; only his rating is set.' },
  } as const satisfies Readonly<Record<RegistrationKind, object>>,
});

const RegistrationFaultEnum = builder.enumType('RegistrationFault', {
  description: 'Why a line of registrations cannot be taken.',
  values: {
    UNREADABLE: { description: 'It is no registration.' },
    REPEATED: { description: 'Its name is in an earlier line.' },
    NAMESAKES: { description: 'Several players here have its name.' },
  } as const satisfies Readonly<Record<RegistrationFault, object>>,
});

const RegistrationLineType = builder.objectRef<RegistrationLine>('RegistrationLine').implement({
  description: 'One line of registrations as it was read.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Which line of the text, from 1.' }),
    name: t.exposeString('name', { description: 'The name in it.' }),
    rating: t.exposeInt('rating', {
      nullable: true,
      description: 'The rating that counts in this tournament; null: none is given.',
    }),
    country: t.exposeString('country', { nullable: true, description: 'ISO 3166 alpha-2; null: none is given.' }),
    kind: t.expose('kind', {
      type: RegistrationKindEnum,
      nullable: true,
      description: 'Whom it is about; null: it cannot be taken.',
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'The player of that name who is known here; null: nobody, or several.',
      resolve: ({ playerId }, _args, { app }) => (playerId === null ? null : playerOf(app, playerId)),
    }),
    fault: t.field({
      type: RegistrationFaultEnum,
      nullable: true,
      description: 'Why it cannot be taken; null: it can.',
      resolve: ({ problem }) => problem?.fault ?? null,
    }),
    message: t.string({
      nullable: true,
      description: 'The same as a sentence for people.',
      resolve: ({ problem }) => problem?.message ?? null,
    }),
  }),
});

const LINES = 'Every line, in the order of the text.';
const LINE_COST = { field: 1, multiplier: 30 };

const InvalidRegistrationsType = builder.objectRef<InvalidRegistrations>('InvalidRegistrations').implement({
  description: 'Lines of the text cannot be taken, so nobody was entered.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    lines: t.field({
      type: [RegistrationLineType],
      description: LINES,
      complexity: LINE_COST,
      resolve: ({ lines }) => [...lines],
    }),
  }),
});

const ImportRegistrationsSuccessType = builder
  .objectRef<ImportRegistrationsDone>('ImportRegistrationsSuccess')
  .implement({
    description: 'Who has entered; in a dry run who would.',
    fields: (t) => ({
      tournament: t.field({
        type: TournamentInterface,
        description: 'As it stands; in a dry run unchanged.',
        resolve: (done, _args, { app }) => changedTournament(app, done),
      }),
      lines: t.field({
        type: [RegistrationLineType],
        description: LINES,
        complexity: LINE_COST,
        resolve: ({ lines }) => [...lines],
      }),
      players: t.exposeInt('players', { description: 'How many play then.' }),
      plan: t.field({
        type: FieldPlanUnion,
        nullable: true,
        description: 'What so many players make; null: the system of play plans nothing by their number alone.',
        resolve: async (done, _args, { app }) => fieldPlan(await changedTournament(app, done), done.players),
      }),
      effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
    }),
  });

const ImportRegistrationsInput = builder.inputType('ImportRegistrationsInput', {
  description: 'Players who have signed up elsewhere, with the ratings that count in this tournament.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament; its registration is open.' }),
    text: t.string({
      required: true,
      description:
        'Comma-separated: a heading with `name`, `rating`, `country` in any order, of which only the name is needed, then a player a line. At most 2,000 lines.',
    }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const ImportRegistrationsResult = builder.unionType('ImportRegistrationsResult', {
  description: 'Who has entered, or why nobody has.',
  types: [
    ImportRegistrationsSuccessType,
    ...COMMON_ERRORS,
    WrongStatusType,
    TournamentFullType,
    InvalidRegistrationsType,
  ],
  resolveType: (value) => memberName(value, 'ImportRegistrationsSuccess'),
});

builder.mutationField('importRegistrations', (t) =>
  t.field({
    type: ImportRegistrationsResult,
    description:
      'Enters many players from a text, matched by name with those who are known here; the others are made without accounts. All are entered or none. Its director only.',
    args: {
      input: t.arg({ type: ImportRegistrationsInput, required: true, description: 'The tournament and the text.' }),
    },
    resolve: (_root, { input }, context) =>
      answer(context, importRegistrations(context.app, { ...tournamentCommand(input), text: input.text })),
  }),
);

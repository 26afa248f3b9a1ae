import type { InvalidRegistrations } from '../../application/errors.ts';
import { playerOf } from '../../application/queries/find.ts';
import type { RegistrationFault, RegistrationKind, RegistrationLine } from '../../application/registration-line.ts';
import { builder } from '../builder.ts';
import { refusal } from '../command-error.ts';
import { PlayerType } from '../refs.ts';
import { inLanguage, said } from '../said.ts';

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
      args: inLanguage,
      resolve: ({ problem }, { locale }, context) => problem && said(problem.message, locale, context),
    }),
  }),
});

/** The options of a field with all lines of a text. */
export const readLines = {
  type: [RegistrationLineType] as [typeof RegistrationLineType],
  description: 'Every line, in the order of the text.',
  complexity: { field: 1, multiplier: 30 },
  resolve: ({ lines }: { readonly lines: readonly RegistrationLine[] }) => [...lines],
};

/** Registrations that cannot be taken. */
export const InvalidRegistrationsType = refusal<InvalidRegistrations>('InvalidRegistrations', {
  description: 'Lines of the text cannot be taken, so nobody was entered.',
  fields: (t) => ({
    lines: t.field(readLines),
  }),
});

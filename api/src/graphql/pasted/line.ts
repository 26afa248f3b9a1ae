import type { InvalidLines } from '../../application/errors.ts';
import type { PastedLine, PastedName, PastedOutcome, PastedWho } from '../../application/pasted/pasted-line.ts';
import { playerOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { refusal } from '../command-error.ts';
import { PlayerType } from '../refs.ts';
import { sentences } from '../said.ts';

const PastedOutcomeEnum = builder.enumType('PastedOutcome', {
  description: 'What a line of a pasted text comes to.',
  values: {
    TAKEN: { description: 'What it says is done.' },
    WAITING: { description: 'It waits for the decision of the director.' },
    NOTHING: { description: 'It changes nothing: what it says is so already, or it says it a second time.' },
    UNDECIDED: { description: 'A name in it can mean several: one has to be chosen first.' },
    REFUSED: { description: 'It cannot be taken.' },
  } as const satisfies Readonly<Record<PastedOutcome, object>>,
});

/** Whom a name can mean. */
export const PastedWhoEnum = builder.enumType('PastedWho', {
  description: 'Whom a name in a pasted line means.',
  values: {
    KNOWN: { description: 'A player who is known here.' },
    NEW: { description: 'Somebody else, who is made without an account.' },
    EARLIER: { description: 'The same as in the earlier line with this name, so that this one does nothing.' },
  } as const satisfies Readonly<Record<PastedWho, object>>,
});

const PastedNameType = builder.objectRef<PastedName>('PastedName').implement({
  description: 'A name in a pasted line, whom it can mean, and whom it is taken for.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As it stands there.' }),
    known: t.field({
      type: [PlayerType],
      description: 'The players here who go by it.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ known }, _args, { app }) => Promise.all(known.map((id) => playerOf(app, id))),
    }),
    earlier: t.exposeInt('earlier', {
      nullable: true,
      description: 'The earlier line with the same name, from 1; null: none has it.',
    }),
    offers: t.field({
      type: [PastedWhoEnum],
      description: 'What may be chosen.',
      complexity: 1,
      resolve: ({ offers }) => [...offers],
    }),
    who: t.expose('who', {
      type: PastedWhoEnum,
      nullable: true,
      description: 'Whom it is taken for; null: this has to be chosen first.',
    }),
    player: t.field({
      type: PlayerType,
      nullable: true,
      description: 'The player for whom it is taken; null unless `who` is KNOWN.',
      resolve: ({ playerId }, _args, { app }) => (playerId === null ? null : playerOf(app, playerId)),
    }),
  }),
});

const PastedLineType = builder.objectRef<PastedLine>('PastedLine').implement({
  description: 'A line of a pasted text: what it does, or why it cannot be taken.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Which line of the text, from 1.' }),
    text: t.exposeString('text', { description: 'As it stands there, with the lines that go on with it.' }),
    outcome: t.expose('outcome', { type: PastedOutcomeEnum, description: 'What it comes to.' }),
    messages: t.stringList(
      sentences(
        'What it does or why it does not, then what there is to know besides; each a sentence for people.',
        ({ messages }: PastedLine) => messages,
      ),
    ),
    column: t.exposeInt('column', {
      nullable: true,
      description: 'The cell that cannot be read, from 1; null: none in particular.',
    }),
    names: t.field({
      type: [PastedNameType],
      description: 'The names in it that players go by.',
      complexity: { field: 1, multiplier: 1 },
      resolve: ({ names }) => [...names],
    }),
  }),
});

/** The options of a field with all lines of a text. */
export const pastedLines = {
  type: [PastedLineType] as [typeof PastedLineType],
  description: 'Every line, in the order of the text.',
  complexity: { field: 1, multiplier: 30 },
  resolve: ({ lines }: { readonly lines: readonly PastedLine[] }) => [...lines],
};

/** Pasted lines that cannot be taken. */
export const InvalidLinesType = refusal<InvalidLines>('InvalidLines', {
  description: 'Lines of the text cannot be taken, or a name in them has to be chosen first; so nothing was done.',
  fields: (t) => ({ lines: t.field(pastedLines) }),
});

import { builder } from '../builder.ts';
import { ids } from '../id-input.ts';
import { PastedWhoEnum } from './line.ts';

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

const PastedChoiceInput = builder.inputType('PastedChoiceInput', {
  description: 'Whom a name in a pasted line means.',
  fields: (t) => ({
    line: t.int({ required: true, description: 'Which line of the text, from 1.' }),
    name: t.int({ required: true, defaultValue: 1, description: 'Which of its names, from 1.' }),
    who: t.field({ type: PastedWhoEnum, required: true, description: 'Whom it means; one of `PastedName.offers`.' }),
    playerId: ids.player.optional(t, 'The player, where it means one who is known here.'),
  }),
});

/** The field of an input with whom names mean that can mean several. */
export const pastedChoices = (t: InputFields) =>
  t.field({
    type: [PastedChoiceInput],
    required: true,
    defaultValue: [],
    description: 'Whom names mean that can mean several, as a dry run has listed them.',
  });

import { entryOf } from '../../../application/queries/find.ts';
import type { CycleTitle } from '../application/title.ts';
import { builder } from '../../../graphql/builder.ts';
import { EntryType, PairingType } from '../../../graphql/refs.ts';
import { LASTING } from '../../../graphql/lasting.ts';

/** The title as it stands in a cycle. */
export const CycleTitleType = builder.objectRef<CycleTitle>('CycleTitle').implement({
  extensions: LASTING,
  description: 'The title in a cycle: who defends it, against whom, and how their match stands.',
  fields: (t) => ({
    defender: t.field({
      type: EntryType,
      nullable: true,
      description: 'Who holds the title from the last cycle and waits in no league; null: nobody, or he has withdrawn.',
      resolve: ({ defender }, _args, { app }) => (defender === null ? null : entryOf(app, defender)),
    }),
    challenger: t.field({
      type: EntryType,
      nullable: true,
      description:
        'Who plays for it: the first of League A who is still there. Null: nobody, or the cycle has not begun.',
      resolve: ({ challenger }, _args, { app }) => (challenger === null ? null : entryOf(app, challenger)),
    }),
    provisional: t.exposeBoolean('provisional', {
      description: 'True: the challenger can still be another, the end of the leagues is not approved.',
    }),
    match: t.expose('match', {
      type: PairingType,
      nullable: true,
      description: 'Their match with its games; null: it is not arranged, or there is none.',
    }),
    score: t.intList({
      description: 'Games won in it: the defender, the challenger.',
      resolve: ({ score }) => [...score],
    }),
    gamesToWin: t.exposeInt('gamesToWin', { description: 'Who has won so many has the title.' }),
  }),
});

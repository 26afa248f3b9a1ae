import { entryRequestOf } from '../../application/queries/entry-requests.ts';
import { aboutTournament } from '../event/about.ts';
import { inInbox, onDesk } from '../event/interfaces.ts';
import { EntryRequestType } from '../refs.ts';
import { EntryRequestOutcomeEnum } from './type.ts';

const request = {
  type: EntryRequestType,
  nullable: true,
  description: 'As it stands when this is sent; null when it is not yours to read, or is kept no longer.',
} as const;

onDesk('EntryRequested', {
  about: [aboutTournament],
  description: 'Somebody without an account has asked by mail to be entered.',
  fields: (t) => ({
    request: t.field({ ...request, resolve: ({ payload }, _args, { app }) => entryRequestOf(app, payload) }),
  }),
});

onDesk('EntryRequestAnswered', {
  about: [aboutTournament],
  description: 'A request to be entered was answered.',
  fields: (t) => ({
    request: t.field({ ...request, resolve: ({ payload }, _args, { app }) => entryRequestOf(app, payload) }),
    outcome: t.field({
      type: EntryRequestOutcomeEnum,
      description: 'What became of it.',
      resolve: ({ payload }) => payload.outcome,
    }),
  }),
});

inInbox('MyEntryRequested', {
  about: [aboutTournament],
  description: 'Somebody without an account asks by mail to be entered in a tournament that you direct.',
  fields: (t) => ({
    request: t.field({ ...request, resolve: ({ payload }, _args, { app }) => entryRequestOf(app, payload) }),
  }),
});

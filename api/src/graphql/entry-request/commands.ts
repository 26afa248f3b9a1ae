import { acceptEntryRequest } from '../../application/commands/entry-request/accept.ts';
import { declineEntryRequest } from '../../application/commands/entry-request/decline.ts';
import type { EntryRequestDone } from '../../application/commands/entry-request/shape.ts';
import { entryRequestOf } from '../../application/queries/entry-requests.ts';
import { builder } from '../builder.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { pastedChoices } from '../pasted/choice.ts';
import { pastedLines } from '../pasted/line.ts';
import { EntryRequestType } from '../refs.ts';

const EntryRequestWordsInput = builder.inputType('EntryRequestWordsInput', {
  description: 'As what somebody is entered who has asked for it by mail.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'As he is to be called; one line.' }),
    country: t.string({ description: 'ISO 3166 alpha-2; null: not known.' }),
    category: t.int({ description: '1, 2 or 3; null: not known.' }),
    idElsewhere: t.string({ description: 'What he is called on the server where it is played; null: not known.' }),
  }),
});

const answered = {
  type: EntryRequestType,
  nullable: true,
  description: 'As it stands; in a dry run unchanged. Null: it is kept no longer.',
} as const;

command(acceptEntryRequest, {
  name: 'acceptEntryRequest',
  byToken: ['DIRECT'],
  description:
    'Enters who has asked for it by mail and has no account, as `importRegistrations` would his line; where no place is free, he waits for one. He is told by mail. Its director only.',
  input: given('A request to be entered that is accepted.', (t) => ({
    requestId: ids.entryRequest.one(t, 'Which request.'),
    as: t.field({
      type: EntryRequestWordsInput,
      description: 'As what he is entered; null: as the request says.',
    }),
    choices: pastedChoices(t),
  })),
  success: {
    description: 'He is entered, or waits; in a dry run he would.',
    fields: (t) => ({
      request: t.field({ ...answered, resolve: (done, _args, { app }) => entryRequestOf(app, done) }),
      lines: t.field(pastedLines),
      waits: t.exposeBoolean('waits', { description: 'Whether he waits for a place, as none is free.' }),
    }),
  },
  payload: 'Who is entered, or why nobody is.',
  refuses: { 'wrong-status': true, 'tournament-full': true, 'already-entered': true, 'invalid-lines': true },
});

command(declineEntryRequest, {
  name: 'declineEntryRequest',
  byToken: ['DIRECT'],
  description: 'Declines a request to be entered; who has asked is told by mail, with the reason. Its director only.',
  input: given('A request to be entered that is declined.', (t) => ({
    requestId: ids.entryRequest.one(t, 'Which request.'),
    reason: t.string({ required: true, description: 'Why, 1 to 500 characters; he reads it.' }),
  })),
  success: {
    description: 'It is declined.',
    fields: (t) => ({
      request: t.field({ ...answered, resolve: (done: EntryRequestDone, _args, { app }) => entryRequestOf(app, done) }),
    }),
  },
  payload: 'The request, or why it is not declined.',
  refuses: { 'wrong-status': true },
});

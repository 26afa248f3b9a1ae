import { setMailPreferences, type SetMailPreferencesDone } from '../../application/commands/mail/set-preferences.ts';
import { stopMails, type StopMailsDone } from '../../application/commands/mail/stop-mails.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { memberName } from '../errors.ts';
import { IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';
import { MailPreferencesType } from './viewer-mail.ts';
import { MailLocaleEnum, MovesByMailEnum } from './vocabulary.ts';

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'Hours of your day in which no mail is sent; they may lie over midnight.',
  fields: (t) => ({
    from: t.int({ required: true, description: 'The hour at which they begin, 0 to 23.' }),
    to: t.int({ required: true, description: 'The hour at which they end, 0 to 23; another one.' }),
  }),
});

const SetMailPreferencesInput = builder.inputType('SetMailPreferencesInput', {
  description: 'How you want your mail from now on, all of it.',
  fields: (t) => ({
    enabled: t.boolean({ required: true, description: 'False: nothing but what you ask for yourself.' }),
    moves: t.field({ type: MovesByMailEnum, required: true, description: 'How you hear of moves and ends of games.' }),
    notices: t.boolean({ required: true, description: 'Whether you are mailed what happens to your tournaments.' }),
    reminders: t.intList({
      required: true,
      description: 'Hours before the end of a turn, 1 to 336, at most 5 of them; empty: no reminders.',
    }),
    locale: t.field({ type: MailLocaleEnum, required: true, description: 'In which language.' }),
    timeZone: t.string({ required: true, description: 'An IANA name, such as Africa/Nairobi or UTC.' }),
    quietHours: t.field({ type: QuietHoursInput, description: 'When mails wait; null: never.' }),
    digestHour: t.int({ required: true, description: 'The hour of your day at which the digest is sent, 0 to 23.' }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const SetMailPreferencesSuccess = builder.objectRef<SetMailPreferencesDone>('SetMailPreferencesSuccess').implement({
  description: 'It holds from now on.',
  fields: (t) => ({
    preferences: t.expose('preferences', { type: MailPreferencesType, description: 'What holds.' }),
  }),
});

const SetMailPreferencesResult = builder.unionType('SetMailPreferencesResult', {
  description: 'What holds now, or why it was refused.',
  types: [SetMailPreferencesSuccess, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'SetMailPreferencesSuccess'),
});

const StopMailsInput = builder.inputType('StopMailsInput', {
  description: 'A link with which a mail ends.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'What stands behind `/mail/stop/`.' }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const StopMailsSuccess = builder.objectRef<StopMailsDone>('StopMailsSuccess').implement({
  description: 'The mails are stopped.',
  fields: (t) => ({
    stopped: t.exposeBoolean('stopped', { description: 'False: they had been stopped before.' }),
  }),
});

const StopMailsResult = builder.unionType('StopMailsResult', {
  description: 'That the mails are stopped, or why not.',
  types: [StopMailsSuccess, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'StopMailsSuccess'),
});

builder.mutationFields((t) => ({
  setMailPreferences: t.field({
    type: SetMailPreferencesResult,
    description: 'Says how you want your mail. It holds at once, also for mails that wait.',
    args: { input: t.arg({ type: SetMailPreferencesInput, required: true, description: 'Everything about it.' }) },
    resolve: (_root, { input }, context) => {
      const { idempotencyKey, quietHours, ...rest } = input;
      const preferences = { ...rest, quiet: quietHours ?? null };
      return answer(context, setMailPreferences(context.app, { preferences, idempotencyKey: idempotencyKey ?? null }));
    },
  }),
  stopMails: t.field({
    type: StopMailsResult,
    description: 'Stops all mails of whoever was sent this link; nobody has to be signed in.',
    args: { input: t.arg({ type: StopMailsInput, required: true, description: 'The link.' }) },
    resolve: (_root, { input }, context) => answer(context, stopMails(context.app, context.mailSecret, input)),
  }),
}));

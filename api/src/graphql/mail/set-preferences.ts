import { setMailPreferences } from '../../application/commands/mail/set-preferences.ts';
import { stopMails, type StopMailsInput } from '../../application/commands/mail/stop-mails.ts';
import type { AppContext } from '../../application/context.ts';
import type { Context } from '../context.ts';
import { builder } from '../builder.ts';
import { MailPreferencesType } from './viewer-mail.ts';
import { MovesByMailEnum } from './vocabulary.ts';
import { command, given } from '../command.ts';
import { LocaleEnum } from '../said.ts';

const QuietHoursInput = builder.inputType('QuietHoursInput', {
  description: 'Hours of your day in which no mail is sent; they may lie over midnight.',
  fields: (t) => ({
    from: t.int({ required: true, description: 'The hour at which they begin, 0 to 23.' }),
    to: t.int({ required: true, description: 'The hour at which they end, 0 to 23; another one.' }),
  }),
});

command(setMailPreferences, {
  name: 'setMailPreferences',
  byToken: [],
  description: 'Says how you want your mail. It holds at once, also for mails that wait.',
  input: given('How you want your mail from now on, all of it.', (t) => ({
    enabled: t.boolean({ required: true, description: 'False: nothing but what you ask for yourself.' }),
    moves: t.field({ type: MovesByMailEnum, required: true, description: 'How you hear of moves and ends of games.' }),
    notices: t.boolean({ required: true, description: 'Whether you are mailed what happens to your tournaments.' }),
    reminders: t.intList({
      required: true,
      description: 'Hours before the end of a turn, 1 to 336, at most 5 of them; empty: no reminders.',
    }),
    locale: t.field({
      type: LocaleEnum,
      required: true,
      description: 'In which language; that of your account, as `setLanguage` sets it.',
    }),
    timeZone: t.string({ required: true, description: 'An IANA name, such as Africa/Nairobi or UTC.' }),
    quietHours: t.field({ type: QuietHoursInput, description: 'When mails wait; null: never.' }),
    digestHour: t.int({ required: true, description: 'The hour of your day at which the digest is sent, 0 to 23.' }),
  })),
  success: {
    description: 'It holds from now on.',
    fields: (t) => ({
      preferences: t.expose('preferences', { type: MailPreferencesType, description: 'What holds.' }),
    }),
  },
  payload: 'What holds now, or why it was refused.',
  refuses: {},
  untried: true,
  take: ({ idempotencyKey, quietHours, ...rest }) => ({ idempotencyKey, preferences: { ...rest, quiet: quietHours } }),
});

const stop = (app: AppContext, input: StopMailsInput, { mailSecret }: Context) => stopMails(app, mailSecret, input);

command(stop, {
  name: 'stopMails',
  byToken: [],
  description: 'Stops all mails of whoever was sent this link; nobody has to be signed in.',
  input: given('A link with which a mail ends.', (t) => ({
    token: t.string({ required: true, description: 'What stands behind `/mail/stop/`.' }),
  })),
  success: {
    description: 'The mails are stopped.',
    fields: (t) => ({ stopped: t.exposeBoolean('stopped', { description: 'False: they had been stopped before.' }) }),
  },
  payload: 'That the mails are stopped, or why not.',
  refuses: {},
  untried: true,
});

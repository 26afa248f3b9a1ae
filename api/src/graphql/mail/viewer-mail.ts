import { viewerMailPreferences, viewerMails } from '../../application/queries/viewer-mail.ts';
import { MAIL_REASONS, mailReason } from '../../application/queries/mail-reason.ts';
import type { MailPreferences } from '../../store/mail-preference.ts';
import type { AccountRecord } from '../../store/reading/account.ts';
import type { LoggedMail, MailStepRecord } from '../../store/reading/outbox.ts';
import { builder } from '../builder.ts';
import { pureQueryField } from '../pure-query.ts';
import { INSTANT_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { MailKindEnum, MailReasonEnum, MailStateEnum, MovesByMailEnum } from './vocabulary.ts';
import { inLanguage, LocaleEnum, said } from '../said.ts';

const QuietHoursType = builder.objectRef<NonNullable<MailPreferences['quiet']>>('QuietHours').implement({
  description: 'Hours of your day in which no mail is sent; they may lie over midnight.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'The hour at which they begin, 0 to 23.' }),
    to: t.exposeInt('to', { description: 'The hour at which they end, 0 to 23.' }),
  }),
});

/** How somebody wants his mail. */
export const MailPreferencesType = builder.objectRef<MailPreferences>('MailPreferences').implement({
  description: 'How you want your mail.',
  fields: (t) => ({
    enabled: t.exposeBoolean('enabled', {
      description: 'False: nothing is sent but what you ask for yourself, such as a link to sign in.',
    }),
    moves: t.expose('moves', { type: MovesByMailEnum, description: 'How you hear of moves and ends of games.' }),
    notices: t.exposeBoolean('notices', {
      description: 'Whether you are mailed what happens to your tournaments: starts, withdrawals, final tables.',
    }),
    reminders: t.intList({
      description:
        'How many hours before the end of a turn you are reminded, the longest first. Only those below the time that the turn began with count.',
      resolve: ({ reminders }) => [...reminders],
    }),
    locale: t.expose('locale', {
      type: LocaleEnum,
      description: 'In which language: that of `Viewer.locale`, or English.',
    }),
    timeZone: t.exposeString('timeZone', {
      description: 'Your time zone by its IANA name, such as Africa/Nairobi: for your hours, and for times in mails.',
    }),
    quietHours: t.field({
      type: QuietHoursType,
      nullable: true,
      description: 'When mails wait; null: never. A reminder whose deadline would pass meanwhile is sent before.',
      resolve: ({ quiet }) => quiet,
    }),
    digestHour: t.exposeInt('digestHour', { description: 'The hour of your day at which the digest is sent.' }),
  }),
});

const MailStepType = builder.objectRef<MailStepRecord>('MailStep').implement({
  description: 'A step of a mail.',
  fields: (t) => ({
    state: t.expose('state', { type: MailStateEnum, description: 'What became of it.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    until: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is looked at again; null: this was the end, or it was at once.',
    }),
    code: t.field({
      type: MailReasonEnum,
      nullable: true,
      description: 'Why, for programs; null where another server gave its own words, or none.',
      resolve: ({ reason }) => mailReason(reason),
    }),
    reason: t.string({
      nullable: true,
      description: 'Why, or what the other server said; null where there is nothing to say.',
      args: inLanguage,
      resolve: ({ reason }, { locale }, context) => {
        const known = mailReason(reason);
        return known === null ? reason : said(MAIL_REASONS[known], locale, context);
      },
    }),
  }),
});

const MailDeliveryType = builder.objectRef<LoggedMail>('MailDelivery').implement({
  description: 'A mail that was made for you, and what became of it.',
  fields: (t) => ({
    messageKey: t.exposeString('id', {
      description: 'What stands before the @ of its Message-ID; a mail that comes twice has the same.',
    }),
    kind: t.expose('kind', { type: MailKindEnum, description: 'What it is about.' }),
    subject: t.exposeString('subject', { nullable: true, description: 'Its title; null: it has not been written.' }),
    madeAt: t.expose('madeAt', { type: 'DateTime', description: 'When it was made.' }),
    state: t.expose('state', { type: MailStateEnum, description: 'Where it stands.' }),
    attempts: t.exposeInt('attempts', { description: 'How often it was given to the mail server.' }),
    steps: t.field({
      type: [MailStepType],
      description: 'What became of it, the oldest first, after it was made.',
      resolve: ({ steps }) => [...steps],
    }),
  }),
});

/** Everything about the mail of whoever asks. */
export const ViewerMailType = builder.objectRef<AccountRecord>('ViewerMail').implement({
  description: 'Your mail.',
  fields: (t) => ({
    isSent: t.boolean({
      description: 'Whether this server sends mail at all.',
      resolve: (_account, _args, { app }) => app.mailing !== undefined,
    }),
    needsConfirmation: t.boolean({
      description:
        'Whether nothing but mails about your account is sent to your address, because nobody has shown yet that it is yours. `POST /auth/request-confirmation` mails you a link that does.',
      resolve: ({ isProven }, _args, { app }) => app.mailing?.reachesPeople === true && !isProven,
    }),
    preferences: t.field({
      type: MailPreferencesType,
      description: 'How you want it.',
      resolve: (_account, _args, { app }) => viewerMailPreferences(app),
    }),
    deliveries: t.connection(
      {
        type: MailDeliveryType,
        description: 'The mails of the last 90 days and what became of them, the newest first.',
        complexity: pageComplexity,
        resolve: async (_account, args, { app }) => connectionOf(await viewerMails(app, windowOf(args, INSTANT_KEY))),
      },
      { name: 'ViewerMailDeliveriesConnection', description: 'A page of mails.' },
      { name: 'ViewerMailDeliveriesConnectionEdge', description: 'A mail and its place in the list.' },
    ),
  }),
});

pureQueryField('sendsMail', (t) =>
  t.boolean({
    description: 'Whether this server sends mail, so that a link to sign in can be asked for.',
    resolve: (_root, _args, { app }) => app.mailing !== undefined,
  }),
);

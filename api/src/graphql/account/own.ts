import { changeProfile } from '../../application/commands/account/change-profile.ts';
import { closeAccount } from '../../application/commands/account/close.ts';
import type { AccountDone } from '../../application/commands/account/shape.ts';
import { setLanguage } from '../../application/commands/account/set-language.ts';
import { turnChat } from '../../application/commands/account/turn-chat.ts';
import { command, given } from '../command.ts';
import type { SuccessOptions } from '../command-success.ts';
import { ViewerType } from '../viewer/type.ts';
import { viewer } from '../../application/queries/viewer.ts';
import { actingPlayer } from '../../application/rights.ts';
import { builder } from '../builder.ts';
import { inLanguage, LocaleEnum, said } from '../said.ts';
import { ChatSettingEnum, chatSetting } from './type.ts';

builder.objectFields(ViewerType, (t) => ({
  hasSecondFactor: t.boolean({
    nullable: true,
    description: 'Whether your sign-in asks for a code beside the password; null with `email`.',
    resolve: ({ account }) => account?.hasSecondFactor ?? null,
  }),
  needsSecondFactor: t.boolean({
    description:
      'Whether you act as a player alone until you have a second factor, which this server asks of directors and administrators.',
    resolve: (_viewer, _args, { app: { actor } }) => actor.kind === 'account' && actor.lacksSecondFactor === true,
  }),
  locale: t.field({
    type: LocaleEnum,
    nullable: true,
    description: 'In which language you read pages and mails; null: you have not chosen, and null with `email`.',
    resolve: ({ account }) => account?.locale ?? null,
  }),
  chat: t.field({
    type: ChatSettingEnum,
    description: 'Whether you read and write beside games.',
    resolve: (_viewer, _args, { app }) => chatSetting(app, { playerId: actingPlayer(app.actor) }),
  }),
}));

const OwnAccountSuccess = {
  description: 'It holds from now on.',
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: 'You, as you stand; null: you are signed in no more.',
      resolve: (_done, _args, { app }) => viewer(app),
    }),
  }),
} satisfies SuccessOptions<AccountDone>;
const PAYLOAD = 'That it holds, or why not.';

command(changeProfile, {
  name: 'changeProfile',
  byToken: [],
  description:
    'Says what you are called and where you come from, wherever you stand; what counts of you in a tournament that has begun stays as it was noted then.',
  input: given('Who you are to others.', (t) => ({
    name: t.string({ required: true, description: 'What you are called, 1 to 60 characters.' }),
    country: t.string({
      description: 'ISO 3166 alpha-2, such as KE; null: not said, and you stand in no ranking of countries.',
    }),
  })),
  success: OwnAccountSuccess,
  payload: PAYLOAD,
  refuses: {},
});

command(setLanguage, {
  name: 'setLanguage',
  byToken: [],
  description:
    'Says in which language you read pages and mails. Sentences of the API go by `Accept-Language`, whatever is kept here.',
  input: given('In which language you read.', (t) => ({
    locale: t.field({ type: LocaleEnum, required: true, description: 'The language.' }),
  })),
  success: OwnAccountSuccess,
  payload: PAYLOAD,
  refuses: {},
});

command(turnChat, {
  name: 'turnChat',
  byToken: [],
  description:
    'Turns the chat off for you, or on again: you neither read nor write beside games, and your opponents see that you do not. What an administrator has turned off he alone turns on.',
  input: given('Whether you chat.', (t) => ({
    isOff: t.boolean({ required: true, description: 'True: you do not chat.' }),
  })),
  success: OwnAccountSuccess,
  payload: PAYLOAD,
  refuses: {},
});

command(closeAccount, {
  name: 'closeAccount',
  byToken: [],
  description:
    'Closes your account for good. You are taken out of tournaments that take entries and withdrawn from those that run; your sign-in, wishes, links and messages go, and what you have played stays under a name that says nothing of you. Not for the only administrator, nor while you direct what has not ended.',
  input: given('That you mean it.', (t) => ({
    confirmation: t.string({ required: true, description: 'The address of your account, once more.' }),
  })),
  success: {
    description: 'The account is closed.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'As what you stay in tables; in a dry run such a name.' }),
      consequences: t.stringList({
        description: 'What follows from it beside what is told in `effects`, one sentence each.',
        args: inLanguage,
        resolve: ({ consequences }, { locale }, context) =>
          consequences.map((message) => said(message, locale, context)),
      }),
    }),
  },
  payload: 'As what you stay, or why it was refused.',
  refuses: { 'wrong-status': true },
});

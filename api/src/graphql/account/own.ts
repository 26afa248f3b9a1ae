import { turnChat } from '../../application/commands/account/turn-chat.ts';
import { command, given } from '../command.ts';
import { ViewerType } from '../viewer/type.ts';
import { viewerAccount } from '../../application/queries/viewer.ts';
import { builder } from '../builder.ts';
import { ChatSettingEnum, chatSetting } from './type.ts';

builder.objectField(ViewerType, 'chat', (t) =>
  t.field({
    type: ChatSettingEnum,
    description: 'Whether you read and write beside games.',
    resolve: (account, _args, { app }) => chatSetting(app, account),
  }),
);

command(turnChat, {
  name: 'turnChat',
  description:
    'Turns the chat off for you, or on again: you neither read nor write beside games, and your opponents see that you do not. What an administrator has turned off he alone turns on.',
  input: given('Whether you chat.', (t) => ({
    isOff: t.boolean({ required: true, description: 'True: you do not chat.' }),
  })),
  success: {
    description: 'It holds from now on.',
    fields: (t) => ({
      viewer: t.field({
        type: ViewerType,
        nullable: true,
        description: 'You, as you stand.',
        resolve: (_done, _args, { app }) => viewerAccount(app),
      }),
    }),
  },
  payload: 'That it holds, or why not.',
  refuses: {},
});

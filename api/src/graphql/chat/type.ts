import { chatTopic } from '../../application/events.ts';
import {
  listMessages,
  viewerMayChat,
  viewerMayRemove,
  viewerMayReport,
  viewerMutes,
  viewerReadsChat,
  viewerRemovedText,
} from '../../application/queries/chat.ts';
import { gameOf, playerOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { message } from '../../kernel/message.ts';
import { builder } from '../builder.ts';
import { globalId } from '../global-id.ts';
import { NUMBER_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { ChatMessageType, GameInterface, PlayerType } from '../refs.ts';
import { sentenceOrNull } from '../said.ts';
import { VIEWER_AUDIENCE } from '../watched.ts';
import { asId } from '../../kernel/ids.ts';
import { loadedAs } from '../node-find.ts';

loadedAs('ChatMessage', (reading, id) => reading.messages.load(asId(id)));

ChatMessageType.implement({
  description: 'Something that was said beside a game, for everybody to read.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'Opaque and permanent.', resolve: ({ id }) => globalId('ChatMessage', id) }),
    game: t.field({
      type: GameInterface,
      description: 'Beside which game.',
      resolve: ({ gameId }, _args, { app }) => gameOf(app, gameId),
    }),
    number: t.exposeInt('number', { description: 'Its place among all messages beside the game, from 1.' }),
    author: t.field({
      type: PlayerType,
      description: 'Who said it: a player of the game, or its director.',
      resolve: ({ authorId }, _args, { app }) => playerOf(app, authorId),
    }),
    text: t.string({
      nullable: true,
      description: 'The words, as plain text with line breaks; null once they were removed, and to who does not chat.',
      extensions: VIEWER_AUDIENCE,
      resolve: async ({ text, removal }, _args, { app }) =>
        removal === null && (await viewerReadsChat(app)) ? text : null,
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was said.' }),
    removedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the director took it away; null: it stands.',
      resolve: ({ removal }) => removal?.at ?? null,
    }),
    removedBy: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Who took it away; null: it stands.',
      resolve: ({ removal }, _args, { app }) => (removal === null ? null : playerOf(app, removal.byId)),
    }),
    removedReason: t.string(
      sentenceOrNull('Why it was taken away; null: it stands.', ({ removal }) =>
        removal === null ? null : (removal.reason ?? message('chat.accountClosed')),
      ),
    ),
    viewerRemovedText: t.string({
      nullable: true,
      description:
        'What a removed message said, for the director alone; null for everybody else, and for one that stands.',
      resolve: (message, _args, { app }) => viewerRemovedText(app, message),
    }),
    viewerMuted: t.boolean({
      description: 'Whether you do not want to read its author.',
      resolve: ({ authorId }, _args, { app }) => viewerMutes(app, authorId),
    }),
    viewerCanRemove: t.boolean({
      description: 'Whether you direct the tournament and it stands.',
      resolve: async (message, _args, { app }) => message.removal === null && (await viewerMayRemove(app, message)),
    }),
    viewerCanReport: t.boolean({
      description: 'Whether you may report it: as a player of the tournament, and while it stands.',
      resolve: (message, _args, { app }) => viewerMayReport(app, message),
    }),
  }),
});

builder.interfaceFields(GameInterface, (t) => ({
  chat: t.connection(
    {
      type: ChatMessageType,
      description:
        'What was said beside it, the oldest first, and nothing to who does not chat; the players are asked to stay on neutral topics.',
      extensions: VIEWER_AUDIENCE,
      complexity: pageComplexity,
      resolve: async (game, args, { app }) => connectionOf(await listMessages(app, game, windowOf(args, NUMBER_KEY))),
    },
    { name: 'GameChatConnection', description: 'A page of messages.' },
    { name: 'GameChatConnectionEdge', description: 'A message and its place in the talk.' },
  ),
  chatVersion: t.int({
    description: 'The version of its chat up to which this answer tells all; give it as `after` of `chatEvents`.',
    resolve: ({ id }, _args, { app }) => readingOf(app).versions.load(chatTopic(id)),
  }),
  viewerCanChat: t.boolean({
    description: 'Whether you may write beside it: its director may, and its players where both of them chat.',
    resolve: (game, _args, { app }) => viewerMayChat(app, game),
  }),
}));

builder.objectField(PlayerType, 'viewerMuted', (t) =>
  t.boolean({
    description: 'Whether you do not want to read what this player says.',
    resolve: ({ id }, _args, { app }) => viewerMutes(app, id),
  }),
);

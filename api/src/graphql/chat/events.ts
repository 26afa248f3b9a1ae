import { messageOf } from '../../application/queries/chat.ts';
import { builder } from '../builder.ts';
import { withGame } from '../event/about.ts';
import { ChatEventInterface, PlayerEventInterface } from '../event/interfaces.ts';
import type { EventOf } from '../event/kinds.ts';
import { ChatMessageType } from '../refs.ts';

withGame(
  builder.objectRef<EventOf<'ChatSnapshot'>>('ChatSnapshot').implement({
    description:
      'The first message: the game, whose `chat` is true at the version that this carries. It takes no version.',
    interfaces: [ChatEventInterface],
  }),
);

const message = {
  type: ChatMessageType,
  description: 'As it stands when this is sent: a message that was removed since has no text.',
} as const;

builder.objectField(
  withGame(
    builder
      .objectRef<EventOf<'ChatPosted'>>('ChatPosted')
      .implement({ description: 'Something was said.', interfaces: [ChatEventInterface] }),
  ),
  'message',
  (t) => t.field({ ...message, resolve: ({ payload }, _args, { app }) => messageOf(app, payload) }),
);

builder.objectField(
  withGame(
    builder
      .objectRef<EventOf<'ChatRemoved'>>('ChatRemoved')
      .implement({ description: 'The director has taken a message away.', interfaces: [ChatEventInterface] }),
  ),
  'message',
  (t) => t.field({ ...message, resolve: ({ payload }, _args, { app }) => messageOf(app, payload) }),
);

builder.objectField(
  withGame(
    builder
      .objectRef<EventOf<'MyChatPosted'>>('MyChatPosted')
      .implement({ description: 'Somebody has written beside a game of yours.', interfaces: [PlayerEventInterface] }),
  ),
  'message',
  (t) => t.field({ ...message, resolve: ({ payload }, _args, { app }) => messageOf(app, payload) }),
);

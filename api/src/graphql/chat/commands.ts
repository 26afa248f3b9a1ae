import { mutePlayer } from '../../application/commands/chat/mute-player.ts';
import { postMessage } from '../../application/commands/chat/post-message.ts';
import { removeMessage } from '../../application/commands/chat/remove-message.ts';
import type { MessageDone } from '../../application/commands/chat/shape.ts';
import { playerOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { ChatMessageType, PlayerType } from '../refs.ts';
import { command, given } from '../command.ts';
import { commandSuccess } from '../command-success.ts';
import { ids } from '../id-input.ts';

const MessageSuccess = commandSuccess<MessageDone>('MessageSuccess', {
  description: 'The command was carried out.',
  fields: (t) => ({
    chatMessage: t.field({
      type: ChatMessageType,
      nullable: true,
      description: 'As it stands; in a dry run unchanged, and null where none was made.',
      resolve: ({ messageId }, _args, { app }) => readingOf(app).messages.load(messageId),
    }),
  }),
});

command(postMessage, {
  name: 'postMessage',
  byToken: ['PLAY', 'DIRECT'],
  description: 'Says something beside a game, for everybody to read. Its players and its director only, 5 in a minute.',
  input: given('Something to be said beside a game.', (t) => ({
    gameId: ids.game.one(t, 'Beside which game.'),
    text: t.string({ required: true, description: 'The words: plain text, 1 to 500 characters, line breaks allowed.' }),
  })),
  success: MessageSuccess,
  payload: 'The message, or why the command was refused.',
  refuses: { 'too-many-messages': true },
});

command(removeMessage, {
  name: 'removeMessage',
  byToken: ['DIRECT'],
  description: 'Takes a message away; that it was there, who took it away and why stays. Its director only.',
  input: given('A message to be taken away.', (t) => ({
    messageId: ids.message.one(t, 'Which message.'),
    reason: t.string({ required: true, description: 'Why, 1 to 300 characters; everybody can read it.' }),
  })),
  success: MessageSuccess,
  payload: 'The message, or why the command was refused.',
  refuses: { 'wrong-status': true },
});

command(mutePlayer, {
  name: 'mutePlayer',
  byToken: ['PLAY'],
  description: 'Hides what a player says from you alone, or shows it again.',
  input: given('Somebody whom you do not want to read, or want to read again.', (t) => ({
    playerId: ids.player.one(t, 'Which player.'),
    muted: t.boolean({ required: true, description: 'True: not any more; false: again.' }),
  })),
  success: {
    description: 'It was noted; the player does not learn of it.',
    fields: (t) => ({
      player: t.field({
        type: PlayerType,
        description: 'Whom you do not read any more, or again.',
        resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
      }),
    }),
  },
  payload: 'The player, or why the command was refused.',
  refuses: {},
});

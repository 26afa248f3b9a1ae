import { mutePlayer, type MutePlayerDone } from '../../application/commands/chat/mute-player.ts';
import { postMessage } from '../../application/commands/chat/post-message.ts';
import { removeMessage } from '../../application/commands/chat/remove-message.ts';
import type { MessageDone } from '../../application/commands/chat/shape.ts';
import { playerOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { GameId, MessageId, PlayerId } from '../../kernel/ids.ts';
import { answer } from '../answer.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import { TooManyMessagesType, WrongStatusType, memberName } from '../errors.ts';
import { GAME_NAMES, idNamed } from '../global-id.ts';
import { ChatMessageType, PlayerType } from '../refs.ts';
import { DRY_RUN, IDEMPOTENCY_KEY } from '../tournament/inputs.ts';
import { COMMON_ERRORS } from '../tournament/results.ts';

const PostMessageInput = builder.inputType('PostMessageInput', {
  description: 'Something to be said beside a game.',
  fields: (t) => ({
    gameId: t.id({ required: true, description: 'Beside which game.' }),
    text: t.string({ required: true, description: 'The words: plain text, 1 to 500 characters, line breaks allowed.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const RemoveMessageInput = builder.inputType('RemoveMessageInput', {
  description: 'A message to be taken away.',
  fields: (t) => ({
    messageId: t.id({ required: true, description: 'Which message.' }),
    reason: t.string({ required: true, description: 'Why, 1 to 300 characters; everybody can read it.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const MutePlayerInput = builder.inputType('MutePlayerInput', {
  description: 'Somebody whom you do not want to read, or want to read again.',
  fields: (t) => ({
    playerId: t.id({ required: true, description: 'Which player.' }),
    muted: t.boolean({ required: true, description: 'True: not any more; false: again.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

const MessageSuccess = builder.objectRef<MessageDone>('MessageSuccess').implement({
  description: 'The command was carried out.',
  fields: (t) => ({
    chatMessage: t.field({
      type: ChatMessageType,
      nullable: true,
      description: 'As it stands; in a dry run unchanged, and null where none was made.',
      resolve: ({ messageId }, _args, { app }) => readingOf(app).messages.load(messageId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const MessageResult = builder.unionType('MessageResult', {
  description: 'The message, or why the command was refused.',
  types: [MessageSuccess, ...COMMON_ERRORS, WrongStatusType, TooManyMessagesType],
  resolveType: (value) => memberName(value, 'MessageSuccess'),
});

const MutePlayerSuccess = builder.objectRef<MutePlayerDone>('MutePlayerSuccess').implement({
  description: 'It was noted; the player does not learn of it.',
  fields: (t) => ({
    player: t.field({
      type: PlayerType,
      description: 'Whom you do not read any more, or again.',
      resolve: ({ playerId }, _args, { app }) => playerOf(app, playerId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

const MutePlayerResult = builder.unionType('MutePlayerResult', {
  description: 'The player, or why the command was refused.',
  types: [MutePlayerSuccess, ...COMMON_ERRORS],
  resolveType: (value) => memberName(value, 'MutePlayerSuccess'),
});

builder.mutationFields((t) => ({
  postMessage: t.field({
    type: MessageResult,
    description:
      'Says something beside a game, for everybody to read. Its players and its director only, 5 in a minute.',
    args: { input: t.arg({ type: PostMessageInput, required: true, description: 'The words.' }) },
    resolve: (_root, { input }, context) => {
      const gameId = idNamed<GameId>(input.gameId, GAME_NAMES);
      return answer(context, postMessage(context.app, { ...input, gameId }));
    },
  }),
  removeMessage: t.field({
    type: MessageResult,
    description: 'Takes a message away; that it was there, who took it away and why stays. Its director only.',
    args: { input: t.arg({ type: RemoveMessageInput, required: true, description: 'Which, and why.' }) },
    resolve: (_root, { input }, context) => {
      const messageId = idNamed<MessageId>(input.messageId, ['ChatMessage']);
      return answer(context, removeMessage(context.app, { ...input, messageId }));
    },
  }),
  mutePlayer: t.field({
    type: MutePlayerResult,
    description: 'Hides what a player says from you alone, or shows it again.',
    args: { input: t.arg({ type: MutePlayerInput, required: true, description: 'Whom.' }) },
    resolve: (_root, { input }, context) => {
      const playerId = idNamed<PlayerId>(input.playerId, ['Player']);
      return answer(context, mutePlayer(context.app, { ...input, playerId }));
    },
  }),
}));

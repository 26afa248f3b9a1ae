import { messageOf } from '../../application/queries/chat.ts';
import { aboutGame } from '../event/about.ts';
import { about } from '../event/event-type.ts';
import { inChat, inInbox } from '../event/interfaces.ts';
import { ChatMessageType } from '../refs.ts';

inChat('ChatSnapshot', {
  about: [aboutGame],
  description:
    'The first message: the game, whose `chat` is true at the version that this carries. It takes no version.',
});

const aboutMessage = about(
  'message',
  ChatMessageType,
  'As it stands when this is sent: a message that was removed since has no text.',
  messageOf,
);

inChat('ChatPosted', {
  about: [aboutGame, aboutMessage],
  description: 'Something was said.',
});

inChat('ChatRemoved', {
  about: [aboutGame, aboutMessage],
  description: 'The director has taken a message away.',
});

inInbox('MyChatPosted', {
  about: [aboutGame, aboutMessage],
  description: 'Somebody has written beside a game of yours.',
});

import { message, type Message } from '../../kernel/message.ts';
import type { PauseRecord } from '../../store/reading/pause.ts';
import type { AppContext } from '../context.ts';
import { isDaysOff } from '../state/pauses.ts';
import type { EventPayload } from '../vocabulary/event.ts';
import { gameNames, sentence } from './game-names.ts';
import { shownNameOf } from './namesakes.ts';
import { pauseOf } from './pauses.ts';

/** What has become of a pause, as a sentence for everybody. */
export async function pauseMessage(context: AppContext, payload: EventPayload<'PauseChanged'>): Promise<Message> {
  const pause = await pauseOf(context, payload);
  return newsMessage(payload, await whereMessage(context, pause), payload.reason);
}

/** The same as it is told of one game. */
export async function gamePauseMessage(
  context: AppContext,
  payload: EventPayload<'GamePauseChanged'>,
): Promise<Message> {
  return newsMessage(payload, (await gameNames(context, payload.gameId)).inText, null);
}

type News = Pick<EventPayload<'PauseChanged'>, 'change' | 'since' | 'until'>;

function newsMessage({ change, since, until }: News, where: Message, reason: string | null): Message {
  const text = changeMessage({ change, since, until }, where);
  return reason === null ? text : message('event.pause.because', { text, reason: sentence(reason) });
}

function changeMessage({ change, since, until }: News, where: Message): Message {
  const end = { where, until: { at: until } };
  switch (change) {
    case 'PLANNED':
      return message('event.pause.PLANNED', { ...end, since: { at: since } });
    case 'BEGAN':
    case 'CHANGED':
      return message(`event.pause.${change}`, end);
    case 'ENDED':
    case 'TAKEN_BACK':
      return message(`event.pause.${change}`, { where });
  }
}

/** In which games play is paused, as it stands after `in`. */
async function whereMessage(context: AppContext, { gameId, playerId, ...pause }: PauseRecord): Promise<Message> {
  if (gameId !== null) return (await gameNames(context, gameId)).inText;
  if (playerId === null) return message('event.pause.where.all');
  const name = await shownNameOf(context, pause, playerId);
  return message(isDaysOff(pause) ? 'event.pause.where.daysOff' : 'event.pause.where.player', { name });
}

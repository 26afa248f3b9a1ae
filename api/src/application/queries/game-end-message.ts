import { message, type Message, type Words } from '../../kernel/message.ts';
import type { GameId } from '../../kernel/ids.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Instant } from '../../kernel/time.ts';
import type { ResultHow } from '../../rules/formats/format.ts';
import type { AppContext } from '../context.ts';
import { gameNames, sentence, type GameNames } from './game-names.ts';
import { readingOf } from './reading.ts';

interface Finish {
  readonly winner: Seat | null;
  readonly how: ResultHow;
  readonly value: number;
  readonly reason: Words | null;
}

/** How a game ended. */
export function finishedMessage(names: GameNames, { winner, how, value: points, reason }: Finish): Message {
  if (how === 'DRAWN') return message('event.GameFinished.drawn', { game: names.title });
  if (winner === null) return message('event.GameFinished.nobody', { game: names.title, how });
  const args = { name: names.players[winner], game: names.inText, points };
  if (how !== 'ADJUDICATED' || reason === null) return message('event.GameFinished.won', { ...args, how });
  return message('event.GameFinished.because', { ...args, reason: sentence(reason) });
}

/** How a game ended, by the result that counted at an instant; null while it was open. */
export async function gameEndMessage(context: AppContext, id: GameId, asOf: Instant): Promise<Message | null> {
  const results = await readingOf(context).results.load(id);
  const last = results.findLast(({ recordedAt }) => recordedAt <= asOf);
  if (last === undefined) return null;
  const result = finishedMessage(await gameNames(context, id), last);
  return last.number > 1 ? message('event.overruled', { result }) : result;
}

import type { GameId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { otherSeat, type BySeat, type Seat } from '../../../kernel/seat.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { AppContext } from '../../context.ts';
import { gameOf, tournamentOf } from '../../queries/find.ts';
import { shownNameOf } from '../../queries/namesakes.ts';
import type { Post } from '../post.ts';
import type { LetterMessage } from '../../../kernel/message.ts';
import type { Wording } from '../../texts/wording.ts';

/** What a letter is written with: what may be read, to whom, in which words. */
export interface LetterDesk {
  readonly context: AppContext;
  readonly post: Post;
  readonly wording: Wording;
  readonly playerId: PlayerId;
}

/** A game as one of its players speaks of it. */
export interface OwnGame {
  readonly game: GameRecord;
  readonly seat: Seat;
  readonly names: BySeat<string>;
  readonly opponent: string;
  /** `game 1 against Juma`, inside a sentence. */
  readonly title: string;
}

/** A game of the reader. */
export async function ownGame({ context, wording, playerId }: LetterDesk, id: GameId): Promise<OwnGame> {
  const game = await gameOf(context, id);
  const [first, second] = await Promise.all([
    shownNameOf(context, game, game.players.first),
    shownNameOf(context, game, game.players.second),
  ]);
  const names = { first, second };
  const seat = game.players.first === playerId ? 'first' : 'second';
  const opponent = names[otherSeat(seat)];
  const title = wording.say('letter.game', { number: game.number, opponent });
  return { game, seat, names, opponent, title };
}

/** The name of a tournament. */
export async function tournamentName({ context }: LetterDesk, tournamentId: TournamentId): Promise<string> {
  return (await tournamentOf(context, { tournamentId })).name;
}

/** What most texts about a game have places for. */
export function gamePlaces({ game, opponent, title }: OwnGame): LetterMessage['args'] {
  return { number: game.number, opponent, game: title };
}

/** A deadline in words. */
export function deadlineText({ wording }: LetterDesk, deadline: Instant | null): string {
  return deadline === null ? wording.say('letter.facts.noDeadline') : wording.instant(deadline);
}

/** A text with a capital letter at its beginning. */
export function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase() + rest.join('');
}

import type { PlayerId } from '../../kernel/ids.ts';
import type { GameKey } from '#games/rules';
import type { NewPlayer } from '../commands/player/create.ts';
import type { AppContext } from '../context.ts';

/** A part of the demo world that is not its own but brought to it, with bots of its own. */
export interface DemoPart {
  /** Names it among all parts: made again it is the same. */
  readonly key: string;
  /** What there is then, as the person who waits for it reads it. */
  readonly about: string;
  /** The game that the Elo and matches of its bots are of. */
  readonly game: GameKey;
  /** Its bots, invented. */
  readonly bots: readonly NewPlayer[];
  /** Makes it with the first of its bots, at least three; each step once, however often it is asked for. */
  make(director: AppContext, players: readonly PlayerId[]): Promise<void>;
}

import type { GameId } from '../../../kernel/ids.ts';
import type { CommandOptions, Effects } from '../../events.ts';

/** The game that a command is about. */
export interface GameInput extends CommandOptions {
  readonly gameId: GameId;
}

/** The game that a command has changed, and what that caused. */
export interface GameDone {
  readonly gameId: GameId;
  readonly effects: Effects;
}

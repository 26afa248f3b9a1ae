import type { Instant } from '../../../kernel/time.ts';
import type { CommandOptions } from '../../events.ts';
import type { FormatKey, GameKey, Venue } from '../../../store/tournament.ts';
import type { TournamentDone } from './shape.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AppContext } from '../../context.ts';
import type { CommonError, InvalidTimeControl } from '../../errors.ts';

export interface CreateTournamentInput extends CommandOptions {
  readonly name: string;
  readonly description: string | null;
  readonly format: FormatKey;
  /** Of the format, as its own `parseSettings` takes them: `{ preset }` for a round robin. */
  readonly settings: unknown;
  readonly game: GameKey;
  /** Of the game, as its own `parseConfig` takes it: `{ variant }` for bao. */
  readonly gameConfig: unknown;
  readonly venue: Venue;
  /** As text, `T=(3+1)<=7`; ignored at a venue elsewhere. */
  readonly timeControl: string | null;
  readonly maxPlayers: number;
  readonly startsAt: Instant | null;
}

export type CreateTournamentError = CommonError | InvalidTimeControl;

/** Makes a draft that the caller directs. */
export async function createTournament(
  _context: AppContext,
  _input: CreateTournamentInput,
): Promise<Result<TournamentDone, CreateTournamentError>> {
  throw new Error('under construction');
}

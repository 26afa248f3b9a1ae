import type { PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { GameKey } from '#games/rules';
import type { Db } from '../../store/client.ts';
import type { BotTurn } from '../../store/reading/bot-turn.ts';
import type { NewPlayer } from '../commands/player/create.ts';
import type { AppContext } from '../context.ts';
import type { JobWorld } from '../jobs/job.ts';

/** Bots that several parts of the demo world share, invented. */
export interface DemoRegulars {
  /** What they play, and what is agreed for it: their Elo and matches are of this game. */
  readonly played: { readonly game: GameKey; readonly gameConfig: object };
  /** Those that play among themselves. */
  readonly open: readonly NewPlayer[];
  /** Those that play with Asha. */
  readonly veranda: readonly NewPlayer[];
}

/** Who is in the demo world before its parts are made. */
export interface DemoCast {
  /** The context in which the director acts. */
  readonly director: AppContext;
  readonly asha: PlayerId;
  /** The players of `DemoRegulars`, in their order. */
  readonly openBots: readonly PlayerId[];
  readonly verandaBots: readonly PlayerId[];
  /** When the making of the demo world began first. */
  readonly begunAt: Instant;
}

/** Bots that a part of the demo world has of its own, invented. */
export interface DemoBots {
  /** The game that their Elo and matches are of. */
  readonly game: GameKey;
  readonly players: readonly NewPlayer[];
  /** With so many of them, the first, the part can be made. */
  readonly fewest: number;
}

/** A part of the demo world, such as a tournament with its players. */
export interface DemoPart {
  /** Names it among all parts: made again it is the same. */
  readonly key: string;
  /** What there is then, as the person who waits for it reads it. */
  readonly about: string;
  /** Missing: it has none but the regulars. */
  readonly bots?: DemoBots;
  /** Makes it, with the first of its own bots; each step once, however often it is asked for. */
  make(cast: DemoCast, bots: readonly PlayerId[]): Promise<void>;
  /** What goes on in it by itself, until the signal aborts; missing: nothing but what goes on in every tournament. */
  run?(world: JobWorld): Promise<void>;
  /** Tells the turns of bots that `run` takes; missing: none. */
  ownTurns?(db: Db): Promise<(turn: Pick<BotTurn, 'tournamentId' | 'key'>) => boolean>;
}

import type { Entropy } from '../kernel/entropy.ts';
import type { AccountId, GameId, PlayerId, TokenId, TournamentId } from '../kernel/ids.ts';
import type { Instant, Millis } from '../kernel/time.ts';
import type { Db, Tx } from '../store/client.ts';
import type { AccountLimits } from './account-limits.ts';
import type { GameAtVersion } from '../store/reading/game.ts';
import type { Role } from '../store/role.ts';
import type { TokenVerb } from '../store/token-verb.ts';
import type { DomainEvent } from './vocabulary/event.ts';

/** What a token lets who comes with it do of what its owner may. */
export interface Grant {
  /** null: none, but a webhook for one tournament or for all. */
  readonly tokenId: TokenId | null;
  readonly verbs: readonly TokenVerb[];
  /** In this tournament alone; null: in all. */
  readonly tournamentId: TournamentId | null;
}

/**
 * Who asks: nobody known, a person who is signed in, a bot at its own games, the server itself; or who has followed a link
 * to one game of a player, or answered a mail about it, and may act in that game alone; or who writes to a player's sign-up address.
 */
export type Actor =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'account';
      readonly accountId: AccountId;
      readonly playerId: PlayerId | null;
      /** As what it may act now. */
      readonly role: Role;
      /** It acts as a player, though it is more, until it has a second factor; left out: no. */
      readonly lacksSecondFactor?: boolean;
      /** What it may do of that, where a token brings it; left out: all. */
      readonly grant?: Grant;
      /** How long ago it signed in; left out: by no session. */
      readonly signedInFor?: Millis;
    }
  | {
      readonly kind: 'bot';
      readonly playerId: PlayerId;
      /** What its token lets it do; left out: the server moves for it. */
      readonly grant?: Grant;
      /** The account whose bot it is; left out: nobody's. */
      readonly ownerId?: AccountId;
    }
  | { readonly kind: 'join'; readonly playerId: PlayerId }
  | { readonly kind: 'link' | 'mail'; readonly playerId: PlayerId; readonly gameId: GameId }
  | { readonly kind: 'system' };

/** How this server mails what happens, as far as others have to know it. */
export interface Mailing {
  /** Whether mails really go to people; else they are caught here. */
  readonly reachesPeople: boolean;
  /** Who would get a mail by these events, as somebody may know it, in the order in which they are told. */
  readonly told: (
    asked: { readonly tx: Tx; readonly at: Instant; readonly actor: Actor },
    events: readonly DomainEvent[],
  ) => Promise<readonly PlayerId[]>;
}

/** All that a command or a query may use of the world. `now` is read once by a command: when the request arrived. */
export interface AppContext {
  readonly db: Db;
  readonly now: () => Instant;
  /**
   * The time now, where since this instant time has leapt over a gap in which no clock runs; waits until such a gap is given back to
   * every clock. null: there was none. Left out: there never is.
   */
  readonly pastGap?: (at: Instant) => Promise<Instant | null>;
  readonly entropy: Entropy;
  readonly actor: Actor;
  /** How what happens is mailed; left out: it is not. */
  readonly mailing?: Mailing;
  /** How much one account may have; left out: as much as is usual. */
  readonly limits?: AccountLimits;
  /** What the last command of a request has left games as, each at the version of its topic; left out: nothing is kept of it. */
  readonly gamesLeft?: Map<GameId, GameAtVersion>;
  /** Ends when what else waits for the processor has had it once; left out: nothing is let by. */
  readonly letBy?: () => Promise<void>;
}

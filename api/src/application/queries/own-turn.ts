import type { PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import { instantBefore, type Rest } from '../../rules/clocks/rest.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import { awaitedSeats } from '../state/awaited.ts';
import { rulesOf } from '../state/game-rules.ts';

/** What a player has to do in a game, and in which time: to move while his clock runs, or to agree with his opponent. */
export interface OwnTurn {
  readonly since: Instant;
  /** The last instant at which he may. */
  readonly deadline: Instant;
  /** When no time passes meanwhile. */
  readonly rests: readonly Rest[];
  /** Which agreement of the game is due, from 1; null: it is his move. */
  readonly agreement: number | null;
}

/** What is due of a player in a game as it stands; null while he need not do anything, or has no deadline for it. */
export function ownTurn(game: GameRecord | null, playerId: PlayerId): OwnTurn | null {
  const deadline = game?.clock?.deadline ?? null;
  if (game === null || game.clock === null || game.position === null || deadline === null) return null;
  const seat = awaitedSeats(game).find((one) => game.players[one] === playerId);
  if (seat === undefined) return null;
  const { since, running, rests } = game.clock;
  const agreement = rulesOf(game.game).agreement(game.position);
  if (agreement !== null) {
    return { since: instantBefore(deadline, agreement.within, rests), deadline, rests, agreement: agreement.number };
  }
  return since === null || running !== seat ? null : { since, deadline, rests, agreement: null };
}

import type { FragmentOf, ResultOf } from '../graphql/tada.ts';
import type { gameClock, gameResult } from './game-fragments.ts';

type Seat = 'FIRST' | 'SECOND';

/** What both strips of a game are drawn from. */
export interface StripSource {
  readonly clock: FragmentOf<typeof gameClock> | null;
  readonly result: Pick<ResultOf<typeof gameResult>, 'seat' | 'how'> | null;
  /** Who moves in the position that is shown. */
  readonly toMove: Seat | null;
  readonly viewerSeat: Seat | null;
  /** True while the reader looks at an earlier ply; `remaining` is then what was left there. */
  readonly past: boolean;
  readonly remaining: { readonly first: number; readonly second: number } | null;
}

/** What one player's strip says. */
export interface SeatStrip {
  readonly clock: FragmentOf<typeof gameClock> | null;
  readonly turn: boolean;
  readonly mine: boolean;
  readonly leftThen: number | null;
  readonly lostOnTime: boolean;
  readonly outcome: 'won' | 'lost' | null;
}

/** A seat's strip: the result belongs to the present alone, the clocks of a past ply stand still. */
export const seatStrip = (seat: Seat, source: StripSource): SeatStrip => {
  const { clock, result, toMove, viewerSeat, past, remaining } = source;
  const winner = past ? null : (result?.seat ?? null);
  return {
    clock,
    turn: toMove === seat && (past || result === null),
    mine: viewerSeat === seat,
    leftThen: past && remaining ? remaining[seat === 'FIRST' ? 'first' : 'second'] : null,
    lostOnTime: result?.how === 'TIME' && result.seat !== seat,
    outcome: winner === null ? null : winner === seat ? 'won' : 'lost',
  };
};

import { invariant } from '../../../kernel/assert.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { DrawnLot, LotsToDraw, LotToDraw } from '../../../rules/formats/drawn-lot.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { DIRECTOR_LOT, LOSERS_LOT, playersLot, RULED_LOT } from './keys.ts';
import { powerFrom } from './plan.ts';
import { drawnRound } from './round.ts';
import { goneOn, isRoundOver, loserOf, type RoundStanding } from './rounds.ts';

/** The round in which lucky losers come in. */
export const LUCKY_ROUND = 2;

/** What is to be drawn for round 1 of those who take part. */
export function firstLots(players: readonly EntryId[]): LotsToDraw {
  return { draw: 1, lots: [{ name: playersLot(1), items: players }] };
}

/** What is to be drawn now that a round is over; null: nothing, it is not, it was the last, or it is drawn. Source: Knock-out 2.1, 2.5, 2.6. */
export function nextLots(state: FormatState, last: RoundStanding): LotsToDraw | null {
  const number = last.number + 1;
  const players = goneOn(last);
  if (!isRoundOver(last) || players.length < 2) return null;
  if (state.lots.some(({ name }) => name === playersLot(number))) return null;
  const lots: LotToDraw[] = [{ name: playersLot(number), items: players }];
  if (number === LUCKY_ROUND && luckyPlaces(players.length) > 0) {
    const left = new Set(state.withdrawals.map(({ entry }) => entry));
    const losersBy = (how: string): readonly EntryId[] =>
      last.matches.flatMap((match) => (match.how === how ? (loserOf(match) ?? []) : [])).filter((id) => !left.has(id));
    lots.push({ name: LOSERS_LOT, items: losersBy('POINTS') }, { name: RULED_LOT, items: losersBy('RULED') });
  }
  return { draw: number, lots: lots.filter(({ items }) => items.length > 0) };
}

/** The lucky losers of round 2 as they were drawn and named, in that order, and for how many places the director has to name one. Source: Knock-out 2.3 to 2.6. */
export function luckyLosersOf(lots: readonly DrawnLot[]): {
  readonly drawn: readonly EntryId[];
  readonly missing: number;
} {
  const orderOf = (wanted: string): readonly EntryId[] => lots.find(({ name }) => name === wanted)?.order ?? [];
  const places = luckyPlaces(orderOf(playersLot(LUCKY_ROUND)).length);
  const drawn = [LOSERS_LOT, RULED_LOT, DIRECTOR_LOT].flatMap((name) => [...orderOf(name)]).slice(0, places);
  return { drawn, missing: places - drawn.length };
}

/** Who meets whom in a round whose lots are drawn, and who rests; null: they are not, or a place is the director's to fill. */
export function drawnMatches(lots: readonly DrawnLot[], number: number): DrawnMatches | null {
  const lot = lots.find(({ name }) => name === playersLot(number));
  if (lot === undefined) return null;
  const lucky = number === LUCKY_ROUND ? luckyLosersOf(lots) : { drawn: [], missing: 0 };
  if (lucky.missing > 0) return null;
  const round = drawnRound({ number, alive: lot.items, luckyLosers: lucky.drawn, order: lot.order });
  invariant(round.ok, `round ${number} can be drawn from its lots`);
  return round.value;
}

/** Who meets whom in a round, and who rests; null: nobody. */
export interface DrawnMatches {
  readonly matches: ReadonlyArray<readonly [EntryId, EntryId]>;
  readonly bye: EntryId | null;
}

function luckyPlaces(players: number): number {
  return players < 2 ? 0 : powerFrom(players) - players;
}

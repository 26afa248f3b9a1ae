import type { EntryId } from '../../../kernel/ids.ts';
import { inHalves, type WorthInHalves } from '../../../rules/standings/game-worth.ts';
import { effectiveResults } from '../../../rules/formats/effective-results.ts';
import { isForfeited } from '../../../rules/formats/forfeited.ts';
import type { DecidedGame, FormatState, PlannedGame, PlannedPairing } from '../../../rules/formats/format.ts';
import type { SwissSettings } from './settings.ts';

/** A pairing of a round with its game; `game` null: `first` has the bye. `result` null: it is open, or there is no game. */
export interface RoundPairing {
  readonly pairing: PlannedPairing;
  readonly first: EntryId;
  readonly second: EntryId | null;
  readonly game: PlannedGame | null;
  readonly result: DecidedGame | null;
}

/** All that was drawn so far, by rounds from the first; a round whose games are not there yet, as at an earlier time, is not drawn. */
export function roundsOf({ plan, decided }: FormatState): readonly (readonly RoundPairing[])[] {
  const results = effectiveResults(decided);
  const games = new Map(plan.games.map((game) => [game.pairing, game]));
  const pairings = plan.pairings.flatMap((pairing): RoundPairing[] => {
    if (pairing.first.kind !== 'player') return [];
    const game = games.get(pairing.key) ?? null;
    const second = pairing.second.kind === 'player' ? pairing.second.entry : null;
    const result = game === null ? null : (results.get(game.key) ?? null);
    return [{ pairing, first: pairing.first.entry, second, game, result }];
  });
  const byRound = Map.groupBy(pairings, ({ pairing }) => pairing.round);
  const drawn = [...byRound].filter(([, round]) => round.some(({ game }) => game !== null));
  return drawn.toSorted(([a], [b]) => a - b).map(([, round]) => round);
}

/** Whether nothing of a round is open. */
export function isOver(round: readonly RoundPairing[]): boolean {
  return round.every(({ game, result }) => game === null || result !== null);
}

/** The half points of a game won, of one drawn, of one lost, and of a bye. Source: Swiss 1.3, 5.1, 5.5. */
export interface RoundWorth extends WorthInHalves {
  readonly bye: number;
}

/** What a round gives by the settings of a Swiss. */
export function worthOf(settings: SwissSettings): RoundWorth {
  const worth = inHalves(settings);
  return { ...worth, bye: settings.bye === 'WIN' ? worth.win : worth.draw };
}

/** The half points that a player has of a pairing so far. Source: Swiss 5.1. */
export function halvesOf({ second, result }: RoundPairing, entry: EntryId, worth: RoundWorth): number {
  if (second === null) return worth.bye;
  if (result === null) return 0;
  if (result.winner === entry) return worth.win;
  if (result.winner !== null) return isForfeited(result) ? 0 : worth.loss;
  return result.how === 'DRAWN' ? worth.draw : 0;
}

import { instant } from '../../../../api/src/kernel/time.ts';
import type { DecidedGame, FormatState, Withdrawal } from '../../../../api/src/rules/formats/format.ts';
import { entry, roundRobinWith, started, won } from './field.ts';

/** What a run is made from: everything else in it follows. `share` is how much of it is played, from 0 to 1. */
export interface RunPlan {
  readonly players: number;
  readonly seed: number;
  readonly share: number;
}

/** A tournament somewhere on its way: random ratings, games decided in random order, here and there a withdrawal. */
export function randomRun({ players, seed, share }: RunPlan): FormatState {
  const below = chance(seed);
  const field = Array.from({ length: players }, (_, index) =>
    entry(index + 1, { category: 1 + below(3), elo: 1500 + 10 * below(3), matches: below(4) }),
  );
  const start = started(field);
  const results = new Map<string, DecidedGame>();
  const withdrawals: Withdrawal[] = [];
  const state = (): FormatState => ({ ...start, decided: [...results.values()], withdrawals: [...withdrawals] });
  const games = shuffled(start.plan.games, below);
  for (const [index, { key: game, first, second }] of games.slice(0, Math.floor(share * games.length)).entries()) {
    const at = instant(index);
    if (below(40) === 0) {
      const { id } = field[below(players)] ?? entry(0);
      if (withdrawals.some((earlier) => earlier.entry === id)) continue;
      const effects = roundRobinWith('FREE').withdraw(state(), id);
      withdrawals.push({ entry: id, at });
      for (const effect of effects) results.set(effect.game, { ...effect, how: 'WITHDRAWAL', value: 1, at });
    }
    if (results.has(game)) continue;
    const winner = below(20) === 0 ? null : below(2) === 0 ? first : second;
    results.set(game, { game, winner, how: winner === null ? 'NO_RESULT' : 'PLAYED', value: 1, at });
  }
  return share < 1 ? state() : withOpenGamesWon(state());
}

function withOpenGamesWon(state: FormatState): FormatState {
  const decided = new Set(state.decided.map(({ game }) => game));
  const open = state.plan.games.filter(({ key }) => !decided.has(key));
  return { ...state, decided: [...state.decided, ...open.map(({ key, first }) => won(key, first))] };
}

function shuffled<Item>(items: readonly Item[], below: (limit: number) => number): readonly Item[] {
  return items
    .map((item) => ({ item, place: below(2 ** 31) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function chance(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

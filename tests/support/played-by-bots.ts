import type { TextGame } from '../../api/src/rules/games/text-game.ts';

/** A game that bots have played to its end: its moves in canonical text, and its positions, one more than the moves. */
export interface PlayedByBots {
  readonly moves: readonly string[];
  readonly positions: readonly string[];
}

const LONGEST = 5_000;

/** Lets bots play a game under these settings to its end; the same seed gives the same game. */
export function playedByBots(game: TextGame, config: unknown, seed: number): PlayedByBots {
  const start = game.initial(config);
  if (!start.ok) throw new Error(start.error.message.key);
  const numbers = bytesFrom(seed);
  const moves: string[] = [];
  const positions = [start.value];
  for (let position = start.value; game.outcome(position) === null; position = positions.at(-1) ?? '') {
    if (moves.length >= LONGEST) throw new Error(`A game of ${game.key} has no end: ${position}`);
    const chosen = game.choose(position, (numbers.next().value ?? 0) / 256);
    const isDrawn = chosen === null || (game.chance?.isAsk(chosen) ?? false);
    const move = isDrawn ? (game.chance?.move(position, numbers) ?? '') : chosen;
    const played = game.play(position, move);
    if (!played.ok) throw new Error(`${move}: ${played.error.message.key}`);
    moves.push(played.value.notation);
    positions.push(played.value.encoded);
  }
  return { moves, positions };
}

/** Bytes without end that follow from a seed (mulberry32). */
function* bytesFrom(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield ((mixed ^ (mixed >>> 14)) >>> 0) % 256;
  }
}

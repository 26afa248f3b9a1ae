import type { GameKey } from '#games/rules';
import { moduleOf } from '../../games/application.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import type { TextRefusal } from '../../rules/games/game.ts';
import type { IllegalMove } from '../errors.ts';
import type { AnyMoment } from '../game-module.ts';
import { illegalMove } from '../illegal-move.ts';
import { rulesOf } from '../state/game-rules.ts';

/** Moves of a game in order, from a position in text; null: from the first one by what is usually agreed. */
export interface AnyLine {
  readonly game: GameKey;
  readonly position: string | null;
  readonly moves: readonly string[];
}

/** Moves of a line in canonical notation, and where they lead, encoded as the rules read it. */
export interface PlayedLine {
  readonly moves: readonly string[];
  readonly encoding: string;
  readonly moment: AnyMoment;
}

/** Why a line cannot be played; `index` of the move from 0, `column` from 1 in the position's or the move's text. */
export type AnyLineRefusal =
  | (TextRefusal & { readonly kind: 'invalid-position' })
  | (IllegalMove & { readonly index: number });

/** Where moves of any game lead, by its rules; what falls by chance is played as it is written. */
export function playLine({ game, position, moves }: AnyLine): Result<PlayedLine, AnyLineRefusal> {
  const rules = rulesOf(game);
  const start = position === null ? firstOf(game) : rules.decode(position);
  if (!start.ok) return err({ kind: 'invalid-position', ...start.error });
  let encoded = start.value;
  const notations: string[] = [];
  for (const [index, move] of moves.entries()) {
    const played = rules.play(encoded, move);
    if (!played.ok) return err({ ...illegalMove(rules, played.error), index });
    ({ encoded } = played.value);
    notations.push(played.value.notation);
  }
  return ok({ moves: notations, encoding: encoded, moment: moduleOf(game).from(start.value, notations) });
}

function firstOf(game: GameKey): Result<string, TextRefusal> {
  const rules = rulesOf(game);
  const first = rules.initial(rules.usual);
  return first.ok ? first : err({ message: first.error.message, column: 1 });
}

import { message, type Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { ReadMove, MoveRefusal } from '../../../rules/games/game.ts';
import { directionOf } from './hand-sign.ts';
import { pitAt, pitName } from './layout.ts';
import { readMoveText } from './move-text.ts';
import type { MoveText } from './move-text.ts';
import { legalMoves } from './moves.ts';
import { play } from './play.ts';
import type { Reasoned } from '../../../rules/games/reasoned.ts';
import { reasoned } from './reasons.ts';
import { explain } from './refusal.ts';
import { run } from './run.ts';
import type { BaoMove, BaoPosition, BaoRefusal } from './types.ts';

/**
 * Reads a move of this position. What 7.4 lets be left out is filled in; "+" without effect is dropped; "**" and "#" that
 * do not come true are warned of. Refuses anything else with a column, whatever the text. Source: Bao 7.
 */
export function parseMove(position: BaoPosition, text: string): Result<ReadMove<BaoMove>, MoveRefusal> {
  if (position.result !== null) return refuse(1, reasoned('game-over'));
  const read = readMoveText(text);
  if (!read.ok) return read;
  const pit = readPit(position, read.value);
  if (!pit.ok) return pit;
  const move = choose(position, pit.value, read.value);
  if (!move.ok) return move;
  if (move.value.kind === 'harvest' && read.value.stars > 0) {
    return refuse(read.value.starColumn, reasoned('star-on-harvest', { pit: pitName(position.turn, pit.value) }));
  }
  return ok({ move: move.value, warnings: warn(position, move.value, read.value) });
}

function readPit(position: BaoPosition, text: MoveText): Result<number, MoveRefusal> {
  const isSouth = position.turn === 'first';
  if (text.row === null) {
    if (position.store[position.turn] > 0) return ok(pitAt('front', text.number));
    return refuse(1, reasoned('row-missing', isSouth ? { front: 'A', back: 'B' } : { front: 'a', back: 'b' }));
  }
  if ((text.row === 'A' || text.row === 'B') !== isSouth) {
    return refuse(1, reasoned(isSouth ? 'rows-of-south' : 'rows-of-north', { row: text.row }));
  }
  return ok(pitAt(text.row === 'A' || text.row === 'a' ? 'front' : 'back', text.number));
}

/** The legal move that the text means. All legal moves of a position are of one kind. */
function choose(position: BaoPosition, pit: number, text: MoveText): Result<BaoMove, MoveRefusal> {
  const legal = legalMoves(position);
  const kind = legal[0]?.kind ?? 'takata';
  const direction = text.hand === null ? null : directionOf(position, pit, { sign: text.hand, kind });
  const ofPit = legal.filter((move) => move.pit === pit);
  const [only] = ofPit;
  const isOpen = direction === null && ofPit.some((move) => move.direction !== only?.direction);
  if (isOpen) return refuse(text.handColumn, reasoned('both-ways', { pit: pitName(position.turn, pit) }));
  const meant = ofPit.filter((move) => move.direction === (direction ?? only?.direction));
  const plain = meant.find((move) => !move.playsHouse);
  if (plain === undefined) return misread(text, explain(position, { pit, direction, kind: null, playsHouse: false }));
  if (text.plusColumn === 0) return ok(plain);
  const playing = meant.find((move) => move.playsHouse);
  if (playing !== undefined) return ok(playing);
  const isEndless = run(position, { ...plain, playsHouse: kind === 'harvest' }, null).ending === 'never';
  return isEndless ? refuse(text.plusColumn, reasoned('house-never-ends')) : ok(plain);
}

function misread(text: MoveText, refusal: BaoRefusal): Result<never, MoveRefusal> {
  if (refusal.part === 'direction' && text.hand !== null) return refuse(text.handColumn, refusal);
  if (refusal.kind === 'harvest-possible' && text.stars > 0) return refuse(text.starColumn, refusal);
  return refuse(1, refusal);
}

function warn(position: BaoPosition, move: BaoMove, text: MoveText): readonly Message[] {
  const mustPlay = text.stars === 2 || text.winColumn > 0;
  const played = mustPlay ? play(position, move) : null;
  if (played === null || !played.ok) return [];
  const after = played.value.position;
  const warnings: Message[] = [];
  if (text.stars === 2 && after.blocked === null) warnings.push(message('games.BAO.warning.noKutakatia'));
  if (text.winColumn > 0 && after.result === null) warnings.push(message('games.BAO.warning.noWin'));
  return warnings;
}

function refuse(column: number, { message: why, rule }: Reasoned): Result<never, MoveRefusal> {
  return err({ message: why, column, rule });
}

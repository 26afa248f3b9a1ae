import { message, type Message } from '../../../../kernel/message.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import { otherSeat } from '../../../../kernel/seat.ts';
import type { GameRecord, RecordRefusal } from '../../../../rules/games/game.ts';
import { allBreathe } from '../chain.ts';
import { formatMove } from '../format-move.ts';
import { opening } from '../opening.ts';
import { play } from '../play.ts';
import { sideName } from '../point-text.ts';
import type { GoConfig, GoMove, GoPosition } from '../types.ts';
import { finalMarks } from './final-marks.ts';
import { lineAndColumn } from './place-in-text.ts';
import { isSgfPass, readSgfPoint } from './points.ts';
import { headFields, readRoot, valuesOf } from './root.ts';
import { hasSetup, readSetup } from './setup.ts';
import { readText } from './text.ts';
import { readTrees } from './tree.ts';
import type { SgfNode, SgfValue } from './tree.ts';

/** A game as its record says: the settings and set-up, the main line replayed, and the tree with every variation as written. */
export interface SgfGame extends GameRecord<GoPosition> {
  readonly config: GoConfig;
  readonly tree: SgfNode;
}

interface Wrong {
  readonly message: Message;
  readonly at: number;
  readonly ply: number | null;
}

/**
 * Reads and replays the first game of a text: the first child each time. Refuses what is no tree, no go on a square board of a size
 * that is played, an illegal move, and stones set up after the first move, with line and column. Variations are kept and not
 * replayed. Play that goes on after two passes is taken for a resumption; territory that is marked after them for an agreement. Source: Go 5.
 */
export function readGame(text: string): Result<SgfGame, RecordRefusal> {
  const trees = readTrees(text);
  if (!trees.ok) return err({ ...trees.error, ply: null });
  const [tree] = trees.value;
  const refuse = ({ message: why, at, ply }: Wrong) => err({ message: why, ply, ...lineAndColumn(text, at) });
  if (tree === undefined) return refuse({ message: message('games.GO.record.noGame'), at: 0, ply: null });
  const root = readRoot(tree, text);
  if (root.kind === 'refused') return refuse({ ...root, ply: null });
  const line = mainLine(tree);
  const first = line.findIndex((node) => moveOf(node) !== null);
  const before = line.slice(0, first === -1 ? line.length : first + 1);
  const setup = readSetup(root.settings.size, before, moveOf(line[first] ?? tree)?.letter ?? null);
  if (setup.kind === 'refused') return refuse({ ...setup, ply: null });
  const config = { ...root.settings, setup: setup.setup };
  const start = opening(config);
  if (!allBreathe(start.stones.first, start.stones.second)) {
    return refuse({ message: message('games.GO.record.noLiberty'), at: setupAt(before), ply: null });
  }
  const replayed = replay(start, line, first);
  if ('message' in replayed) return refuse(replayed);
  const more = trees.value.length === 1 ? [] : [message('games.GO.record.onlyFirst', { n: trees.value.length })];
  const name = (id: string) => readText(valuesOf(tree, id)[0]?.raw ?? '');
  const head = { first: name('PB'), second: name('PW'), fields: headFields(tree) };
  const warnings = [...root.warnings, ...more, ...replayed.warnings];
  return ok({ config, tree, head, moves: replayed.moves, position: replayed.position, warnings });
}

function mainLine(root: SgfNode): readonly SgfNode[] {
  const line: SgfNode[] = [];
  for (let node: SgfNode | undefined = root; node !== undefined; [node] = node.children) line.push(node);
  return line;
}

interface WrittenMove {
  readonly letter: 'B' | 'W';
  readonly value: SgfValue;
  /** Whether the node says more moves than one. */
  readonly isMany: boolean;
}

function moveOf(node: SgfNode): WrittenMove | null {
  const moves = (['B', 'W'] as const).flatMap((letter) => valuesOf(node, letter).map((value) => ({ letter, value })));
  const [move] = moves;
  return move === undefined ? null : { ...move, isMany: moves.length > 1 };
}

function setupAt(nodes: readonly SgfNode[]): number {
  return nodes.flatMap(({ properties }) => properties).find(({ id }) => ['AB', 'AW', 'AE'].includes(id))?.at ?? 0;
}

interface Replayed {
  readonly position: GoPosition;
  readonly moves: readonly string[];
  readonly warnings: readonly Message[];
}

function replay(start: GoPosition, line: readonly SgfNode[], first: number): Replayed | Wrong {
  const moves: string[] = [];
  const warnings: Message[] = [];
  let position = start;
  const put = (move: GoMove, at: number): Wrong | null => {
    const played = play(position, move);
    if (!played.ok) return { message: played.error.message, at, ply: moves.length };
    moves.push(formatMove(position, move));
    position = played.value.position;
    return null;
  };
  for (const [index, node] of line.entries()) {
    if (index > first && hasSetup(node) && first !== -1) {
      return {
        message: message('games.GO.record.lateSetup'),
        at: setupAt([node]),
        ply: moves.length,
      };
    }
    const written = moveOf(node);
    if (written === null) continue;
    const { letter, value, isMany } = written;
    if (isMany) return { message: message('games.GO.record.oneMove'), at: value.at, ply: moves.length };
    const seat = letter === 'B' ? 'first' : 'second';
    const move = readMove(position.settings.size, value.raw);
    if (move === null)
      return {
        message: message('games.GO.record.noPoint', { letter, point: value.raw }),
        at: value.at,
        ply: moves.length,
      };
    if (position.phase.kind === 'scoring') {
      if (line.slice(index).every((each) => isPassOrNone(position.settings.size, each))) {
        warnings.push(message('games.GO.record.morePasses'));
        break;
      }
      const wrong = put({ kind: 'resume', seat: otherSeat(seat) }, value.at);
      if (wrong !== null) return wrong;
    }
    if (position.turn !== seat) {
      return {
        message: message('games.GO.record.otherTurn', { moved: sideName(seat), toMove: sideName(position.turn) }),
        at: value.at,
        ply: moves.length,
      };
    }
    const wrong = put(move, value.at);
    if (wrong !== null) return wrong;
  }
  const marks = finalMarks(position, line);
  if (marks === null) warnings.push(message('games.GO.record.noCount'));
  for (const move of marks ?? []) {
    const wrong = put(move, 0);
    if (wrong !== null) return wrong;
  }
  return { position, moves, warnings };
}

function readMove(size: number, raw: string): GoMove | null {
  if (isSgfPass(size, raw)) return { kind: 'pass' };
  const point = readSgfPoint(size, raw);
  return point === null ? null : { kind: 'play', point };
}

function isPassOrNone(size: number, node: SgfNode): boolean {
  const move = moveOf(node);
  return move === null || (!move.isMany && isSgfPass(size, move.value.raw));
}

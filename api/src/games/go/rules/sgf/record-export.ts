import { err, ok } from '../../../../kernel/result.ts';
import type { Result } from '../../../../kernel/result.ts';
import type { RecordHead, RecordRefusal } from '../../../../rules/games/game.ts';
import { opening } from '../opening.ts';
import { parseMove } from '../parse-move.ts';
import { play } from '../play.ts';
import { seatLetter } from '../point-text.ts';
import { score, scoreText } from '../score.ts';
import type { GoConfig, GoPosition, GoSetup, Point } from '../types.ts';
import { writeFields } from './head-fields.ts';
import { DEAD_IN_NO_TERRITORY } from './final-marks.ts';
import { writeSgfPoint } from './points.ts';
import { rulesText } from './root.ts';
import { isHandicap } from './setup.ts';
import { writeText } from './text.ts';

/** Root properties in the order in which they are written; others follow. Source: Go 5. */
const ORDER = ['DT', 'EV', 'RO', 'PC', 'TM', 'OT', 'RE'];

/**
 * A game as SGF FF[4], a node a line: plays and passes, and after an agreed score the territory of both in the last node. Refuses with
 * the index of the first move that cannot be played.
 */
export function exportRecord(
  config: GoConfig,
  head: RecordHead,
  moves: readonly string[],
): Result<string, RecordRefusal> {
  const nodes: string[] = [];
  let position = opening(config);
  for (const [ply, text] of moves.entries()) {
    const read = parseMove(position, text);
    if (!read.ok) return err({ ...read.error, line: 1, ply });
    const { move } = read.value;
    const played = play(position, move);
    if (!played.ok) return err({ message: played.error.message, line: 1, column: 1, ply });
    const letter = seatLetter(position.turn);
    if (move.kind === 'play') nodes.push(`;${letter}[${writeSgfPoint(config.size, move.point)}]`);
    if (move.kind === 'pass') nodes.push(`;${letter}[]`);
    position = played.value.position;
  }
  const last = nodes.pop() ?? '';
  return ok(
    `(${[rootNode(config, head, position), ...nodes, `${last}${territory(position)}`].join('\n').trimEnd()})\n`,
  );
}

function rootNode(config: GoConfig, head: RecordHead, end: GoPosition): string {
  const { size, komi, setup } = config;
  const fields = writeFields(head.fields, resultText(end));
  const place = ([key]: readonly [string, string]) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return [
    ';GM[1]FF[4]CA[UTF-8]AP[Baraza:1]',
    `SZ[${size}]KM[${komi / 2}]RU[${rulesText(config)}]`,
    setup === null ? '' : setupText(size, setup),
    head.first === '' ? '' : `PB[${writeText(head.first)}]`,
    head.second === '' ? '' : `PW[${writeText(head.second)}]`,
    ...grouped(fields.toSorted((one, other) => place(one) - place(other))),
  ].join('');
}

/** Fields as properties, those of one name as the values of one property. */
function grouped(fields: RecordHead['fields']): readonly string[] {
  const values = new Map<string, string[]>();
  for (const [key, value] of fields) values.set(key, [...(values.get(key) ?? []), `[${writeText(value)}]`]);
  return [...values].map(([key, texts]) => key + texts.join(''));
}

function setupText(size: number, { black, white, toMove }: GoSetup): string {
  const handicap = isHandicap(black, white) && toMove === 'second' ? `HA[${black.length}]` : '';
  return `${handicap}${pointList('AB', size, black)}${pointList('AW', size, white)}PL[${seatLetter(toMove)}]`;
}

function resultText(end: GoPosition): string | null {
  if (end.phase.kind === 'no-result') return 'Void';
  return end.phase.kind === 'agreed' ? scoreText(score(end, end.phase.proposal)) : null;
}

/**
 * Territory as programs mark it, an empty mark where there is none: points under dead men belong to the other colour. Those that
 * stand in nobody's territory have a mark of our own.
 */
function territory(end: GoPosition): string {
  if (end.phase.kind !== 'agreed') return '';
  const { size } = end.settings;
  const { sides } = score(end, end.phase.proposal);
  const [black, white] = [sides.first.territory, sides.second.territory];
  const counted = new Set([...black, ...white]);
  const others = end.phase.proposal.dead.filter((point) => !counted.has(point));
  const marks = `${pointList('TB', size, black)}${pointList('TW', size, white)}`;
  return `${marks === '' ? 'TB[]' : marks}${pointList(DEAD_IN_NO_TERRITORY, size, others)}`;
}

function pointList(id: string, size: number, points: readonly Point[]): string {
  return points.length === 0 ? '' : id + points.map((point) => `[${writeSgfPoint(size, point)}]`).join('');
}

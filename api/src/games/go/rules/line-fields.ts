import { message, type Message } from '../../../kernel/message.ts';
import { halfPoints } from '../../../kernel/points.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { TextRefusal } from '../../../rules/games/game.ts';
import { chainOf } from './agreement.ts';
import { isKomi } from './opening.ts';
import { readPoint, seatOf } from './point-text.ts';
import { MOST_RESUMES } from './refusal.ts';
import { readSeen } from './seen-text.ts';
import { hasStone } from './stones.ts';
import { APPEALS, GO_RULES, KO_RULES } from './types.ts';
import type { GoPosition, GoProposal, Point } from './types.ts';

type Read = GoPosition | Message;

/** Each field of a line in the order in which they come: what it makes of the position, or why its value is none. */
const FIELDS: ReadonlyArray<readonly [name: string, read: (position: GoPosition, value: string) => Read]> = [
  ['komi', readKomi],
  ['rules', readRules],
  ['koRule', readKoRule],
  ['resumes', readResumes],
  ['offer', readOffer],
  ['marks', readMarks],
  ['phase', readPhase],
  ['most', readMost],
  ['seen', readBefore],
];

/** The position of a board with the fields after it; `start` is the column of the first. Refuses with the column of the bad one. */
export function readFields(
  board: GoPosition,
  words: readonly string[],
  start: number,
): Result<GoPosition, TextRefusal> {
  let position = board;
  let column = start;
  let next = 0;
  for (const word of words) {
    const split = word.indexOf('=');
    const at = FIELDS.findIndex(([name]) => name === word.slice(0, Math.max(split, 0)));
    const field = FIELDS[at];
    if (field === undefined) return err({ message: message('games.GO.position.fields'), column });
    if (at < next) return err({ message: message('games.GO.position.order', { field: field[0] }), column });
    const read = field[1](position, word.slice(split + 1));
    if ('key' in read) return err({ message: read, column: column + split + 1 });
    position = read;
    next = at + 1;
    column += word.length + 1;
  }
  return ok(position);
}

function readKomi(position: GoPosition, value: string): Read {
  const halves = /^-?\d+(\.5)?$/.test(value) ? Number(value) * 2 : Number.NaN;
  if (!isKomi(halves)) return message('games.GO.position.komi');
  return { ...position, settings: { ...position.settings, komi: halfPoints(halves) } };
}

function readRules(position: GoPosition, value: string): Read {
  const rules = GO_RULES.find((each) => each === value);
  return rules === undefined ? message('games.GO.position.rules') : withSetting(position, { rules });
}

function readKoRule(position: GoPosition, value: string): Read {
  const koRule = KO_RULES.find((each) => each === value);
  return koRule === undefined ? message('games.GO.position.koRule') : withSetting(position, { koRule });
}

function readResumes(position: GoPosition, value: string): Read {
  const resumes = /^[1-9]$/.test(value) ? Number(value) : 0;
  return resumes < 1 || resumes > MOST_RESUMES
    ? message('games.GO.position.resumes', { most: MOST_RESUMES })
    : { ...position, resumes };
}

function readOffer(position: GoPosition, value: string): Read {
  const offer = seatOf(value);
  if (offer === null || position.phase.kind !== 'play') return message('games.GO.position.offer');
  return { ...position, phase: { kind: 'play', offer } };
}

function readMarks(position: GoPosition, value: string): Read {
  if (position.phase.kind !== 'scoring') return message('games.GO.position.marksTooSoon');
  const [version = '', deadText = '', neutralText = '', by = '', ...more] = value.split('/');
  if (more.length > 0 || !/^(0|[1-9]\d{0,5})$/.test(version) || !/^B?W?$/.test(by)) {
    return message('games.GO.position.marks');
  }
  const dead = readPoints(position, deadText);
  const neutral = readPoints(position, neutralText);
  if ('key' in dead) return dead;
  if ('key' in neutral) return neutral;
  if (!isWholeChains(position, dead)) return message('games.GO.position.dead');
  const { stones, settings } = position;
  if (neutral.some((point) => [stones.first, stones.second].some((rows) => hasStone(rows, settings.size, point)))) {
    return message('games.GO.position.neutral');
  }
  const accepted = { first: by.includes('B'), second: by.includes('W') };
  const proposal: GoProposal = { version: Number(version), dead, neutral, accepted };
  return { ...position, phase: { kind: by === 'BW' ? 'agreed' : 'scoring', proposal } };
}

function readPhase(position: GoPosition, value: string): Read {
  const { phase } = position;
  if (value === 'no-result' && phase.kind === 'play') return { ...position, phase: { kind: 'no-result' } };
  const appeal = APPEALS.find((each) => each === value);
  if (appeal === 'dispute' && phase.kind === 'scoring') {
    return { ...position, phase: { kind: 'adjudication', appeal, proposal: phase.proposal } };
  }
  if (appeal === 'repetition' && phase.kind === 'play') {
    return { ...position, phase: { kind: 'adjudication', appeal, proposal: null } };
  }
  return message('games.GO.position.phase');
}

function readMost(position: GoPosition, value: string): Read {
  const most = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 0;
  const { size } = position.settings;
  if (most < position.count || most > size * size) return message('games.GO.position.most');
  return { ...position, most };
}

function readBefore(position: GoPosition, value: string): Read {
  const before = readSeen(value);
  return before === null ? message('games.GO.position.seen') : { ...position, seen: { ...position.seen, before } };
}

function readPoints({ settings }: GoPosition, text: string): readonly Point[] | Message {
  if (text === '') return [];
  const points: Point[] = [];
  for (const each of text.split(',')) {
    const point = readPoint(settings.size, each);
    if (typeof point !== 'number') return point.message;
    if (point <= (points.at(-1) ?? -1)) return message('games.GO.position.pointsInOrder');
    points.push(point);
  }
  return points;
}

function isWholeChains(position: GoPosition, points: readonly Point[]): boolean {
  return points.every((point) => {
    const chain = chainOf(position, point);
    return chain.ok && chain.value.every((each) => points.includes(each));
  });
}

function withSetting(position: GoPosition, changed: Partial<GoPosition['settings']>): GoPosition {
  return { ...position, settings: { ...position.settings, ...changed } };
}

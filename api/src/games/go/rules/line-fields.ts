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

type Read = GoPosition | string;

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
    if (field === undefined) return err({ message: 'After the board come fields such as komi=7.5.', column });
    if (at < next)
      return err({ message: `The fields are in another order: ${field[0]} comes earlier, and once.`, column });
    const read = field[1](position, word.slice(split + 1));
    if (typeof read === 'string') return err({ message: read, column: column + split + 1 });
    position = read;
    next = at + 1;
    column += word.length + 1;
  }
  return ok(position);
}

function readKomi(position: GoPosition, value: string): Read {
  const halves = /^-?\d+(\.5)?$/.test(value) ? Number(value) * 2 : Number.NaN;
  if (!isKomi(halves)) return 'The komi is a number of points in halves, such as 7.5.';
  return { ...position, settings: { ...position.settings, komi: halfPoints(halves) } };
}

function readRules(position: GoPosition, value: string): Read {
  const rules = GO_RULES.find((each) => each === value);
  return rules === undefined ? 'The rules are JAPANESE or AREA.' : withSetting(position, { rules });
}

function readKoRule(position: GoPosition, value: string): Read {
  const koRule = KO_RULES.find((each) => each === value);
  return koRule === undefined ? 'The ko rule is SIMPLE, POSITIONAL or SITUATIONAL.' : withSetting(position, { koRule });
}

function readResumes(position: GoPosition, value: string): Read {
  const resumes = /^[1-9]$/.test(value) ? Number(value) : 0;
  return resumes < 1 || resumes > MOST_RESUMES
    ? `Play was resumed 1 to ${MOST_RESUMES} times.`
    : { ...position, resumes };
}

function readOffer(position: GoPosition, value: string): Read {
  const offer = seatOf(value);
  if (offer === null || position.phase.kind !== 'play') return 'B or W offers no result, in play.';
  return { ...position, phase: { kind: 'play', offer } };
}

function readMarks(position: GoPosition, value: string): Read {
  if (position.phase.kind !== 'scoring') return 'Marks are made after two passes.';
  const [version = '', deadText = '', neutralText = '', by = '', ...more] = value.split('/');
  if (more.length > 0 || !/^(0|[1-9]\d{0,5})$/.test(version) || !/^B?W?$/.test(by)) {
    return 'Marks are version/dead/neutral/accepted, such as 2/D4,E4//B.';
  }
  const dead = readPoints(position, deadText);
  const neutral = readPoints(position, neutralText);
  if (typeof dead === 'string') return dead;
  if (typeof neutral === 'string') return neutral;
  if (!isWholeChains(position, dead)) return 'Dead stones are whole chains.';
  const { stones, settings } = position;
  if (neutral.some((point) => [stones.first, stones.second].some((rows) => hasStone(rows, settings.size, point)))) {
    return 'Neutral points are empty.';
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
  return 'The phase is dispute while the score is agreed, repetition or no-result in play.';
}

function readMost(position: GoPosition, value: string): Read {
  const most = /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 0;
  const { size } = position.settings;
  if (most < position.count || most > size * size)
    return 'There were at least the stones of now, and no more than points.';
  return { ...position, most };
}

function readBefore(position: GoPosition, value: string): Read {
  const before = readSeen(value);
  return before === null
    ? 'Here are keys of positions, eight letters each.'
    : { ...position, seen: { ...position.seen, before } };
}

function readPoints({ settings }: GoPosition, text: string): readonly Point[] | string {
  if (text === '') return [];
  const points: Point[] = [];
  for (const each of text.split(',')) {
    const point = readPoint(settings.size, each);
    if (typeof point !== 'number') return point.message;
    if (point <= (points.at(-1) ?? -1)) return 'Points are in order, from the top left, each once.';
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

import { SEATS } from '../../../kernel/seat.ts';
import { USUAL } from './opening.ts';
import { pointName, pointNames, seatLetter } from './point-text.ts';
import { writeSeen } from './seen-text.ts';
import type { GoPhase, GoPosition, GoProposal, GoSettings } from './types.ts';

type GoBoard = Pick<GoPosition, 'settings' | 'stones' | 'turn' | 'ko' | 'captures' | 'passes'>;

/**
 * A position as one line: the board (`encodeBoard`), then what is not usual, each as `name=value` in this order: komi, rules, koRule,
 * resumes, offer, marks, phase, most; and `seen`, the keys of all positions before this one, newest first.
 */
export function encode({ settings, phase, resumes, seen, count, most, ...board }: GoPosition): string {
  return [
    encodeBoard({ settings, ...board }),
    ...(settings.komi === USUAL.komi ? [] : [`komi=${settings.komi / 2}`]),
    ...(settings.rules === USUAL.rules ? [] : [`rules=${settings.rules}`]),
    ...(settings.koRule === USUAL.koRule ? [] : [`koRule=${settings.koRule}`]),
    ...(resumes === 0 ? [] : [`resumes=${resumes}`]),
    ...phaseFields(settings, phase),
    ...(most === count ? [] : [`most=${most}`]),
    ...(seen.before === null ? [] : [`seen=${writeSeen(seen.before)}`]),
  ].join(' ');
}

/**
 * The board as one line: rows from the top with `X` Black, `O` White, `.` empty; who is to move, `B` or `W`; the ko point or `-`; prisoners
 * taken by Black and by White; consecutive passes. Source: Go 1.3.
 */
export function encodeBoard({ settings, stones, turn, ko, captures, passes }: GoBoard): string {
  const { size } = settings;
  const rows = stones.first.map((black, y) => writeRow(size, black, stones.second[y] ?? 0));
  const koText = ko === null ? '-' : pointName(size, ko);
  return `${rows.join('/')} ${seatLetter(turn)} ${koText} ${captures.first},${captures.second} ${passes}`;
}

function writeRow(size: number, black: number, white: number): string {
  let row = '';
  for (let x = 0; x < size; x += 1) row += (black >>> x) & 1 ? 'X' : (white >>> x) & 1 ? 'O' : '.';
  return row;
}

function phaseFields({ size }: GoSettings, phase: GoPhase): readonly string[] {
  switch (phase.kind) {
    case 'play':
      return phase.offer === null ? [] : [`offer=${seatLetter(phase.offer)}`];
    case 'scoring':
    case 'agreed':
      return marksField(size, phase.proposal);
    case 'adjudication':
      return [...(phase.proposal === null ? [] : marksField(size, phase.proposal)), `phase=${phase.appeal}`];
    case 'no-result':
      return ['phase=no-result'];
  }
}

function marksField(size: number, { version, dead, neutral, accepted }: GoProposal): readonly string[] {
  const by = SEATS.filter((seat) => accepted[seat]).map(seatLetter);
  if (version === 0 && by.length === 0) return [];
  return [`marks=${version}/${pointNames(size, dead)}/${pointNames(size, neutral)}/${by.join('')}`];
}

import type { LetterMessage } from '../../../kernel/message.ts';
import { reasonedIn, type Reasoned, type RuleOf } from '../../../rules/games/reasoned.ts';
import { pointName } from './point-text.ts';
import { hasStone } from './stones.ts';
import type { GoPosition, GoRefusal, Point } from './types.ts';

/** The most resumes of a game that the players may ask for without the director. Source: Go 3.3. */
export const MOST_RESUMES = 2;

/** What a move or its text is refused for, by its name. */
export type GoReason = RuleOf<'GO'>;

/** Why a move or its text is refused, with what its text names. */
export function reasoned(rule: GoReason, places: LetterMessage['args'] = {}): Reasoned {
  return reasonedIn('GO', rule, places);
}

/** Why a move is refused, told of the point that is to blame, if one is. */
export function refuse(position: GoPosition, kind: GoRefusal['kind'], point: Point = 0): GoRefusal {
  const { settings, stones, phase } = position;
  const { size } = settings;
  const isBlack = hasStone(stones.first, size, point);
  const key = kind === 'occupied' ? (isBlack ? 'occupied-by-black' : 'occupied-by-white') : kind;
  const version = phase.kind === 'scoring' ? phase.proposal.version : 0;
  const places: LetterMessage['args'] = {
    ...(OF_A_POINT.has(kind) ? { point: pointName(size, point) } : {}),
    ...(kind === 'off-board' ? { size } : {}),
    ...(kind === 'stale-version' ? { version } : {}),
    ...(kind === 'no-more-resumes' ? { most: MOST_RESUMES } : {}),
  };
  return { kind, ...reasoned(key, places) };
}

const OF_A_POINT: ReadonlySet<GoRefusal['kind']> = new Set([
  'occupied',
  'suicide',
  'ko',
  'superko',
  'no-stone',
  'not-empty',
]);

import { message, type Message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import { CRAWFORD, crawfordAt, isWon } from '../../../rules/match-score.ts';
import type { StartScore } from './types.ts';

/** Why no game of a match to `length` points can begin so, or null. Source: Backgammon 3. */
function startScoreProblem({ score, crawford }: StartScore, length: number): Message | null {
  const points = [score.first, score.second] as const;
  if (points.some((each) => !Number.isInteger(each) || each < 0))
    return message('games.BACKGAMMON.settings.wholePoints');
  if (length === 0 ? points.some((each) => each > 0) : points.some((each) => isWon(each, length))) {
    return message('games.BACKGAMMON.settings.noGame', { ...score, length });
  }
  const first = crawfordAt('before', points, length);
  if (crawford !== first && !(crawford === 'after' && points.some((each) => each === length - 1))) {
    return message('games.BACKGAMMON.settings.notCrawford', { ...score, length, crawford });
  }
  return null;
}

/** Reads an untrusted start: `score`, missing: nothing won; `crawford`, missing: as the first time at this score. Refuses with a sentence. */
export function readStartScore(given: object, length: number): Result<StartScore, Message> {
  const score = 'score' in given && given.score !== null ? given.score : { first: 0, second: 0 };
  const isScore = typeof score === 'object' && score !== null && 'first' in score && 'second' in score;
  if (!isScore || typeof score.first !== 'number' || typeof score.second !== 'number') {
    return err(message('games.BACKGAMMON.settings.score'));
  }
  const both = { first: score.first, second: score.second };
  const named = 'crawford' in given ? given.crawford : null;
  const crawford = named === null ? crawfordAt('before', [both.first, both.second], length) : named;
  const known = CRAWFORD.find((one) => one === crawford);
  if (known === undefined) return err(message('games.BACKGAMMON.settings.crawford', { values: CRAWFORD.join(', ') }));
  const start = { score: both, crawford: known };
  const problem = startScoreProblem(start, length);
  return problem === null ? ok(start) : err(problem);
}

const WORD = /^@(\d{1,4})-(\d{1,4})([bna])$/;

/** The start of one game as a line has it, `@3-5b`; of a whole match nothing. */
export function startScoreWord(start: StartScore | undefined): string {
  return start === undefined ? '' : `@${start.score.first}-${start.score.second}${start.crawford.slice(0, 1)}`;
}

/** The start that such a word tells; undefined: nothing, a whole match; null: it can be none. */
export function parseStartScore(word: string, length: number): StartScore | undefined | null {
  if (word === '') return undefined;
  const [, first, second, letter = ''] = WORD.exec(word) ?? [];
  const crawford = CRAWFORD.find((one) => one.startsWith(letter) && letter !== '');
  if (crawford === undefined) return null;
  const start = { score: { first: Number(first), second: Number(second) }, crawford };
  return startScoreProblem(start, length) === null ? start : null;
}

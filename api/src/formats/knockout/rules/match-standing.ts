import type { EntryId } from '../../../kernel/ids.ts';
import type { Instant } from '../../../kernel/time.ts';
import { crawfordAt, isWon, type Crawford } from '../../../rules/match-score.ts';
import type { DecidedGame, PlannedGame } from '../../../rules/formats/format.ts';
import type { MatchDecision, MatchHow } from '../../../rules/formats/match-decision.ts';

/** All that decides a match: who plays it, to how many points, its games in order with their results, and what was said of it beside them. */
export interface MatchRecord {
  readonly sides: readonly [EntryId, EntryId];
  readonly length: number;
  readonly games: readonly { readonly game: PlannedGame; readonly result: DecidedGame | null }[];
  /** the last one about it */
  readonly decision: MatchDecision | null;
  /** who of the two had left the tournament when the round was drawn, who left first first: there is no board */
  readonly gone: readonly EntryId[];
  readonly drawnAt: Instant;
}

/** The score of a match after one of its games, by its key, in the order of the sides. */
export interface MatchStep {
  readonly game: string;
  readonly score: readonly [number, number];
}

/**
 * A match as it stands. `score` in the order of the sides, points beyond the length too, and `course`, the same after each game that
 * counted; `rule`: which of the three rules decided it;
 * `waits`: its time is over and only the director can decide it; `opener`: who opens the next board, null: nobody or the director.
 */
export interface MatchStanding {
  readonly score: readonly [number, number];
  readonly course: readonly MatchStep[];
  readonly winner: EntryId | null;
  readonly how: MatchHow | null;
  readonly rule: number | null;
  readonly decidedAt: Instant | null;
  readonly waits: boolean;
  readonly crawford: Crawford;
  readonly opener: EntryId | null;
  readonly openGame: PlannedGame | null;
  readonly finishedGames: number;
  /** the key of the last finished game; null: there is none */
  readonly lastGame: string | null;
}

/** A match as it stands after its games and all that was decided about it. Source: Knock-out 1, 3, 5. */
export function matchStanding(match: MatchRecord): MatchStanding {
  const played = playedGames(match);
  const { decision } = match;
  const open = match.games.find(({ result }) => result === null)?.game ?? null;
  const waits = decision !== null && decision.winner === null;
  const verdict = verdictOf(match, played, waits);
  const isOver = verdict !== null;
  return {
    score: played.score,
    course: played.course,
    winner: verdict?.winner ?? null,
    how: verdict?.how ?? null,
    rule: verdict?.rule ?? null,
    decidedAt: verdict?.at ?? null,
    waits: waits && !isOver,
    crawford: played.crawford,
    opener: isOver ? null : played.opener,
    openGame: open,
    finishedGames: played.finished,
    lastGame: played.lastGame,
  };
}

interface Verdict {
  readonly winner: EntryId;
  readonly how: MatchHow;
  readonly rule: number | null;
  readonly at: Instant;
}

interface Played {
  readonly score: readonly [number, number];
  readonly course: readonly MatchStep[];
  readonly crawford: Crawford;
  readonly opener: EntryId | null;
  readonly finished: number;
  readonly lastGame: string | null;
  readonly verdict: Verdict | null;
}

/** What was said of the match holds; then a forfeit, then points; points after its time do not decide it any more. */
function verdictOf(match: MatchRecord, { verdict }: Played, waits: boolean): Verdict | null {
  const { decision, gone, drawnAt, sides, games } = match;
  if (decision !== null && decision.winner !== null) {
    return { winner: decision.winner, how: decision.how, rule: decision.rule, at: decision.at };
  }
  if (verdict !== null && (verdict.how === 'FORFEIT' || !waits)) return verdict;
  const [first] = gone;
  if (first === undefined || games.length > 0) return null;
  const winner = first === sides[0] ? sides[1] : sides[0];
  return { winner, how: 'FORFEIT', rule: null, at: drawnAt };
}

function playedGames({ sides, length, games }: MatchRecord): Played {
  let score: readonly [number, number] = [0, 0];
  const course: MatchStep[] = [];
  let crawford: Crawford = crawfordAt('before', score, length);
  let opener: EntryId | null = null;
  let finished = 0;
  let lastGame: string | null = null;
  for (const { game, result } of games) {
    if (result?.how === 'DRAWN') opener = game.second;
    if (result === null || result.winner === null) continue;
    const { winner, how, value, at } = result;
    if (isForfeit(how)) {
      return {
        score,
        course,
        crawford,
        opener,
        finished,
        lastGame,
        verdict: { winner, how: 'FORFEIT', rule: null, at },
      };
    }
    finished += 1;
    lastGame = result.game;
    opener = winner;
    score = winner === sides[0] ? [score[0] + value, score[1]] : [score[0], score[1] + value];
    course.push({ game: result.game, score });
    if (isWon(Math.max(...score), length)) {
      return {
        score,
        course,
        crawford,
        opener,
        finished,
        lastGame,
        verdict: { winner, how: 'POINTS', rule: null, at },
      };
    }
    crawford = crawfordAt(crawford, score, length);
  }
  return { score, course, crawford, opener, finished, lastGame, verdict: null };
}

/** Whether who lost so has lost the whole match. Source: Knock-out 3.6. */
function isForfeit(how: DecidedGame['how']): boolean {
  return how === 'TIME' || how === 'FORFEIT' || how === 'WITHDRAWAL';
}

import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { lastWeek, type LastWeek } from '../rules/last-week.ts';
import { matchState, type MatchPlayed, type MatchState } from '../rules/match-state.ts';
import { knockoutPlan, type KnockoutPlan } from '../rules/plan.ts';
import { drawnRound, type DrawnRound, type RoundDraw } from '../rules/round.ts';
import { rulingAfterWeek, type Ruling, type RulingSide } from '../rules/ruling.ts';
import { idsProblem } from '../../../application/queries/planner/caller-id.ts';

const MOST_PLAYERS = 10_000;
const MOST_DRAWN = 2_000;
const MOST_GAMES = 1_000;
const LONGEST_MATCH = 1_000;

/** The plan of a knock-out of so many players, 0 to 10,000. */
export function planKnockout(players: number): Result<KnockoutPlan, string> {
  if (players < 0 || players > MOST_PLAYERS) return err(`players: from 0 to ${MOST_PLAYERS}, here are ${players}.`);
  return ok(knockoutPlan(players));
}

/** The matches of a round that chance ordered. Refuses ids that are none, or twice. */
export function planKnockoutRound(draw: RoundDraw): Result<DrawnRound, string> {
  if (draw.number < 1) return err(`round: rounds count from 1, here is ${draw.number}.`);
  if (Math.max(draw.alive.length, draw.luckyLosers.length, draw.order.length) > MOST_DRAWN) {
    return err(`alive, luckyLosers, order: at most ${MOST_DRAWN} players.`);
  }
  const problem = idsProblem(placed('alive', draw.alive)) ?? idsProblem(placed('luckyLosers', draw.luckyLosers));
  return problem === null ? drawnRound(draw) : err(problem);
}

/** A match as it stands after its games. */
export function planMatchState(match: MatchPlayed): Result<MatchState, string> {
  const problem = idsProblem([
    { where: 'first', id: match.first },
    { where: 'second', id: match.second },
  ]);
  if (problem !== null) return err(problem);
  if (match.length < 1 || match.length > LONGEST_MATCH) return err(`length: from 1 to ${LONGEST_MATCH} points.`);
  if (match.games.length > MOST_GAMES) return err(`games: at most ${MOST_GAMES}.`);
  const tooMany = match.games.findIndex(({ points }) => points > 1_000_000);
  return tooMany === -1 ? matchState(match) : err(`games[${tooMany}].points: at most 1,000,000.`);
}

/** The 75 % rule of a round. Refuses more decisions than matches, and those after `now`. */
export function planLastWeek(matches: number, decidedAt: readonly Instant[], now: Instant): Result<LastWeek, string> {
  if (matches < 1 || matches > MOST_PLAYERS) return err(`matches: from 1 to ${MOST_PLAYERS}, here are ${matches}.`);
  if (decidedAt.length > matches) return err(`decidedAt: ${decidedAt.length} decisions of ${matches} matches.`);
  const later = decidedAt.findIndex((at) => at > now);
  return later === -1 ? ok(lastWeek(matches, decidedAt, now)) : err(`decidedAt[${later}]: lies after now.`);
}

/** The ruling on a match that is open after the last week. */
export function planRuling(first: RulingSide, second: RulingSide, finishedGames: number): Result<Ruling, string> {
  const problem = idsProblem([
    { where: 'first.id', id: first.id },
    { where: 'second.id', id: second.id },
  ]);
  if (problem !== null) return err(problem);
  if (finishedGames < 0) return err('finishedGames: not below 0.');
  for (const [where, { points, lastGameUsed, currentGameUsed }] of [
    ['first', first],
    ['second', second],
  ] as const) {
    if (points < 0) return err(`${where}.points: not below 0.`);
    if (finishedGames === 0 && points > 0) return err(`${where}.points: without a finished game nobody has points.`);
    if ((lastGameUsed ?? 0) < 0) return err(`${where}.lastGameUsed: not below 0.`);
    if ((currentGameUsed ?? 0) < 0) return err(`${where}.currentGameUsed: not below 0.`);
  }
  return ok(rulingAfterWeek(first, second, finishedGames));
}

function placed(list: string, ids: readonly string[]) {
  return ids.map((id, index) => ({ where: `${list}[${index}]`, id }));
}

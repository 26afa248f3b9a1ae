import { err, ok, type Result } from '../../../kernel/result.ts';
import { powerFrom } from './plan.ts';

/** Who meets whom in a round, and who goes on without playing; null: nobody. */
export interface DrawnRound<Id extends string = string> {
  readonly number: number;
  readonly matches: ReadonlyArray<readonly [first: Id, second: Id]>;
  readonly bye: Id | null;
}

/** What a round is drawn from: those who are alive, in round 2 the lucky losers too, and the order that chance gave them. */
export interface RoundDraw<Id extends string = string> {
  readonly number: number;
  readonly alive: readonly Id[];
  readonly luckyLosers: readonly Id[];
  readonly order: readonly Id[];
}

/**
 * The matches of a round: neighbours in the order meet, the last of an odd number in round 1 rests; in round 2 the first ones meet the lucky
 * losers, one each in theirs, so that no two of those meet. `order` has those alive, the lucky losers among them or not. Refuses, with
 * where, other ids, lucky losers in other rounds, and numbers that cannot be. Source: Knock-out 2.1 to 2.4, 2.8.
 */
export function drawnRound<Id extends string>({
  number,
  alive,
  luckyLosers,
  order,
}: RoundDraw<Id>): Result<DrawnRound<Id>, string> {
  const lucky = new Set<string>(luckyLosers);
  const advancing = alive.filter((id) => !lucky.has(id));
  if (luckyLosers.length > 0 && number !== 2) return err('luckyLosers: there are lucky losers in round 2 only.');
  const problem =
    orderProblem(order, [...advancing, ...luckyLosers], lucky) ?? sizeProblem(number, advancing.length, lucky.size);
  if (problem !== null) return err(problem);
  const players = order.filter((id) => !lucky.has(id));
  const drawn = order.length > players.length ? order.filter((id) => lucky.has(id)) : luckyLosers;
  const others = players.slice(drawn.length);
  const matches = [
    ...drawn.flatMap((loser, index) => pairOf(players[index], loser)),
    ...others.flatMap((player, index) => (index % 2 === 0 ? pairOf(player, others[index + 1]) : [])),
  ];
  return ok({ number, matches, bye: others.length % 2 === 1 ? (others.at(-1) ?? null) : null });
}

function pairOf<Id extends string>(first: Id | undefined, second: Id | undefined): readonly (readonly [Id, Id])[] {
  return first === undefined || second === undefined ? [] : [[first, second]];
}

function orderProblem(
  order: readonly string[],
  everybody: readonly string[],
  lucky: ReadonlySet<string>,
): string | null {
  const known = new Set(everybody);
  const seen = new Set<string>();
  for (const [index, id] of order.entries()) {
    if (!known.has(id)) return `order[${index}]: "${id}" is not alive.`;
    if (seen.has(id)) return `order[${index}]: "${id}" is given twice.`;
    seen.add(id);
  }
  const missing = everybody.find((id) => !seen.has(id) && !lucky.has(id));
  if (missing !== undefined) return `order: "${missing}" is missing.`;
  const included = order.filter((id) => lucky.has(id)).length;
  return included === 0 || included === lucky.size ? null : 'order: some lucky losers are missing.';
}

function sizeProblem(number: number, advancing: number, lucky: number): string | null {
  if (advancing + lucky < 2) return 'alive: a round takes at least 2 players.';
  if (number === 1) return null;
  const wanted = powerFrom(advancing) - advancing;
  if (number === 2 && lucky !== wanted)
    return `luckyLosers: ${advancing} go on, so ${wanted} are needed, here are ${lucky}.`;
  return wanted === 0 || number === 2 ? null : `alive: after round 2 they are a power of two, here are ${advancing}.`;
}

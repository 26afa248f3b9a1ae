import type { Limit } from '../../../api/src/graphql/limit/limit.ts';
import type { Tally } from './attacker.ts';
import { KINDS, type Kind, type TimesOf } from './others.ts';

/** How many times as long as in quiet each took, in the median and for all but the slowest hundredth. */
export type Multiples = Readonly<Record<Kind, { readonly p50: number; readonly p99: number }>>;

/** What was measured while somebody attacked, beside what was measured in quiet. */
export function multiplesOf(times: TimesOf, quiet: TimesOf): Multiples {
  const of = (kind: Kind) => ({ p50: times[kind].p50 / quiet[kind].p50, p99: times[kind].p99 / quiet[kind].p99 });
  return { trivial: of('trivial'), reading: of('reading'), move: of('move') };
}

/** The head of the lines of attacks: multiples, and the slowest hundredth in quiet and then with the number of answers. */
export function headOf(quiet: TimesOf): string {
  const kinds = KINDS.map((kind) => `${kind} (${quiet[kind].count}): x p50, x p99 (p99 ms)`.padStart(WIDTH)).join('');
  return `  ${''.padEnd(NAME)}${kinds}   refused`;
}

/** One line: what an attack did to others, which of its rules refused it, and what missed the goal. */
export function lineOf(
  name: string,
  limits: readonly Limit[],
  times: TimesOf,
  quiet: TimesOf,
  goal: number,
  tally: Tally,
): string {
  const multiples = multiplesOf(times, quiet);
  const figures = KINDS.map((kind) => {
    const { p50, p99 } = multiples[kind];
    const millis = `(${quiet[kind].p99.toFixed(0)} > ${times[kind].p99.toFixed(0)} of ${times[kind].count})`;
    return `${p50.toFixed(1)} ${p99.toFixed(1)} ${millis}`.padStart(WIDTH);
  });
  const missed = KINDS.filter((kind) => !(multiples[kind].p99 < goal));
  const miss = missed.length === 0 ? '' : `; MISSED: p99 of ${missed.join(', ')}`;
  return `  ${name.padEnd(NAME)}${figures.join('')}   ${refusals(limits, tally)}${miss}`;
}

function refusals(limits: readonly Limit[], { answered, refused }: Tally): string {
  const told = Object.entries(refused).map(([rule, count]) => `${rule} ${count}`);
  const never = limits.filter((limit) => namesOf(limit).every((name) => refused[name] === undefined));
  const none = never.length === 0 ? '' : ` (never by ${never.map(({ rule }) => rule).join(', ')})`;
  return `${told.join(', ') || 'nothing'}${none}; answered ${answered}`;
}

/** By what a refusal may name a limit. */
function namesOf({ rule, refusal, httpStatus }: Limit): readonly string[] {
  return [rule, refusal, `HTTP ${httpStatus ?? 200}`];
}

const NAME = 16;
const WIDTH = 38;

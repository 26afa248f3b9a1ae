import { message, type LetterMessage, type Message } from '../../kernel/message.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { Citation } from '../citation.ts';
import { refuseSettings, type SettingsRefusal } from '../stored-settings.ts';
import { effectiveResults } from './effective-results.ts';
import type { FormatState } from './format.ts';

/** What a game lost on time costs, the least first: it alone, the place in the tournament too, or that by disqualification. */
export const TIME_OUT_COSTS = ['GAME', 'PLACE', 'EXPULSION'] as const;
export type TimeOutCost = (typeof TIME_OUT_COSTS)[number];

const GAME_ALONE: readonly TimeOutCost[] = ['GAME'];

const MOST = 5;

/**
 * Reads untrusted costs of the first game that a player loses on time, of the second and so on, the last of all later ones; left out:
 * the game alone. Refuses what is none, and one that is less than the one before. Source: Common 4.20.
 */
export function readTimeOuts(value: unknown): Result<readonly TimeOutCost[], SettingsRefusal> {
  if (value === undefined || value === null) return ok(GAME_ALONE);
  const given: readonly unknown[] = Array.isArray(value) ? value : [];
  const costs = given.flatMap((cost) => TIME_OUT_COSTS.find((known) => known === cost) ?? []);
  const isCheaper = costs.some((cost, index) => index > 0 && weight(cost) < weight(costs[index - 1]));
  if (costs.length !== given.length || costs.length === 0 || costs.length > MOST || isCheaper)
    return refuseSettings(message('timeOuts.refused', { most: MOST, known: { oneOf: TIME_OUT_COSTS } }), 'timeOuts');
  const end = costs.findLastIndex((cost) => cost !== costs.at(-1));
  return ok(costs.slice(0, end + 2));
}

function weight(cost: TimeOutCost | undefined): number {
  return cost === undefined ? 0 : TIME_OUT_COSTS.indexOf(cost);
}

/** What the so-manieth game costs that a player loses on time, from 1. */
export function costOfTimeOut(costs: readonly TimeOutCost[], count: number): TimeOutCost {
  return costs[Math.min(count, costs.length) - 1] ?? 'GAME';
}

/** How many games a player has lost on time in this tournament, as their results stand. */
export function timeOutsOf({ plan, decided }: FormatState, entry: EntryId): number {
  const results = effectiveResults(decided);
  return plan.games.filter(({ key, first, second }) => {
    const result = results.get(key);
    const isHis = first === entry || second === entry;
    return isHis && result?.how === 'TIME' && result.winner !== null && result.winner !== entry;
  }).length;
}

/** What games lost on time cost in a tournament: what is agreed of it, and what a player is warned of whose time runs out. */
export interface TimeOuts {
  /** Of the first game that a player loses on time, of the second and so on, the last of all later ones. */
  readonly costs: readonly TimeOutCost[];
  readonly text: Message;
  readonly rules: Citation;
  /** What he would lose beside this game if he lost it on time, said to him; missing: never anything. */
  warned?(state: FormatState, game: string, entry: EntryId): LetterMessage | null;
}

/** The game alone, however often, by the rules of a format or where nothing else is agreed. Source: Common 4.20. */
export function onlyTheGame(rules: Citation): TimeOuts {
  return { costs: GAME_ALONE, text: message('agreed.timeOuts.always.GAME'), rules };
}

/** What a director has agreed that games lost on time cost. Source: Common 4.20. */
export function agreedTimeOuts(costs: readonly TimeOutCost[]): TimeOuts {
  const rules: Citation = ['Common 4.20'];
  if (costs.every((cost) => cost === 'GAME')) return onlyTheGame(rules);
  return {
    ...{ costs, rules, text: inWords(costs) },
    warned(state, _game, entry) {
      const cost = costOfTimeOut(costs, timeOutsOf(state, entry) + 1);
      return cost === 'GAME' ? null : message(`letter.timeOut.${cost}`);
    },
  };
}

function inWords(costs: readonly TimeOutCost[]): Message {
  const at = (count: number): TimeOutCost => costOfTimeOut(costs, count);
  if (costs.length === 1) return message(`agreed.timeOuts.always.${at(1)}`);
  const steps = costs.map((_, index) => index + 1).filter((count) => count === 1 || at(count) !== at(count - 1));
  const [last = 1, ...before] = steps.toReversed();
  const end: Message = message(`agreed.timeOuts.from.${at(last)}`, { count: last });
  return before.reduce<Message>(
    (rest, count) =>
      message('agreed.timeOuts.then', { first: message(`agreed.timeOuts.from.${at(count)}`, { count }), rest }),
    end,
  );
}

import type { EntryId } from '../../../kernel/ids.ts';
import { message } from '../../../kernel/message.ts';
import {
  drawnPairs,
  entryNames,
  pairTables,
  type ArrangedTable,
  type Arranging,
  type BrokenRule,
} from '../../../rules/formats/arranging.ts';
import type { Plan } from '../../../rules/formats/format.ts';
import { LUCKY_ROUND, luckyLosersOf } from './draw.ts';
import { knockoutPlan } from './plan.ts';
import { plannedRound } from './plans.ts';
import { roundsOf } from './rounds.ts';
import type { KnockoutSettings } from './settings.ts';

/** Who meets whom in a round, and who rests in the first. Source: Knock-out 2, Common 4.8. */
export const knockoutArranging: Arranging<KnockoutSettings> = {
  drawsMore: (settings, state) => roundsOf(settings, state).length < knockoutPlan(state.entries.length).rounds,
  kind: 'PAIRS',
  most: 2,
  tables: (plan) => (plan.stages.length === 0 ? [] : pairTables(plan)),
  arranged({ length }, { withdrawals }, { drawn, tables }) {
    const gone = new Set(withdrawals.map(({ entry }) => entry));
    return plannedRound({ ...placeOf(drawn), length, gone }, matchesOf(tables));
  },
  broken(_settings, { entries, lots }, { drawn, tables }) {
    const nameOf = entryNames(entries);
    const isDrawn = drawnPairs(pairTables(drawn));
    const lucky = placeOf(drawn).number === LUCKY_ROUND ? luckyLosersOf(lots).drawn : [];
    return tables
      .map(({ entries: own }) => own)
      .filter((own) => !isDrawn(own))
      .flatMap((own) => broken(own, lucky, nameOf));
  },
};

/** Which round it is, and how many matches there were before it. */
function placeOf({ stages, pairings }: Plan) {
  const numbers = pairings.filter(({ second }) => second.kind === 'player').map(({ number }) => number);
  return { number: stages[0]?.number ?? 1, matchesBefore: Math.min(...numbers) - 1 };
}

function matchesOf(tables: readonly ArrangedTable[]) {
  const matches = tables.flatMap(({ entries: [first, second] }) =>
    first === undefined || second === undefined ? [] : [[first, second] as const],
  );
  return { matches, bye: tables.find(({ entries }) => entries.length === 1)?.entries[0] ?? null };
}

function broken(
  [one, other]: readonly EntryId[],
  lucky: readonly EntryId[],
  nameOf: (entry: EntryId) => string,
): readonly BrokenRule[] {
  if (one === undefined) return [];
  if (other === undefined) {
    return [{ rules: ['Knock-out 2.2'], why: message('formats.KNOCKOUT.against.rests', { name: nameOf(one) }) }];
  }
  const words = { one: nameOf(one), other: nameOf(other) };
  const notDrawn: BrokenRule = { rules: ['Knock-out 2.1'], why: message('formats.KNOCKOUT.against.pair', words) };
  if (!lucky.includes(one) || !lucky.includes(other)) return [notDrawn];
  return [notDrawn, { rules: ['Knock-out 2.4'], why: message('formats.KNOCKOUT.against.lucky', words) }];
}

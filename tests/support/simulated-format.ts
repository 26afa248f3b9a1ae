import type { EntryId } from '../../api/src/kernel/ids.ts';
import { asId } from '../../api/src/kernel/ids.ts';
import { instant } from '../../api/src/kernel/time.ts';
import { isEmptyPlan, EMPTY_PLAN } from '../../api/src/rules/formats/empty-plan.ts';
import type { ConfiguredFormat } from '../../api/src/rules/formats/any-format.ts';
import type { FormatEntry, FormatState, NextStep, Plan } from '../../api/src/rules/formats/format.ts';

/** What a simulated tournament is made from; everything in it follows. `below`: a number from 0 to below what is asked. */
export interface Simulation {
  readonly format: ConfiguredFormat;
  readonly players: number;
  readonly below: (limit: number) => number;
}

const TEAMS = ['the first', 'the second'];

/** So many players whom no series has named, half of them for each of two teams. */
export function simulatedField(players: number): readonly FormatEntry[] {
  return Array.from({ length: players }, (_, index) => ({
    id: asId<EntryId>(`p${index + 1}`),
    name: `P${index + 1}`,
    category: 3,
    elo: 1_500 + index,
    matches: 0,
    country: null,
    team: TEAMS[index % 2] ?? null,
    carriedOver: null,
    enteredAt: instant(index),
  }));
}

/** The state before the start with its lots drawn. */
export function beforeStart(format: ConfiguredFormat, players: number): FormatState {
  const nothing = { decided: [], withdrawals: [], approved: [], disqualified: [], lots: [], matchDecisions: [] };
  return withLots(format, { ...nothing, entries: simulatedField(players), plan: EMPTY_PLAN }, 0);
}

/**
 * Plays a tournament with chance: games in any order, some of them corrected, now and then a player who leaves. Calls `look` with
 * every state in which nothing is left to be added, and `planned` with all that is, and answers the last: it is done, or only its director knows how it goes on.
 */
export function simulated(
  { format, players, below }: Simulation,
  look: (state: FormatState, next: NextStep) => void,
  planned: (state: FormatState, plan: Plan) => void = () => {},
): NextStep {
  const before = beforeStart(format, players);
  const started = format.start(before.entries, before.lots);
  if (!started.ok) throw new Error(started.error.message.key);
  let state: FormatState = { ...before, plan: started.value };
  for (let clock = 1; clock < 50_000; clock += 1) {
    state = settled(format, state, { clock, planned });
    const next = format.next(state);
    look(state, next);
    const after = next.done ? null : happening({ format, players, below }, state, next, clock);
    if (after === null) return next;
    state = after;
  }
  throw new Error('it never ends');
}

/** One thing that happens; null: nothing is left to happen. */
function happening(
  { format, below }: Simulation,
  state: FormatState,
  { stages }: NextStep,
  clock: number,
): FormatState | null {
  const at = instant(clock * 1_000);
  const results = new Set(state.decided.map(({ game }) => game));
  const open = state.plan.games.filter(({ key }) => !results.has(key));
  const leaver = state.entries[below(state.entries.length)]?.id;
  if (below(60) === 0 && leaver !== undefined && !state.withdrawals.some(({ entry }) => entry === leaver)) {
    const lost = format.withdraw(state, leaver);
    const withdrawn = lost.map((effect) => ({ ...effect, how: 'WITHDRAWAL' as const, value: 1, at }));
    const withdrawals = [...state.withdrawals, { entry: leaver, at }];
    return { ...state, withdrawals, decided: [...state.decided, ...withdrawn] };
  }
  const isCorrection = below(20) === 0 && results.size > 0;
  const games = isCorrection ? state.plan.games.filter(({ key }) => results.has(key)) : open;
  const game = games[below(Math.max(1, games.length))];
  if (game !== undefined) {
    const result = { game: game.key, winner: below(2) === 0 ? game.first : game.second, value: 1, at };
    return { ...state, decided: [...state.decided, { ...result, how: isCorrection ? 'ADJUDICATED' : 'PLAYED' }] };
  }
  const waiting = stages.find((stage) => stage.state === 'AWAITING_APPROVAL');
  if (waiting !== undefined) return { ...state, approved: [...state.approved, { stage: waiting.stage, at }] };
  const match = format.matches(state).find(({ winner }) => winner === null);
  if (match === undefined) return null;
  const { pairing, sides } = match;
  const decision = { pairing, winner: sides[below(2)] ?? sides[0], how: 'DIRECTOR' as const, rule: null, at };
  return { ...state, matchDecisions: [...state.matchDecisions, decision] };
}

/** With all that the format adds, until it adds nothing; whatever it adds is new. */
function settled(
  format: ConfiguredFormat,
  state: FormatState,
  { clock, planned }: { readonly clock: number; readonly planned: (state: FormatState, plan: Plan) => void },
): FormatState {
  let now = withLots(format, state, clock);
  for (let round = 0; round < 10; round += 1) {
    const { plan } = format.next(now);
    if (isEmptyPlan(plan)) return now;
    planned(now, plan);
    now = withLots(format, { ...now, plan: joined(now.plan, plan) }, clock);
  }
  throw new Error('the format never has enough');
}

function withLots(format: ConfiguredFormat, state: FormatState, clock: number): FormatState {
  const due = format.lots(state);
  const drawn = (due?.lots ?? []).map(({ name, items }) => ({
    ...{ name, items, draw: due?.draw ?? null, at: instant(clock * 1_000) },
    order: items.toReversed(),
  }));
  return { ...state, lots: [...state.lots, ...drawn] };
}

function joined(plan: Plan, added: Plan): Plan {
  const all = {
    stages: [...plan.stages, ...added.stages],
    groups: [...plan.groups, ...added.groups],
    pairings: [...plan.pairings, ...added.pairings],
    games: [...plan.games, ...added.games],
  };
  for (const list of Object.values<readonly { readonly key: string }[]>(all)) {
    if (new Set(list.map(({ key }) => key)).size < list.length) throw new Error('something is added a second time');
  }
  return all;
}

import { createHmac } from 'node:crypto';
import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { DAY, HOUR, instant, millis, plus, type Instant } from '../../../../api/src/kernel/time.ts';
import type { DrawnLot } from '../../../../api/src/rules/formats/drawn-lot.ts';
import type { FormatEntry, FormatState, Plan, ResultHow } from '../../../../api/src/rules/formats/format.ts';
import { luckyLosersOf } from '../../../../api/src/formats/knockout/rules/draw.ts';
import { DIRECTOR_LOT } from '../../../../api/src/formats/knockout/rules/keys.ts';
import type { MatchOutcome } from '../../../../api/src/rules/formats/match-decision.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';
import { drawnOrder } from '../../../../api/src/rules/lot.ts';

const configured = FORMATS.KNOCKOUT.configure({ length: 5 });
if (!configured.ok) throw new Error(configured.error.message.key);
/** The knock-out that is played out here: matches to five points. */
export const format = configured.value;

/** So many entries, by number. */
export function fieldOf(players: number): readonly FormatEntry[] {
  return Array.from({ length: players }, (_, index) => ({
    id: asId<EntryId>(`p${index + 1}`),
    name: `P${index + 1}`,
    category: 3,
    elo: 1500,
    matches: 0,
    country: null,
    team: null,
    carriedOver: null,
    enteredAt: instant(index),
  }));
}

/** How a knock-out is played: of so many, with what chance decides, and how often somebody does not play to the end. */
export interface RandomKnockout {
  readonly players: number;
  readonly seed: string;
  /** a number from 0 to below this */
  readonly draw: (below: number) => number;
}

/** A knock-out that was played to its end, and at which moments its open matches were ruled on. */
export interface PlayedKnockout {
  readonly state: FormatState;
  readonly champion: EntryId | null;
  readonly ruledAt: readonly Instant[];
}

/**
 * Plays a knock-out with random finishing times: games of any value, forfeits, withdrawals, matches that the director decides, rulings at the end of a
 * last week, some of them left to the director, and lucky losers named by him where the lot finds too few.
 */
export function playedKnockout({ players, seed, draw }: RandomKnockout): PlayedKnockout {
  const entries = fieldOf(players);
  const hash = (text: string) => createHmac('sha256', seed).update(text).digest();
  let now = instant(1_000);
  let state: FormatState = {
    ...{ entries, plan: EMPTY, decided: [], withdrawals: [], approved: [], disqualified: [] },
    ...{ lots: [], matchDecisions: [] },
  };
  const drawLots = (): void => {
    const wanted = format.lots(state);
    const drawn = (wanted?.lots ?? []).map(({ name, items }): DrawnLot => {
      const order = drawnOrder(hash, { tournamentId: 't', name }, items);
      return { name, items, order, draw: wanted?.draw ?? null, at: now };
    });
    state = { ...state, lots: [...state.lots, ...drawn] };
  };
  drawLots();
  const started = format.start(entries, state.lots);
  if (!started.ok) throw new Error(started.error.message.key);
  state = { ...state, plan: started.value };
  const ruledAt: Instant[] = [];
  for (let step = 0; step < 100_000; step += 1) {
    const { plan, done, winner } = format.next(state);
    state = { ...state, plan: merged(state.plan, plan) };
    if (done) return { state, champion: winner, ruledAt };
    if (plan.stages.length + plan.games.length > 0) continue;
    now = plus(now, millis(draw(6) === 0 ? draw(4) * DAY : draw(12) * HOUR));
    const endsAt = format.rulingsAt(state);
    if (endsAt !== null && now >= endsAt) {
      ruledAt.push(endsAt);
      state = ruledState(state, now, draw);
    } else state = steppedState(state, now, draw);
    drawLots();
  }
  throw new Error('It never ends.');
}

const EMPTY: Plan = { stages: [], groups: [], pairings: [], games: [] };
const VALUES = [1, 1, 1, 2, 2, 3, 4, 6];

function merged(old: Plan, added: Plan): Plan {
  return {
    stages: [...old.stages, ...added.stages],
    groups: [...old.groups, ...added.groups],
    pairings: [...old.pairings, ...added.pairings],
    games: [...old.games, ...added.games],
  };
}

function openMatches(state: FormatState): readonly MatchOutcome[] {
  return format.matches(state).filter(({ winner }) => winner === null);
}

/** Something that happens: a game ends, somebody gives up or leaves, the director decides, or names lucky losers. */
function steppedState(state: FormatState, now: Instant, draw: (below: number) => number): FormatState {
  const open = openMatches(state);
  const [one, other] = [draw(Math.max(1, open.length)), draw(Math.max(1, open.length))];
  const match = open[Math.min(one, other)];
  if (match === undefined) return withLuckyLosers(state, now);
  const winner = match.sides[draw(2)] ?? match.sides[0];
  const chance = draw(40);
  if (match.waits || chance === 0) return decided(state, match, { winner, how: 'DIRECTOR', at: now });
  if (chance === 1) {
    const at = now;
    const effects = format.withdraw(state, winner);
    const results = effects.map((effect) => ({ ...effect, how: 'WITHDRAWAL' as const, value: 1, at }));
    return {
      ...state,
      withdrawals: [...state.withdrawals, { entry: winner, at }],
      decided: [...state.decided, ...results],
    };
  }
  const how: ResultHow = chance < 4 ? 'TIME' : 'PLAYED';
  const game = openGame(state, match);
  const value = VALUES[draw(VALUES.length)] ?? 1;
  return { ...state, decided: [...state.decided, { game, winner, how, value, at: now }] };
}

function ruledState(state: FormatState, now: Instant, draw: (below: number) => number): FormatState {
  return openMatches(state).reduce((ruled, match) => {
    if (match.waits) return ruled;
    const winner = draw(4) === 0 ? null : (match.sides[draw(2)] ?? null);
    return decided(ruled, match, { winner, how: 'RULED', at: now });
  }, state);
}

function decided(
  state: FormatState,
  match: MatchOutcome,
  { winner, how, at }: { readonly winner: EntryId | null; readonly how: 'RULED' | 'DIRECTOR'; readonly at: Instant },
): FormatState {
  const decision = { pairing: match.pairing, winner, how, rule: null, at };
  const closed = { game: openGame(state, match), winner: null, how: 'NO_RESULT' as const, value: 1, at };
  return {
    ...state,
    matchDecisions: [...state.matchDecisions, decision],
    decided: winner === null ? state.decided : [...state.decided, closed],
  };
}

function openGame(state: FormatState, { pairing }: MatchOutcome): string {
  const over = new Set(state.decided.map(({ game }) => game));
  const game = state.plan.games.find((one) => one.pairing === pairing && !over.has(one.key));
  if (game === undefined) throw new Error(`${pairing} has no open board.`);
  return game.key;
}

function withLuckyLosers(state: FormatState, at: Instant): FormatState {
  const { drawn, missing } = luckyLosersOf(state.lots);
  const losers = format
    .matches(state)
    .flatMap(({ sides, winner }) => sides.filter((side) => side !== winner && !drawn.includes(side)));
  if (missing === 0) throw new Error('Nothing is open, and nothing is missing.');
  const lot = { name: DIRECTOR_LOT, draw: null, items: losers, order: losers.slice(0, missing), at };
  return { ...state, lots: [...state.lots, lot] };
}

import { asId, type EntryId } from '../../../../api/src/kernel/ids.ts';
import { instant } from '../../../../api/src/kernel/time.ts';
import { FORMATS } from '../../../../api/src/formats/rules.ts';
import type { ConfiguredFormat } from '../../../../api/src/rules/formats/any-format.ts';
import type { DecidedGame, FormatState, ResultHow } from '../../../../api/src/rules/formats/format.ts';

/** So many players, the first the strongest. */
export function field(players: number): FormatState['entries'] {
  return Array.from({ length: players }, (_, index) => ({
    ...{ id: asId<EntryId>(`e${index + 1}`), name: `P${index + 1}`, category: 3, elo: 2_000 - index, matches: 0 },
    ...{ country: null, team: null, carriedOver: null, enteredAt: instant(index) },
  }));
}

/** The format with these settings. */
export function swissWith(settings: unknown): ConfiguredFormat {
  const format = FORMATS.SWISS.configure(settings);
  if (!format.ok) throw new Error(format.error.message.key);
  return format.value;
}

/** A tournament of so many with its first round drawn. */
export function begun(format: ConfiguredFormat, players: number): FormatState {
  const entries = field(players);
  const plan = format.start(entries);
  if (!plan.ok) throw new Error(plan.error.message.key);
  return {
    entries,
    plan: plan.value,
    decided: [],
    withdrawals: [],
    approved: [],
    disqualified: [],
    lots: [],
    matchDecisions: [],
  };
}

/** How a game ends; null: drawn. */
export type Ending = 'first' | 'second' | 'forfeit' | null;

/** The state after all open games, with the round that follows. `ending`: how each ends, by its players. */
export function afterRound(
  format: ConfiguredFormat,
  state: FormatState,
  ending: (first: string, second: string) => Ending,
): FormatState {
  const results = new Set(state.decided.map(({ game }) => game));
  const open = state.plan.games.filter(({ key }) => !results.has(key));
  const decided = open.map(({ key, first, second }): DecidedGame => {
    const how = ending(first, second);
    const named: ResultHow = how === null ? 'DRAWN' : how === 'forfeit' ? 'FORFEIT' : 'PLAYED';
    const winner = how === null ? null : how === 'second' ? second : first;
    return { game: key, winner, how: named, value: 1, at: instant(1_000) };
  });
  const after = { ...state, decided: [...state.decided, ...decided] };
  const { plan } = format.next(after);
  const pairings = [...state.plan.pairings, ...plan.pairings];
  return { ...after, plan: { ...state.plan, pairings, games: [...state.plan.games, ...plan.games] } };
}

/** The pairs of a round as `e1-e2`, who moves first first, `e3-bye` for a bye. */
export function pairsIn({ plan }: FormatState, round: number): readonly string[] {
  return plan.pairings
    .filter((pairing) => pairing.round === round)
    .map(
      ({ first, second }) =>
        `${first.kind === 'player' ? first.entry : first.kind}-${second.kind === 'player' ? second.entry : second.kind}`,
    );
}

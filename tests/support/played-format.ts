import type { EntryId } from '../../api/src/kernel/ids.ts';
import { instant } from '../../api/src/kernel/time.ts';
import type { ConfiguredFormat } from '../../api/src/rules/formats/any-format.ts';
import type {
  FormatEntry,
  FormatState,
  NextStep,
  Plan,
  PlannedGame,
  ResultHow,
} from '../../api/src/rules/formats/format.ts';

/** A tournament that is driven by hand: its format, its state, and the last answer to what comes next. */
export interface Played {
  readonly format: ConfiguredFormat;
  readonly state: FormatState;
  readonly next: NextStep;
  /** how many things have happened: the next one is a second later */
  readonly clock: number;
}

/** Starts a tournament of these entries. */
export function startPlay(format: ConfiguredFormat, entries: readonly FormatEntry[]): Played {
  const plan = format.start(entries);
  if (!plan.ok) throw new Error(plan.error.message.key);
  return settled(
    format,
    {
      entries,
      plan: plan.value,
      decided: [],
      withdrawals: [],
      approved: [],
      disqualified: [],
      lots: [],
      matchDecisions: [],
    },
    1,
  );
}

/** The games that are not decided, in the order of the plan. */
export function openGames({ state }: Played): readonly PlannedGame[] {
  const decided = new Set(state.decided.map(({ game }) => game));
  return state.plan.games.filter(({ key }) => !decided.has(key));
}

/** Decides a game, or corrects it if it was decided; `winner` null: nobody has won it. */
export function decide(played: Played, game: string, winner: EntryId | null, how?: ResultHow): Played {
  const { format, state, clock } = played;
  const ordinary: ResultHow = winner === null ? 'NO_RESULT' : 'PLAYED';
  const result = { game, winner, how: how ?? ordinary, value: 1, at: instant(1_000 * clock) };
  return settled(format, { ...state, decided: [...state.decided, result] }, clock + 1);
}

/** Lets a player withdraw: his open games are decided as the format says. */
export function withdrawPlayer({ format, state, clock }: Played, entry: EntryId): Played {
  const at = instant(1_000 * clock);
  const lost = format.withdraw(state, entry).map((effect) => ({ ...effect, how: 'WITHDRAWAL' as const, value: 1, at }));
  const withdrawals = [...state.withdrawals, { entry, at }];
  return settled(format, { ...state, decided: [...state.decided, ...lost], withdrawals }, clock + 1);
}

/** The stage whose end waits for the director; null: none. */
export function awaiting({ next }: Played): string | null {
  return next.stages.find(({ state }) => state === 'AWAITING_APPROVAL')?.stage ?? null;
}

/** The director approves the end of the stage that waits. */
export function approve(played: Played): Played {
  const stage = awaiting(played);
  if (stage === null) throw new Error('no stage waits for the director');
  const { format, state, clock } = played;
  const approved = [...state.approved, { stage, at: instant(1_000 * clock) }];
  return settled(format, { ...state, approved }, clock + 1);
}

/**
 * Decides the open games whose keys begin with these words (`q`, `s.1`, `q.A.playoff`), in the order of the plan, until none is
 * left; games of a play-off only when it is named.
 */
export function playGames(played: Played, prefix: string, winnerOf: (game: PlannedGame) => EntryId | null): Played {
  const isMeant = ({ key }: PlannedGame): boolean =>
    key.startsWith(`${prefix}.`) && key.includes('.playoff.') === prefix.endsWith('.playoff');
  let now = played;
  for (;;) {
    const game = openGames(now).find(isMeant);
    if (game === undefined) return now;
    now = decide(now, game.key, winnerOf(game));
  }
}

/** Applies what the format wants to add until it wants nothing more, as a tournament does after each thing that happens. */
function settled(format: ConfiguredFormat, state: FormatState, clock: number): Played {
  let now = state;
  for (let round = 0; round < 10; round += 1) {
    const next = format.next(now);
    const after = { ...now, plan: withAdded(now.plan, next.plan) };
    if (after.plan === now.plan) return { format, state: now, next, clock };
    now = after;
  }
  throw new Error('the format never has enough');
}

/** A plan with what is added to it; what is there already stays as it is. */
function withAdded(plan: Plan, added: Plan): Plan {
  if (Object.values(added).every((list: readonly unknown[]) => list.length === 0)) return plan;
  return {
    stages: [...plan.stages, ...fresh(plan.stages, added.stages)],
    groups: [...plan.groups, ...fresh(plan.groups, added.groups)],
    pairings: [...plan.pairings, ...fresh(plan.pairings, added.pairings)],
    games: [...plan.games, ...fresh(plan.games, added.games)],
  };
}

function fresh<Item extends { readonly key: string }>(there: readonly Item[], added: readonly Item[]): readonly Item[] {
  const known = new Set(there.map(({ key }) => key));
  const repeated = added.find(({ key }) => known.has(key));
  if (repeated !== undefined) throw new Error(`${repeated.key} is added a second time`);
  return added;
}

import type { EntryId } from '../../kernel/ids.ts';
import { effectiveResults } from './effective-results.ts';
import type { FormatState, PlannedGame, Withdrawal, WithdrawalEffect } from './format.ts';

/**
 * What a withdrawal decides at once: every game of the entry that is not yet decided, in the order of the plan, won by the
 * opponent. Against an opponent who withdrew earlier the entry wins, for who withdrew first has lost. Decided games keep
 * their result. The entry's own withdrawal may be in the state or not yet.
 * Source: KIBA 8.2, 8.3.
 */
export function lostByWithdrawal(state: FormatState, entry: EntryId): readonly WithdrawalEffect[] {
  const results = effectiveResults(state.decided);
  const gone = withdrawnBefore(state.withdrawals, entry);
  return state.plan.games
    .filter(({ key, first, second }) => (first === entry || second === entry) && !results.has(key))
    .map((game) => {
      const opponent = opponentOf(game, entry);
      return { game: game.key, winner: gone.has(opponent) ? entry : opponent };
    });
}

function withdrawnBefore(withdrawals: readonly Withdrawal[], entry: EntryId): ReadonlySet<EntryId> {
  const order = withdrawals.toSorted((a, b) => a.at - b.at).map((withdrawal) => withdrawal.entry);
  const own = order.indexOf(entry);
  return new Set(own < 0 ? order : order.slice(0, own));
}

function opponentOf({ first, second }: PlannedGame, entry: EntryId): EntryId {
  return first === entry ? second : first;
}

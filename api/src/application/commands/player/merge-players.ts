import type { Message } from '../../../kernel/message.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { lockAccounts } from '../../../store/lock.ts';
import { defineCommand, type Command } from '../../command.ts';
import { forbidden, type CommonError, type WrongStatus } from '../../errors.ts';
import { inboxTopic, type CommandOptions, type Effects } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { mayAdminister, mayDecideWhoHeIs } from '../../rights.ts';
import { accountPair, endAccount, removeMerged } from '../../running/merge-accounts.ts';
import { lockPair, mergePair, type Merge, type Pair } from '../../running/merge-player.ts';
import { message } from '../../texts/say.ts';

/** Who becomes who, and why. */
export interface MergePlayersInput extends CommandOptions {
  /** Who is no longer a player of his own, nor has an account. */
  readonly fromId: PlayerId;
  /** Who remains. */
  readonly intoId: PlayerId;
  readonly reason: string;
}

/** What the one has brought to the other. */
export interface MergePlayersDone extends Merge {
  /** What becomes of an account of who goes, one sentence each. */
  readonly consequences: readonly Message[];
  readonly effects: Effects;
}

/**
 * Makes one player of two who are the same person. For administrators, who merge two accounts too: that of who goes is gone then; and for
 * a director, of players without accounts, where he directs all tournaments of him who goes. Source: Ratings 2.3, 2.5.
 */
export const mergePlayers = defineCommand<MergePlayersInput, MergePlayersDone, CommonError | WrongStatus>(
  'mergePlayers',
  async (command, input) => {
    const reason = readText('reason', input.reason, { longest: 500 });
    if (!reason.ok) return reason;
    if (mayAdminister(command.actor)) await lockAccounts(command.tx);
    const pair = await lockPair(command, input);
    if (!pair.ok) return pair;
    if (!mayDecideWhoHeIs(command.actor, pair.value.tournaments) || !mayTakeOver(command, pair.value)) {
      return err(forbidden(message('refused.merge.notYours')));
    }
    const accounts = await accountPair(command, pair.value);
    if (!accounts.ok) return accounts;
    const consequences = accounts.value === null ? [] : await endAccount(command, accounts.value, reason.value);
    const merged = await mergePair(command, pair.value, reason.value);
    if (!merged.ok) return merged;
    if (accounts.value !== null) await removeMerged(command, accounts.value);
    const { from, into } = pair.value;
    const told = { mergedId: from.id, hadAccount: accounts.value !== null, reason: reason.value };
    command.emit({ topic: inboxTopic(into.id), kind: 'MyPlayerMerged', payload: told });
    return ok({ ...merged.value, consequences });
  },
);

/** A director leaves the players who have accounts to an administrator, unless they claim it themselves. */
function mayTakeOver({ actor }: Command, { into }: Pair): boolean {
  return mayAdminister(actor) || into.accountId === null;
}

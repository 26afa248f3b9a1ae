import type { PlayerId } from '../../../kernel/ids.ts';
import { err } from '../../../kernel/result.ts';
import { defineCommand, type Command } from '../../command.ts';
import { forbidden, type CommonError } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { mayAdminister, mayDecideWhoHeIs } from '../../rights.ts';
import { lockPair, mergePair, type Merge, type Pair } from '../../running/merge-player.ts';
import { message } from '../../texts/say.ts';

/** Who becomes who, and why. */
export interface MergePlayersInput extends CommandOptions {
  /** Who has no account; he is no longer a player of his own. */
  readonly fromId: PlayerId;
  /** Who remains. */
  readonly intoId: PlayerId;
  readonly reason: string;
}

/** What the one has brought to the other. */
export interface MergePlayersDone extends Merge {
  readonly effects: Effects;
}

/**
 * Makes one player of two who are the same person. For administrators; and for a director, of players without accounts, where he directs
 * all tournaments of him who goes. Source: Ratings 2.3.
 */
export const mergePlayers = defineCommand<MergePlayersInput, MergePlayersDone, CommonError>(
  'mergePlayers',
  async (command, input) => {
    const reason = readText('reason', input.reason, { longest: 500 });
    if (!reason.ok) return reason;
    const pair = await lockPair(command, input);
    if (!pair.ok) return pair;
    if (!mayDecideWhoHeIs(command.actor, pair.value.tournaments) || !mayTakeOver(command, pair.value)) {
      return err(forbidden(message('refused.merge.notYours')));
    }
    return mergePair(command, pair.value, reason.value);
  },
);

/** A director leaves the players who have accounts to an administrator, unless they claim it themselves. */
function mayTakeOver({ actor }: Command, { into }: Pair): boolean {
  return mayAdminister(actor) || into.accountId === null;
}

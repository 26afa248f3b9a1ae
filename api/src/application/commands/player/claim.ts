import { err, ok } from '../../../kernel/result.ts';
import type { PlayerId } from '../../../kernel/ids.ts';
import { claimOf, decideClaim, insertClaim, type ClaimKey } from '../../../store/claim.ts';
import { tournamentsEntered } from '../../../store/writing/merge.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, invalidInput, notFound, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { inboxTopic, type CommandOptions, type Effects } from '../../events.ts';
import { foundPlayer } from '../../found.ts';
import { actingPlayer, mayAdminister, mayDecideWhoHeIs } from '../../rights.ts';
import { claimDeciders } from '../../running/claim-deciders.ts';
import { lockPair, mergePair, type Merge } from '../../running/merge-player.ts';
import { message } from '../../texts/say.ts';

/** Whom the caller says he was. */
export interface ClaimPlayerInput extends CommandOptions {
  readonly playerId: PlayerId;
}

/** Who is claimed. */
export interface ClaimPlayerDone {
  readonly playerId: PlayerId;
  readonly effects: Effects;
}

/**
 * Says that the caller was this player, whom a director has entered without an account: it waits for whoever directs his tournaments, or
 * for an administrator. Said again, it is said once. Source: Ratings 2.4.
 */
export const claimPlayer = defineCommand<ClaimPlayerInput, ClaimPlayerDone, CommonError | WrongStatus>(
  'claimPlayer',
  async (command, { playerId }) => {
    const { tx, at, actor } = command;
    const byId = actor.kind === 'account' ? actingPlayer(actor) : null;
    if (byId === null) return err(forbidden(message('refused.merge.onlyAccounts')));
    const found = await foundPlayer(tx, playerId);
    if (!found.ok) return found;
    const { name, accountId, mergedIntoId, isBot } = found.value;
    if (accountId !== null || isBot) return err(invalidInput('playerId', message('refused.merge.account', { name })));
    if (mergedIntoId !== null) return err(invalidInput('playerId', message('refused.merge.already', { name })));
    const mine = new Set(await tournamentsEntered(tx, byId));
    if ((await tournamentsEntered(tx, playerId)).some((id) => mine.has(id))) {
      return err(invalidInput('playerId', message('refused.merge.playsWithYou', { name })));
    }
    const earlier = await claimOf(tx, { playerId, byId });
    if (earlier?.state === 'REJECTED') return err(wrongStatus('REJECTED', message('refused.merge.rejected', { name })));
    if (earlier === null) {
      await insertClaim(tx, { playerId, byId }, at);
      const payload = { claimedId: playerId, byId };
      for (const decider of await claimDeciders(tx, { playerId, byId })) {
        command.emit({ topic: inboxTopic(decider), kind: 'MyClaimFiled', payload });
      }
    }
    return ok({ playerId });
  },
);

/** Which claim, and whether it is true. */
export interface AnswerClaimInput extends CommandOptions, ClaimKey {
  readonly accept: boolean;
}

/** What the claimant has then; null: nothing, as it was rejected. */
export interface AnswerClaimDone {
  readonly merge: Merge | null;
  readonly effects: Effects;
}

/**
 * Decides whether who says that he was a player without an account was he: then all of that player's becomes his. For administrators, and
 * who directs all tournaments of the claimed; nobody decides his own claim, but an administrator. Source: Ratings 2.4.
 */
export const answerClaim = defineCommand<AnswerClaimInput, AnswerClaimDone, CommonError | WrongStatus>(
  'answerClaim',
  async (command, { playerId, byId, accept }) => {
    const { tx, at, actor } = command;
    const pair = await lockPair(command, { fromId: playerId, intoId: byId });
    const claimed = await claimOf(tx, { playerId, byId });
    if (claimed === null) return err(notFound('claim'));
    if (claimed.state !== 'OPEN') return err(wrongStatus(claimed.state, message('refused.merge.decided')));
    if (!pair.ok) return pair;
    const { name, accountId } = pair.value.from;
    if (accountId !== null) return err(invalidInput('playerId', message('refused.merge.account', { name })));
    const isOwn = actingPlayer(actor) === byId && !mayAdminister(actor);
    if (isOwn || !mayDecideWhoHeIs(actor, pair.value.tournaments))
      return err(forbidden(message('refused.merge.notYoursToAnswer')));
    const others = await decideClaim(tx, { playerId, byId }, { accept, deciderId: actingPlayer(actor), at });
    const tell = (claimant: PlayerId, accepted: boolean): void =>
      command.emit({
        topic: inboxTopic(claimant),
        kind: 'MyClaimDecided',
        payload: { claimedId: playerId, byId: claimant, accepted },
      });
    tell(byId, accept);
    for (const other of others) tell(other, false);
    if (!accept) return ok({ merge: null });
    const merged = await mergePair(
      command,
      pair.value,
      message('ruling.reason.claimed', { name: pair.value.into.name }),
    );
    return merged.ok ? ok({ merge: merged.value }) : merged;
  },
);

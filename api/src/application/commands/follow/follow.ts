import type { PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { lockPlayer } from '../../../store/writing/merge.ts';
import { countFollowed } from '../../../store/reading/follow.ts';
import { tournamentsByIds } from '../../../store/reading/tournament.ts';
import {
  insertFollowedPlayer,
  insertFollowedTournament,
  removeFollowedPlayer,
  removeFollowedTournament,
} from '../../../store/writing/follow.ts';
import { defineCommand, type Command } from '../../command.ts';
import {
  forbidden,
  invalidInput,
  notFound,
  wrongStatus,
  type CommonError,
  type Forbidden,
  type InvalidInput,
  type NotFound,
  type WrongStatus,
} from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { foundPlayer, isId } from '../../found.ts';
import { actingPlayer } from '../../rights.ts';
import { message } from '../../texts/say.ts';

/** How many players and tournaments somebody follows at most. */
export const MOST_FOLLOWED = 200;

/** A player or a tournament: one of them. */
export interface FollowInput extends CommandOptions {
  readonly playerId: PlayerId | null;
  readonly tournamentId: TournamentId | null;
}

/** Who follows it, or no longer. */
export interface FollowDone {
  readonly followerId: PlayerId;
}

/**
 * Lets the caller follow a player or a tournament: he is told what becomes of them. Refused to who follows as many as anybody may; what he
 * follows already stays as it is.
 */
export const follow = defineCommand<FollowInput, FollowDone, CommonError | WrongStatus>(
  'follow',
  async (command, input) => {
    const { tx, at } = command;
    const named = await namedBy(command, input);
    if (!named.ok) return named;
    const { followerId, playerId, tournamentId } = named.value;
    await lockPlayer(tx, followerId);
    if ((await countFollowed(tx, followerId)) >= MOST_FOLLOWED) {
      return err(wrongStatus('MANY', message('refused.follow.many', { most: MOST_FOLLOWED })));
    }
    if (playerId !== null) await insertFollowedPlayer(tx, followerId, playerId, at);
    if (tournamentId !== null) await insertFollowedTournament(tx, followerId, tournamentId, at);
    return ok({ followerId });
  },
);

/** Ends that the caller follows a player or a tournament; nothing changes where he does not. */
export const unfollow = defineCommand<FollowInput, FollowDone, CommonError>('unfollow', async (command, input) => {
  const named = await namedBy(command, input);
  if (!named.ok) return named;
  const { followerId, playerId, tournamentId } = named.value;
  if (playerId !== null) await removeFollowedPlayer(command.tx, followerId, playerId);
  if (tournamentId !== null) await removeFollowedTournament(command.tx, followerId, tournamentId);
  return ok({ followerId });
});

type Named = FollowDone & Pick<FollowInput, 'playerId' | 'tournamentId'>;

/** Who is meant, once it is known that he or it is there. */
async function namedBy(
  { tx, actor }: Command,
  { playerId, tournamentId }: FollowInput,
): Promise<Result<Named, Forbidden | NotFound | InvalidInput>> {
  const followerId = actor.kind === 'account' ? actingPlayer(actor) : null;
  if (followerId === null) return err(forbidden(message('refused.account.onlyOwner')));
  if ((playerId === null) === (tournamentId === null)) {
    return err(invalidInput('playerId', message('refused.follow.oneOfThem')));
  }
  if (playerId === followerId) return err(invalidInput('playerId', message('refused.follow.yourself')));
  if (playerId !== null) {
    const player = await foundPlayer(tx, playerId);
    if (!player.ok) return player;
  }
  if (tournamentId !== null) {
    const [tournament] = isId(tournamentId) ? await tournamentsByIds(tx, [tournamentId]) : [];
    if (tournament === undefined) return err(notFound('tournament'));
  }
  return ok({ followerId, playerId, tournamentId });
}

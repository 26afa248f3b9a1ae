import { follow, MOST_FOLLOWED, unfollow, type FollowDone } from '../../application/commands/follow/follow.ts';
import { viewer } from '../../application/queries/viewer.ts';
import { command, given } from '../command.ts';
import type { SuccessOptions } from '../command-success.ts';
import { ids } from '../id-input.ts';
import { ViewerType } from '../viewer/type.ts';

const followed = (description: string) =>
  given(description, (t) => ({
    playerId: ids.player.optional(t, 'The player, who is not yourself; null: a tournament is meant.'),
    tournamentId: ids.tournament.optional(t, 'The tournament; null: a player is meant.'),
  }));

const FollowingSuccess = {
  description: 'It holds from now on.',
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: 'You, with what you follow; null: you are signed in no more.',
      resolve: (_done, _args, { app }) => viewer(app),
    }),
  }),
} satisfies SuccessOptions<FollowDone>;

command(follow, {
  name: 'follow',
  byToken: [],
  description: `Follows a player or a tournament: you are told in your inbox of the games and titles of a player, and of the start, the rounds and the end of a tournament. Name one of them; everybody may follow ${MOST_FOLLOWED}. Nobody else sees whom you follow.`,
  input: followed('What you want to follow.'),
  success: FollowingSuccess,
  payload: 'You, or why you do not follow it.',
  refuses: { 'wrong-status': true },
  untried: true,
});

command(unfollow, {
  name: 'unfollow',
  byToken: [],
  description: 'Follows a player or a tournament no longer; nothing changes where you do not.',
  input: followed('What you want to follow no longer.'),
  success: FollowingSuccess,
  payload: 'You, or why it stays as it is.',
  refuses: {},
  untried: true,
});

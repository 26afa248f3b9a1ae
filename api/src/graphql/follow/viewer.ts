import { playerOf, tournamentOf } from '../../application/queries/find.ts';
import { followedPlayers, followedTournaments } from '../../application/queries/followed.ts';
import { builder } from '../builder.ts';
import { PlayerType, TournamentInterface } from '../refs.ts';
import { ViewerType } from '../viewer/type.ts';

builder.objectFields(ViewerType, (t) => ({
  followedPlayers: t.field({
    type: [PlayerType],
    description: 'The players whom you follow, the last first, at most 200; nobody by a token for one tournament.',
    resolve: async (_viewer, _args, { app }) =>
      Promise.all((await followedPlayers(app)).map((id) => playerOf(app, id))),
  }),
  followedTournaments: t.field({
    type: [TournamentInterface],
    description: 'The tournaments that you follow, the last first, at most 200; none by a token for one tournament.',
    resolve: async (_viewer, _args, { app }) =>
      Promise.all((await followedTournaments(app)).map((tournamentId) => tournamentOf(app, { tournamentId }))),
  }),
}));

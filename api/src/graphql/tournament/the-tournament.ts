import { changedTournament } from '../../application/queries/find.ts';
import type { TournamentId } from '../../kernel/ids.ts';
import type { Context } from '../context.ts';
import { TournamentInterface } from '../refs.ts';

/** The options of the field of a success that has the tournament that its command was about. */
export const theTournament = {
  type: TournamentInterface,
  description: 'As it stands; in a dry run unchanged.',
  resolve: (done: { readonly tournamentId: TournamentId }, _args: object, { app }: Context) =>
    changedTournament(app, done),
};

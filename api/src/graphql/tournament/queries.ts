import type { TournamentId } from '../../kernel/ids.ts';
import type { AppContext } from '../../application/context.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { readClient } from '../../store/public/read-client.ts';
import { finishedTournaments, newestTournaments, tournamentWithId } from '../../store/public/tournaments.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { builder } from '../builder.ts';
import { TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { BY_ID, rowsOf } from '../list.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { TournamentInterface } from '../refs.ts';
import { TournamentStatusEnum } from './vocabulary.ts';

builder.queryFields((t) => ({
  tournament: t.prismaField({
    type: TournamentInterface,
    nullable: true,
    description: 'A tournament by its id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: async (query, _root, { id }, { app }) => {
      const found = await tournamentWithId(readClient(app.db), idNamed<TournamentId>(id, TOURNAMENT_NAMES), query);
      return found === null ? null : known(app, found);
    },
  }),
  tournaments: t.prismaConnection(
    {
      ...BY_ID,
      type: TournamentInterface,
      cursor: 'id',
      description: 'All tournaments, the newest first.',
      args: {
        status: t.arg({
          type: [TournamentStatusEnum],
          description: 'Only those that stand so; null: all.',
        }),
      },
      resolve: async (query, _root, args, { app }) => {
        const found = await newestTournaments(readClient(app.db), args.status ?? null, query);
        return rowsOf(found, args).map((tournament) => known(app, tournament));
      },
    },
    { name: 'QueryTournamentsConnection', description: 'A page of tournaments.' },
    { name: 'QueryTournamentsConnectionEdge', description: 'A tournament and its place in the list.' },
  ),
  finishedTournaments: t.prismaConnection(
    {
      ...BY_ID,
      type: TournamentInterface,
      cursor: 'id',
      description: 'Tournaments that are finished, the last to end first; `winner` says who has won each.',
      args: { game: t.arg({ type: GameKeyEnum, description: 'Only those of this game; null: all.' }) },
      resolve: async (query, _root, args, { app }) => {
        const found = await finishedTournaments(readClient(app.db), args.game ?? null, query);
        return rowsOf(found, args).map((tournament) => known(app, tournament));
      },
    },
    { name: 'QueryFinishedTournamentsConnection', description: 'A page of finished tournaments.' },
    { name: 'QueryFinishedTournamentsConnectionEdge', description: 'A finished tournament and its place in the list.' },
  ),
}));

/** The same tournament, which queries need not read again. */
function known(app: AppContext, tournament: TournamentRecord): TournamentRecord {
  readingOf(app).tournaments.prime(tournament.id, tournament);
  return tournament;
}

import type { TournamentId } from '../../kernel/ids.ts';
import { listTournaments } from '../../application/queries/lists.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { builder } from '../builder.ts';
import { TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { INSTANT_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { TournamentInterface } from '../refs.ts';
import { TournamentStatusEnum } from './vocabulary.ts';

builder.queryFields((t) => ({
  tournament: t.field({
    type: TournamentInterface,
    nullable: true,
    description: 'A tournament by its id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_root, { id }, { app }) => readingOf(app).tournaments.load(idNamed<TournamentId>(id, TOURNAMENT_NAMES)),
  }),
  tournaments: t.connection(
    {
      type: TournamentInterface,
      description: 'All tournaments, the newest first.',
      complexity: pageComplexity,
      args: {
        status: t.arg({
          type: [TournamentStatusEnum],
          description: 'Only those that stand so; null: all.',
        }),
      },
      resolve: async (_root, args, { app }) =>
        connectionOf(await listTournaments(app, { statuses: args.status ?? null }, windowOf(args, INSTANT_KEY))),
    },
    { name: 'QueryTournamentsConnection', description: 'A page of tournaments.' },
    { name: 'QueryTournamentsConnectionEdge', description: 'A tournament and its place in the list.' },
  ),
}));

import { findPlayer } from '../../application/queries/find.ts';
import { listPlayers } from '../../application/queries/lists.ts';
import { builder } from '../builder.ts';
import { NAME_KEY, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { PlayerType } from '../refs.ts';

builder.queryFields((t) => ({
  player: t.field({
    type: PlayerType,
    nullable: true,
    description: 'A player by his handle; null when there is none.',
    args: { handle: t.arg.string({ required: true, description: 'As in his address, small letters.' }) },
    resolve: (_root, { handle }, { app }) => findPlayer(app, handle),
  }),
  players: t.connection(
    {
      type: PlayerType,
      description: 'All players by name.',
      complexity: pageComplexity,
      args: {
        search: t.arg.string({ description: 'Only those whose name or handle contains this, whatever the case.' }),
      },
      resolve: async (_root, args, { app }) =>
        connectionOf(await listPlayers(app, args.search ?? null, windowOf(args, NAME_KEY))),
    },
    { name: 'QueryPlayersConnection', description: 'A page of players.' },
    { name: 'QueryPlayersConnectionEdge', description: 'A player and his place in the list.' },
  ),
}));

import { findPlayer } from '../../application/queries/find.ts';
import { listPlayers, listRatedPlayers } from '../../application/queries/lists.ts';
import { builder } from '../builder.ts';
import { NAME_KEY, RATING_PLACE, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { PlayerType } from '../refs.ts';
import { GameKeyEnum } from './vocabulary.ts';

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
      description: 'All players by name, or those rated in one game by Elo.',
      complexity: pageComplexity,
      args: {
        ratedIn: t.arg({
          type: GameKeyEnum,
          description:
            'Only those rated in this game, by games or an imported Elo: the highest first, then by name. Null: all, by name.',
        }),
        search: t.arg.string({ description: 'Only those whose name or handle contains this, whatever the case.' }),
      },
      resolve: async (_root, args, { app }) => {
        const [game, search] = [args.ratedIn ?? null, args.search ?? null];
        return game === null
          ? connectionOf(await listPlayers(app, search, windowOf(args, NAME_KEY)))
          : connectionOf(await listRatedPlayers(app, { game, search }, windowOf(args, RATING_PLACE)));
      },
    },
    { name: 'QueryPlayersConnection', description: 'A page of players.' },
    { name: 'QueryPlayersConnectionEdge', description: 'A player and his place in the list.' },
  ),
}));

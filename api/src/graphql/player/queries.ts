import { countPlayers, playerWithHandle, playersByName, ratedPlayers } from '../../store/public/players.ts';
import { readClient } from '../../store/public/read-client.ts';
import { builder } from '../builder.ts';
import { BY_ID, rowsOf } from '../list.ts';
import { PlayerType } from '../refs.ts';
import { GameKeyEnum } from './vocabulary.ts';

builder.queryFields((t) => ({
  player: t.prismaField({
    type: PlayerType,
    nullable: true,
    description: 'A player by his handle; null when there is none.',
    args: { handle: t.arg.string({ required: true, description: 'As in his address, small letters.' }) },
    resolve: (query, _root, { handle }, { app }) => playerWithHandle(readClient(app.db), handle, query),
  }),
  players: t.prismaConnection(
    {
      ...BY_ID,
      type: PlayerType,
      cursor: 'id',
      description: 'All players by name, or those rated in one game by Elo.',
      args: {
        ratedIn: t.arg({
          type: GameKeyEnum,
          description:
            'Only those rated in this game, by games or an imported Elo: the highest first, then by name. Null: all, by name.',
        }),
        search: t.arg.string({ description: 'Only those whose name or handle contains this, whatever the case.' }),
      },
      resolve: async (query, _root, args, { app }) => {
        const [game, search] = [args.ratedIn ?? null, args.search ?? null];
        const reads = readClient(app.db);
        const isByName = game === null;
        const page = isByName ? playersByName(reads, search, query) : ratedPlayers(reads, { game, search }, query);
        return rowsOf(await page, args);
      },
      totalCount: (_root, { ratedIn, search }, { app }) =>
        countPlayers(readClient(app.db), { game: ratedIn ?? null, search: search ?? null }),
    },
    { name: 'QueryPlayersConnection', description: 'A page of players.' },
    { name: 'QueryPlayersConnectionEdge', description: 'A player and his place in the list.' },
  ),
}));

import type { GameKey } from '#games/rules';
import {
  countPlayers,
  countriesOfPlayers,
  playerWithHandle,
  playersByName,
  ratedPlayers,
  type FoundPlayers,
} from '../../store/public/players.ts';
import { readClient } from '../../store/public/read-client.ts';
import { builder } from '../builder.ts';
import { BY_ID, TABLE_COST, rowsOf } from '../list.ts';
import { PlayerType } from '../refs.ts';
import { GameKeyEnum, RatedOrderEnum } from './vocabulary.ts';

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
      description: 'All players by name, or those rated in one game by Elo, those that all arguments fit.',
      args: {
        ratedIn: t.arg({
          type: GameKeyEnum,
          description:
            'Only those rated in this game, by games or an imported Elo: the highest first, then by name. Null: all, by name.',
        }),
        orderBy: t.arg({
          type: RatedOrderEnum,
          defaultValue: 'ELO',
          required: true,
          description: 'In which order, with `ratedIn`; of equals by name. A cursor is one of its order.',
        }),
        country: t.arg.string({ description: 'Only those of this country, ISO 3166 alpha-2 in capitals; null: all.' }),
        search: t.arg.string({ description: 'Only those whose name or handle contains this, whatever the case.' }),
      },
      resolve: async (query, _root, args, { app }) => {
        const { game, ...found } = filterOf(args);
        const reads = readClient(app.db);
        const list = { ...found, order: args.orderBy };
        const page = game === null ? playersByName(reads, found, query) : ratedPlayers(reads, game, list, query);
        return rowsOf(await page, args);
      },
      totalCount: (_root, args, { app }) => countPlayers(readClient(app.db), filterOf(args)),
    },
    { name: 'QueryPlayersConnection', description: 'A page of players.' },
    { name: 'QueryPlayersConnectionEdge', description: 'A player and his place in the list.' },
  ),
  playerCountries: t.stringList({
    description: 'The countries of all players, ISO 3166 alpha-2 in capitals, by these letters.',
    args: { ratedIn: t.arg({ type: GameKeyEnum, description: 'Only of those rated in this game; null: of all.' }) },
    complexity: TABLE_COST,
    resolve: (_root, { ratedIn }, { app }) => countriesOfPlayers(readClient(app.db), ratedIn ?? null),
  }),
}));

interface PlayerArguments {
  readonly ratedIn?: GameKey | null | undefined;
  readonly search?: string | null | undefined;
  readonly country?: string | null | undefined;
}

function filterOf({ ratedIn, search, country }: PlayerArguments): FoundPlayers & { readonly game: GameKey | null } {
  return { game: ratedIn ?? null, search: search ?? null, country: country ?? null };
}

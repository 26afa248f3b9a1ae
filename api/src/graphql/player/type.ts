import { playerPath } from '../../application/address/page-path.ts';
import { playerOf } from '../../application/queries/find.ts';
import { listGamesOfPlayer } from '../../application/queries/lists.ts';
import { runningGames } from '../../application/queries/running-games.ts';
import { asId, type PlayerId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { GameStatusEnum } from '../game/vocabulary.ts';
import { globalId } from '../global-id.ts';
import { playerEntries } from '../../store/public/entries.ts';
import { PLAYER_PARTS } from '../../store/parts.ts';
import { BY_ID, GAME_PLACE, beginningOf, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { GameInterface, PlayerType, RatingType } from '../refs.ts';
import './rating.ts';
import { GameKeyEnum } from './vocabulary.ts';
import { loadedAs } from '../node-find.ts';
import { LASTING } from '../lasting.ts';

loadedAs('Player', (reading, id) => reading.players.load(asId(id)));

builder.prismaObject('Player', {
  include: PLAYER_PARTS,
  description: 'Somebody who plays: a person, with or without an account here, or a bot.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({
      extensions: LASTING,
      description: 'Opaque and permanent.',
      resolve: ({ id }) => globalId('Player', id),
    }),
    handle: t.exposeString('handle', {
      extensions: LASTING,
      description: 'The name in addresses: small letters, unique.',
    }),
    pagePath: t.string({
      extensions: LASTING,
      description: 'Where his page is on this server: `/p/asha`.',
      resolve: playerPath,
    }),
    name: t.exposeString('name', { extensions: LASTING, description: 'As the player wants to be called.' }),
    country: t.exposeString('country', {
      extensions: LASTING,
      nullable: true,
      description: 'ISO 3166 alpha-2 in capitals; null when it is not known.',
    }),
    category: t.exposeInt('category', {
      description: '1, 2 or 3: category 1 stands first in the list of a tournament.',
    }),
    isBot: t.exposeBoolean('isBot', { extensions: LASTING, description: 'A program that plays by itself.' }),
    owner: t.field({
      type: PlayerType,
      nullable: true,
      description: 'Whose program a bot is; null for a person, and for a bot that this server itself moves for.',
      resolve: ({ ownerId }, _args, { app }) => (ownerId === null ? null : playerOf(app, asId<PlayerId>(ownerId))),
    }),
    retiredAt: t.expose('retiredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when a bot plays no more; null: it does, or he is a person.',
    }),
    chats: t.boolean({
      description:
        'Whether he reads and writes beside games; where he does not, as children do not, his opponent does not write either.',
      resolve: ({ chatOff }) => chatOff === null,
    }),
    hasAccount: t.boolean({
      description: 'False for a player whom a director entered and who has not claimed his place.',
      resolve: ({ accountId }) => accountId !== null,
    }),
    ratings: t.field({
      type: [RatingType],
      description: 'One for each game that he is rated in.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ ratings }) => [...ratings],
    }),
    entries: t.relatedConnection(
      'entries',
      {
        ...BY_ID,
        cursor: 'id',
        description: 'His tournaments, the newest entry first.',
        query: (args) => playerEntries(beginningOf(args)),
        totalCount: true,
      },
      { name: 'PlayerEntriesConnection', description: 'A page of entries.' },
      { name: 'PlayerEntriesConnectionEdge', description: 'An entry and its place in the list.' },
    ),
    runningGames: t.int({
      description: 'How many of his games have begun and are not decided.',
      args: { game: t.arg({ type: GameKeyEnum, description: 'Only of this game; null: of all.' }) },
      resolve: ({ id }, { game }, { app }) => runningGames(app, id, game ?? null),
    }),
    games: t.connection(
      {
        type: GameInterface,
        description: 'His games: open ones first, by deadline; then finished ones, the newest first.',
        complexity: pageComplexity,
        args: { status: t.arg({ type: GameStatusEnum, description: 'Only games in this state; null: all.' }) },
        resolve: async ({ id }, args, { app }) => {
          const filter = { player: id, status: args.status ?? null };
          return connectionOf(await listGamesOfPlayer(app, filter, windowOf(args, GAME_PLACE)));
        },
      },
      { name: 'PlayerGamesConnection', description: 'A page of games.' },
      { name: 'PlayerGamesConnectionEdge', description: 'A game and its place in the list.' },
    ),
  }),
});

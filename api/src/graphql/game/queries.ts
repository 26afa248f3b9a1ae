import { listGames, listLatestResults, listLiveGames } from '../../application/queries/lists.ts';
import { readingOf } from '../../application/queries/reading.ts';
import type { GameId, GroupId, PlayerId, StageId, TournamentId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { GAME_NAMES, TOURNAMENT_NAMES, idNamed } from '../global-id.ts';
import { idOrNull } from '../id-argument.ts';
import { GAME_PLACE, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { GameInterface } from '../refs.ts';
import { BoardOrderEnum, GameStatusEnum } from './vocabulary.ts';

builder.queryFields((t) => ({
  game: t.field({
    type: GameInterface,
    nullable: true,
    description: 'A game by its id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'Its id.' }) },
    resolve: (_root, { id }, { app }) => readingOf(app).games.load(idNamed<GameId>(id, GAME_NAMES)),
  }),
  games: t.connection(
    {
      type: GameInterface,
      description:
        'Games of all tournaments: open ones first, by deadline; then finished ones, the newest first. Those that all arguments fit.',
      complexity: pageComplexity,
      args: {
        game: t.arg({ type: GameKeyEnum, description: 'Only of this game; null: all.' }),
        status: t.arg({ type: GameStatusEnum, description: 'Only games in this state; null: all.' }),
        tournamentId: t.arg.id({ description: 'Only of this tournament; null: of all.' }),
        stageId: t.arg.id({ description: 'Only of this stage; null: of all.' }),
        groupId: t.arg.id({ description: 'Only of this group; null: of all.' }),
        round: t.arg.int({ description: 'Only of this round of their group; null: of all.' }),
        playerId: t.arg.id({ description: 'Only games of this player; null: of all.' }),
        search: t.arg.string({
          description: 'Only games of a player whose name or handle contains this, whatever the case.',
        }),
      },
      resolve: async (_root, { tournamentId, stageId, groupId, playerId, ...args }, { app }) => {
        const tournament = idOrNull<TournamentId>(tournamentId, TOURNAMENT_NAMES);
        const filter = {
          tournaments: tournament === null ? null : [tournament],
          stage: idOrNull<StageId>(stageId, ['Stage']),
          group: idOrNull<GroupId>(groupId, ['Group']),
          player: idOrNull<PlayerId>(playerId, ['Player']),
          game: args.game ?? null,
          status: args.status ?? null,
          round: args.round ?? null,
          search: args.search ?? null,
        };
        return connectionOf(await listGames(app, filter, windowOf(args, GAME_PLACE)));
      },
    },
    { name: 'QueryGamesConnection', description: 'A page of games.' },
    { name: 'QueryGamesConnectionEdge', description: 'A game and its place in the list.' },
  ),
  liveGames: t.connection(
    {
      type: GameInterface,
      description:
        'Running games that are played here, those that all arguments fit: the newest move first, or in another order.',
      complexity: pageComplexity,
      args: {
        game: t.arg({ type: GameKeyEnum, description: 'Only of this game; null: all.' }),
        tournamentId: t.arg.id({ description: 'Only those of this tournament; null: of all.' }),
        groupId: t.arg.id({ description: 'Only of this group; null: of all.' }),
        round: t.arg.int({ description: 'Only of this round of their group; null: of all.' }),
        playerId: t.arg.id({ description: 'Only games of this player; null: of all.' }),
        search: t.arg.string({
          description: 'Only games of a player whose name or handle contains this, whatever the case.',
        }),
        orderBy: t.arg({
          type: BoardOrderEnum,
          defaultValue: 'NEWEST_MOVE',
          required: true,
          description: 'In which order. A cursor is one of its order.',
        }),
      },
      resolve: async (_root, { tournamentId, groupId, playerId, ...args }, { app }) => {
        const group = idOrNull<GroupId>(groupId, ['Group']);
        const player = idOrNull<PlayerId>(playerId, ['Player']);
        const filter = {
          tournament: idOrNull<TournamentId>(tournamentId, TOURNAMENT_NAMES),
          groups: group === null ? null : new Set([group]),
          players: player === null ? null : new Set([player]),
          game: args.game ?? null,
          round: args.round ?? null,
          search: args.search ?? null,
          order: args.orderBy,
        };
        return connectionOf(await listLiveGames(app, filter, windowOf(args, GAME_PLACE)));
      },
    },
    { name: 'QueryLiveGamesConnection', description: 'A page of running games.' },
    { name: 'QueryLiveGamesConnectionEdge', description: 'A running game and its place in the list.' },
  ),
  latestResults: t.connection(
    {
      type: GameInterface,
      description: 'Games that have ended, the last first.',
      complexity: pageComplexity,
      resolve: async (_root, args, { app }) => connectionOf(await listLatestResults(app, windowOf(args, GAME_PLACE))),
    },
    { name: 'QueryLatestResultsConnection', description: 'A page of games that have ended.' },
    { name: 'QueryLatestResultsConnectionEdge', description: 'A game that has ended and its place in the list.' },
  ),
}));

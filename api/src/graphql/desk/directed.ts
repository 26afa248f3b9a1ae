import { directedGames, directedLog, tournamentsToDirect } from '../../application/queries/directed.ts';
import type { GroupId, TournamentId } from '../../kernel/ids.ts';
import { noSuchPage } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { GameStatusEnum } from '../game/vocabulary.ts';
import { idNamed, TOURNAMENT_NAMES } from '../global-id.ts';
import { GAME_PLACE, connectionOf, pageComplexity, windowOf } from '../list.ts';
import { GameInterface, TournamentInterface } from '../refs.ts';
import { LogLineType } from '../tournament/log-line.ts';
import { ViewerType } from '../viewer/type.ts';

const MOST_LINES = 100;

function tournamentIn(id: string | null | undefined): TournamentId | null {
  return id == null ? null : idNamed<TournamentId>(id, TOURNAMENT_NAMES);
}

builder.objectFields(ViewerType, (t) => ({
  inHand: t.field({
    type: [TournamentInterface],
    description:
      'The tournaments that you direct, as a deputy too, and that are between draft and end, or in which a ticket is still undecided; the newest first, at most 100.',
    resolve: async (_viewer, _args, { app }) => [...(await tournamentsToDirect(app))],
  }),
  directedGames: t.connection(
    {
      type: GameInterface,
      description:
        'The games of all tournaments that you have in hand: open ones by the time that is left, then decided ones, the newest first.',
      complexity: pageComplexity,
      args: {
        tournamentId: t.arg.id({ description: 'Only of this one, which you direct; null: of all.' }),
        status: t.arg({ type: GameStatusEnum, description: 'Only games in this state; null: all.' }),
        search: t.arg.string({
          description: 'Only games of a player whose name or handle contains this, whatever the case.',
        }),
        group: t.arg.id({ description: 'Only games of this group; null: all.' }),
        round: t.arg.int({ description: 'Only games of this round of their group; null: all.' }),
      },
      resolve: async (_viewer, { tournamentId, status, search, group: asked, round, ...args }, { app }) => {
        const group = asked == null ? null : idNamed<GroupId>(asked, ['Group']);
        const only = { status: status ?? null, search: search ?? null, group, round: round ?? null };
        const filter = { tournament: tournamentIn(tournamentId), ...only };
        return connectionOf(await directedGames(app, filter, windowOf(args, GAME_PLACE)));
      },
    },
    { name: 'ViewerDirectedGamesConnection', description: 'A page of games.' },
    { name: 'ViewerDirectedGamesConnectionEdge', description: 'A game and its place in the list.' },
  ),
  directedLog: t.field({
    type: [LogLineType],
    description:
      'What has happened last in the same tournaments, without moves and what follows from each of them; the newest first.',
    args: {
      tournamentId: t.arg.id({ description: 'Only in this one, which you direct; null: in all.' }),
      first: t.arg.int({ description: `How many lines at most, 1 to ${MOST_LINES}; null: 20.` }),
    },
    resolve: async (_viewer, { tournamentId, first }, { app }) => {
      const limit = first ?? 20;
      if (limit < 1 || limit > MOST_LINES) throw noSuchPage('first', limit, MOST_LINES);
      return [...(await directedLog(app, tournamentIn(tournamentId), limit))];
    },
  }),
}));

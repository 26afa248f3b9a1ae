import { badUserInput, noSuchPage } from '../bad-user-input.ts';
import { builder } from '../builder.ts';
import { GameKeyEnum } from '../player/vocabulary.ts';
import { PUBLIC_AUDIENCE } from '../watched.ts';
import { BoardChangeEnum, BoardEventType } from './board-event.ts';
import { readGroups, readPlayers } from './filter-args.ts';
import { aTournament } from './subjects.ts';

const MOST_BOARDS = 200;
const USUAL_BOARDS = 24;

// No topic: many games in one stream, without versions.
builder.subscriptionField('liveBoards', (t) =>
  t.field({
    type: BoardEventType,
    description: 'For walls: every move of many running games in one stream, of one tournament or of all.',
    args: {
      tournamentId: t.arg.id({ description: 'Only games of this tournament; null: of all.' }),
      groups: t.arg.idList({
        description: 'Only games of these groups of `tournamentId`; null: of all. 100 at most.',
      }),
      players: t.arg.idList({ description: 'Only games of any of these players; null: of all. 100 at most.' }),
      game: t.arg({ type: GameKeyEnum, description: 'Only where this is played; null: whatever is.' }),
      changes: t.arg({
        type: [BoardChangeEnum],
        description: 'Only what happens so, beside snapshots and heartbeats; null: all.',
      }),
      first: t.arg.int({
        description: 'How many boards at most, 1 to 200; null: 24. It costs as much as all of them.',
      }),
    },
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, first ?? USUAL_BOARDS) }),
    extensions: PUBLIC_AUDIENCE,
    subscribe: async (_root, { tournamentId, groups, players, game, changes, first }, { app, feed }) => {
      const boards = first ?? USUAL_BOARDS;
      if (boards < 1 || boards > MOST_BOARDS) throw noSuchPage('first', boards, MOST_BOARDS);
      const tournament = tournamentId == null ? null : await aTournament.find(app, tournamentId);
      if (groups != null && tournament === null) throw badUserInput('`groups` go with the `tournamentId` of theirs.');
      const choice = {
        tournament: tournament?.id ?? null,
        groups: tournament === null ? null : await readGroups(app, tournament, groups),
        players: await readPlayers(app, players),
        game: game ?? null,
        first: boards,
      };
      return feed.watchBoards(choice, changes == null ? null : new Set(changes));
    },
    resolve: (event) => event,
  }),
);

import { leaveTournament } from '../../application/commands/tournament/leave.ts';
import { withdraw, type GameLost } from '../../application/commands/tournament/withdraw.ts';
import { entryOf, gameOf } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { EntryType, GameInterface } from '../refs.ts';
import { TournamentSuccessType } from './results.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { theTournament } from './the-tournament.ts';

const LostGameType = builder.objectRef<GameLost>('LostGame').implement({
  description: 'A game that a withdrawal loses.',
  fields: (t) => ({
    game: t.field({
      type: GameInterface,
      description: 'The game; in a dry run as it stands.',
      resolve: ({ gameId }, _args, { app }) => gameOf(app, gameId),
    }),
    opponent: t.field({
      type: EntryType,
      description: 'Who wins it.',
      resolve: ({ opponent }, _args, { app }) => entryOf(app, opponent),
    }),
  }),
});

command(leaveTournament, {
  name: 'leaveTournament',
  byToken: ['PLAY', 'DIRECT'],
  description: 'Takes your entry back, or as the director anybody’s, while registration is open.',
  input: given('Who takes his entry back.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerId: ids.player.optional(t, 'As its director: anybody; null: yourself.'),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why the entry stands.',
  refuses: { 'wrong-status': true },
});

command(withdraw, {
  name: 'withdraw',
  byToken: ['PLAY', 'DIRECT'],
  description:
    'Withdraws you, or as the director anybody, from a running tournament: finished games stand, unfinished ones are lost.',
  input: given('Who leaves a running tournament.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerId: ids.player.optional(t, 'As its director: anybody; null: yourself.'),
  })),
  success: {
    description: 'The player has withdrawn.',
    fields: (t) => ({
      entry: t.field({
        type: EntryType,
        description: 'His entry.',
        resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
      }),
      tournament: t.field(theTournament),
      gamesLost: t.field({
        type: [LostGameType],
        description: 'Every game that is lost by it, in the order of the schedule.',
        resolve: ({ gamesLost }) => [...gamesLost],
      }),
    }),
  },
  payload: 'The withdrawn entry, or why it was refused.',
  refuses: { 'wrong-status': true },
});

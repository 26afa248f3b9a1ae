import { disqualify } from '../../application/commands/tournament/disqualify.ts';
import { reinstate } from '../../application/commands/tournament/reinstate.ts';
import { disqualificationsHere } from '../../application/registered.ts';
import { say, STRANGER } from '../../application/texts/say.ts';
import { entryOf, gameOf } from '../../application/queries/find.ts';
import { EntryType, GameInterface } from '../refs.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { theTournament } from './the-tournament.ts';

/** What it takes from a player, by the systems of play. */
const MEANINGS = [...disqualificationsHere].map(([key, meaning]) => `${key}: ${say(STRANGER, meaning)}`).join(' ');

command(disqualify, {
  name: 'disqualify',
  byToken: ['DIRECT'],
  rules: true,
  description: `Disqualifies a player by a ruling, while a tournament runs or after it. What that takes from him, by the systems of play: ${MEANINGS} Its director only.`,
  input: given('Who is disqualified, and why.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; it has begun.'),
    playerId: ids.player.one(t, 'Who.'),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: {
    description: 'The ruling is made.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      entry: t.field({
        type: EntryType,
        description: 'His entry; in a dry run unchanged.',
        resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
      }),
    }),
  },
  payload: 'Whose entry it is, or why nothing was ruled.',
  refuses: { 'wrong-status': true },
});

command(reinstate, {
  name: 'reinstate',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Takes a player in again, by a ruling, who is disqualified or has withdrawn. Games that he lost by it are open again where nothing has followed from it; the ruling says how many stay lost. Its director only.',
  input: given('Who is taken in again, and why.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; it has begun.'),
    playerId: ids.player.one(t, 'Who.'),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: {
    description: 'He is in again.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      entry: t.field({
        type: EntryType,
        description: 'His entry; in a dry run unchanged.',
        resolve: ({ entryId }, _args, { app }) => entryOf(app, entryId),
      }),
      gamesOpen: t.field({
        type: [GameInterface],
        description: 'The games that are open again, in the order of the schedule.',
        resolve: ({ gamesOpen }, _args, { app }) => Promise.all(gamesOpen.map((id) => gameOf(app, id))),
      }),
    }),
  },
  payload: 'Whose entry it is, or why nothing was ruled.',
  refuses: { 'wrong-status': true },
});

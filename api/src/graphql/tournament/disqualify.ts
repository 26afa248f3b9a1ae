import { disqualify } from '../../application/commands/tournament/disqualify.ts';
import { disqualificationsHere } from '../../application/registered.ts';
import { say, STRANGER } from '../../application/texts/say.ts';
import { entryOf } from '../../application/queries/find.ts';
import { EntryType } from '../refs.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { theTournament } from './the-tournament.ts';

/** What it takes from him, by the systems that know it. */
const MEANINGS = [...disqualificationsHere].map(([key, meaning]) => `${key}: ${say(STRANGER, meaning)}`).join(' ');

command(disqualify, {
  name: 'disqualify',
  byToken: ['DIRECT'],
  rules: true,
  description: `Disqualifies a player by a ruling, or takes that back, where the system of play knows it. ${MEANINGS} Its director only.`,
  input: given('Who is disqualified, or no longer, and why.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament; it has begun.'),
    playerId: ids.player.one(t, 'Who.'),
    disqualified: t.boolean({
      required: true,
      defaultValue: true,
      description: 'False: the word of its director is taken back.',
    }),
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

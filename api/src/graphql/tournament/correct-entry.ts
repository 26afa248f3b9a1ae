import { correctEntry } from '../../application/commands/tournament/correct-entry.ts';
import { entryOf } from '../../application/queries/find.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { EntryType } from '../refs.ts';
import { theTournament } from './the-tournament.ts';

command(correctEntry, {
  name: 'correctEntry',
  byToken: ['DIRECT'],
  description:
    'Corrects what was written wrong when a player was entered: name and country of who has no account, games of who has not played a rated game here either, and anybody’s Elo and id elsewhere for this tournament. Once it has started Elo and games stay as they were noted. Its director only.',
  input: given('What was wrong about an entered player; what is left out stays.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerId: ids.player.one(t, 'Who.'),
    name: t.string({ description: 'As he is called; one line.' }),
    country: t.string({ description: 'ISO 3166 alpha-2; null: not known.' }),
    elo: t.int({ description: 'Elo in the game of the tournament, 0 to 4,000.' }),
    matches: t.int({ description: 'How many games that Elo rests on.' }),
    idElsewhere: t.string({
      description: 'What he is called on the server where the tournament is played; null: nobody has said.',
    }),
  })),
  success: {
    description: 'The player is corrected.',
    fields: (t) => ({
      entry: t.field({
        type: EntryType,
        description: 'His entry; in a dry run unchanged.',
        resolve: (done, _args, { app }) => entryOf(app, done.entryId),
      }),
      tournament: t.field(theTournament),
    }),
  },
  payload: 'The entry, or why it stays as it is.',
  refuses: { 'wrong-status': true },
  take: ({ name, country, elo, matches, idElsewhere, ...input }, said) => ({
    ...input,
    name: name ?? undefined,
    country: said.has('country') ? country : undefined,
    elo: elo ?? undefined,
    matches: matches ?? undefined,
    idElsewhere: said.has('idElsewhere') ? idElsewhere : undefined,
  }),
});

import { enterPlayers } from '../../application/commands/tournament/enter-players.ts';
import { enterTournament, type EnterTournamentDone } from '../../application/commands/tournament/enter.ts';
import { entryOf, playerOf } from '../../application/queries/find.ts';
import { joinAddress } from '../../application/mail/join-key.ts';
import { actingPlayerIn } from '../../application/rights.ts';
import { builder } from '../builder.ts';
import { EntryType, PlayerType, TournamentInterface } from '../refs.ts';
import { NewPlayerInput } from './new-player.ts';
import { command, given } from '../command.ts';
import { commandSuccess } from '../command-success.ts';
import { ids } from '../id-input.ts';
import { theTournament } from './the-tournament.ts';

const EnterTournamentSuccess = commandSuccess<EnterTournamentDone>('EnterTournamentSuccess', {
  description: 'The players are in.',
  fields: (t) => ({
    tournament: t.field(theTournament),
    entries: t.field({
      type: [EntryType],
      description: 'The new entries in the order given; empty in a dry run.',
      resolve: ({ entryIds }, _args, { app }) => Promise.all(entryIds.map((id) => entryOf(app, id))),
    }),
    waiting: t.field({
      type: [PlayerType],
      description: 'Who waits for a place instead, in the order given; in a dry run who would.',
      resolve: ({ waiting }, _args, { app }) => Promise.all(waiting.map((playerId) => playerOf(app, playerId))),
    }),
    namesakes: t.field({
      type: [PlayerType],
      description:
        'Players who were known here before by the name of somebody who is new: look at them in a dry run, so that nobody is made twice.',
      resolve: ({ namesakes }, _args, { app }) => Promise.all(namesakes.map((playerId) => playerOf(app, playerId))),
    }),
  }),
});

builder.interfaceFields(TournamentInterface, (t) => ({
  viewerSignUpAddress: t.string({
    nullable: true,
    description:
      'The mail address at which you sign up for it, yours alone: a mail to it enters you, with the id in its line `id: …`, and one whose first line is `withdraw` takes your entry back; null: nobody reads mails here, or you are not signed in.',
    resolve: ({ id: tournamentId }, _args, { app, mailInDomain }) => {
      const playerId = actingPlayerIn(app.actor, { id: tournamentId });
      return playerId === null || mailInDomain === null
        ? null
        : joinAddress(app, { tournamentId, playerId }, mailInDomain);
    },
  }),
}));

command(enterTournament, {
  name: 'enterTournament',
  byToken: ['PLAY', 'DIRECT'],
  description:
    'Enters yourself, or as the director anybody, while registration is open; the director until the start, and you where late entry was agreed.',
  input: given('Who enters what.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerId: ids.player.optional(t, 'As its director: anybody; null: yourself.'),
    orWait: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether to wait for a place where none is free; otherwise that is refused.',
    }),
    idElsewhere: t.string({
      description: 'What he is called on the server where the tournament is played; null: nothing is said of it.',
    }),
  })),
  success: EnterTournamentSuccess,
  payload: 'The new entries, or why they were refused.',
  refuses: { 'wrong-status': true, 'tournament-full': true, 'already-entered': true },
});

command(enterPlayers, {
  name: 'enterPlayers',
  byToken: ['DIRECT'],
  description: 'Enters many players at once, known or new. Its director only.',
  input: given('Many players at once; all are entered or none.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    playerIds: ids.player.some(t, 'Players who are known here.'),
    newPlayers: t.field({
      type: [NewPlayerInput],
      required: true,
      defaultValue: [],
      description: 'Players who are made on the way, without accounts.',
    }),
    orWait: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether those wait for whom no place is free; otherwise all are entered or none.',
    }),
  })),
  success: EnterTournamentSuccess,
  payload: 'The new entries, or why they were refused.',
  refuses: { 'wrong-status': true, 'tournament-full': true, 'already-entered': true },
});

import { replacePlayer } from '../../application/commands/tournament/replace-player.ts';
import { stageOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { RulingType, StageType } from '../refs.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { theTournament } from './the-tournament.ts';

command(replacePlayer, {
  name: 'replacePlayer',
  rules: true,
  description:
    'Puts a player in another’s place in a running stage, by a ruling, while none of the games that change hands is decided: he takes the seat and the games as they stand, with the initial time. Its director only.',
  input: given('Who takes whose place in a stage, and why.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    stageId: ids.stage.one(t, 'Which of its stages; it has to be RUNNING.'),
    out: ids.player.one(t, 'The player who leaves his place.'),
    in: ids.player.one(t, 'The player who takes it; if he plays in another group of the stage, the two change places.'),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: {
    description: 'The place is another player’s.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      stage: t.field({
        type: StageType,
        description: 'The stage; in a dry run unchanged.',
        resolve: (done, _args, { app }) => stageOf(app, done),
      }),
      ruling: t.field({
        type: RulingType,
        nullable: true,
        description: 'The ruling; null in a dry run.',
        resolve: ({ rulingId, effects }, _args, { app }) =>
          effects.dryRun ? null : readingOf(app).rulings.load(rulingId),
      }),
    }),
  },
  payload: 'The stage with its new player, or why all stays.',
  refuses: { 'wrong-status': true, 'already-decided': true, 'already-entered': true },
  take: ({ in: into, ...input }) => ({ ...input, into }),
});

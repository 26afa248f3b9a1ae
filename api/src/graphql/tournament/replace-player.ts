import { replacePlayer } from '../../application/commands/tournament/replace-player.ts';
import { stageOf } from '../../application/queries/find.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { RulingType, StageType } from '../refs.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { NewPlayerInput } from './new-player.ts';
import { theTournament } from './the-tournament.ts';

command(replacePlayer, {
  name: 'replacePlayer',
  byToken: ['DIRECT'],
  rules: true,
  description:
    'Puts a player in another’s place, by a ruling, while none of the games that change hands is decided; they begin anew, with fresh clocks. Who has not entered takes over the whole place, from the registration on; who has entered takes it in one running stage. Its director only.',
  input: given('Who takes whose place, and why: `in`, or a new player.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament.'),
    stageId: ids.stage.optional(
      t,
      'For who has entered: which of its stages, which has to be RUNNING; null: the last that is.',
    ),
    out: ids.player.one(t, 'The player who leaves his place.'),
    in: ids.player.optional(
      t,
      'A player who is known here. If he has entered and plays in another group of the stage, the two change places.',
    ),
    newPlayer: t.field({ type: NewPlayerInput, description: 'A player who is made on the way, without an account.' }),
    reason: t.string({ required: true, description: 'Why; everybody can read it.' }),
  })),
  success: {
    description: 'The place is another player’s.',
    fields: (t) => ({
      tournament: t.field(theTournament),
      stage: t.field({
        type: StageType,
        nullable: true,
        description: 'The stage, in a dry run unchanged; null: a whole place was taken over.',
        resolve: ({ stageId }, _args, { app }) => (stageId === null ? null : stageOf(app, { stageId })),
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
  payload: 'The place with its new player, or why all stays.',
  refuses: { 'wrong-status': true, 'already-decided': true, 'already-entered': true },
  take: ({ in: into, ...input }) => ({ ...input, into }),
});

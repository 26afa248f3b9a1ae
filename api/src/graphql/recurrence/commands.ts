import { setRecurrence } from '../../application/commands/recurrence/set-recurrence.ts';
import { signUpAgain } from '../../application/commands/recurrence/sign-up-again.ts';
import { command, given } from '../command.ts';
import { ids } from '../id-input.ts';
import { TournamentSuccessType } from '../tournament/results.ts';

command(setRecurrence, {
  name: 'setRecurrence',
  byToken: ['DIRECT'],
  description:
    'Has a tournament held again and again, gives that another rhythm, or ends it. The director of its last edition only.',
  input: given('How often a tournament is held.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Which tournament: the last edition, of which the start is set.'),
    weeks: t.int({ description: 'How many weeks after one edition the next one starts, 1 to 104; null: never again.' }),
    signUpDays: t.int({
      description: 'How many days before its start each opens for players, 1 to 90 and within the weeks; null: 14.',
    }),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why nothing was changed.',
  refuses: { 'wrong-status': true },
});

command(signUpAgain, {
  name: 'signUpAgain',
  byToken: ['PLAY'],
  description:
    'Has you entered by itself in each later edition of a tournament, or in each later tournament of its series for which players sign up; or no longer.',
  input: given('Whether you are signed up again each time.', (t) => ({
    tournamentId: ids.tournament.one(t, 'Any edition, or any tournament of the series.'),
    again: t.boolean({ required: true, defaultValue: true, description: 'False: no longer.' }),
  })),
  success: TournamentSuccessType,
  payload: 'The tournament, or why nothing was changed.',
  refuses: { 'wrong-status': true },
});

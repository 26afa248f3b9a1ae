import type { TournamentDone } from '../../application/commands/tournament/shape.ts';
import { commandSuccess } from '../command-success.ts';
import { theTournament } from './the-tournament.ts';

/** A tournament that was changed. */
export const TournamentSuccessType = commandSuccess<TournamentDone>('TournamentSuccess', {
  description: 'The command was carried out.',
  fields: (t) => ({ tournament: t.field(theTournament) }),
});

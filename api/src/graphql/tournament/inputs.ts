import type { TournamentId } from '../../kernel/ids.ts';
import { builder } from '../builder.ts';
import { TOURNAMENT_NAMES, idNamed } from '../global-id.ts';

/** Words that every input shares. */
export const DRY_RUN = 'Only say what it would do; nothing is changed.';
export const IDEMPOTENCY_KEY =
  'Your own text, 1 to 200 characters: sent again within 7 days with the same input, the same is answered and nothing is done twice.';

/** A command about a tournament as a whole. */
export const TournamentInput = builder.inputType('TournamentInput', {
  description: 'A command about a tournament as a whole.',
  fields: (t) => ({
    tournamentId: t.id({ required: true, description: 'Which tournament.' }),
    dryRun: t.boolean({ required: true, defaultValue: false, description: DRY_RUN }),
    idempotencyKey: t.string({ description: IDEMPOTENCY_KEY }),
  }),
});

/** What every input about a tournament says, as a command takes it. */
export interface TournamentWords {
  readonly tournamentId: string;
  readonly dryRun: boolean;
  readonly idempotencyKey?: string | null | undefined;
}

/** The part of an input that names the tournament and how the command is to be run. */
export function tournamentCommand({ tournamentId, dryRun, idempotencyKey }: TournamentWords) {
  return {
    tournamentId: idNamed<TournamentId>(tournamentId, TOURNAMENT_NAMES),
    dryRun,
    idempotencyKey: idempotencyKey ?? null,
  };
}

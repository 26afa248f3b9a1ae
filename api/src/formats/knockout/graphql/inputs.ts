import type { MatchDone } from '../application/commands/shape.ts';
import { matchOf } from '../application/match-of.ts';
import type { PairingId } from '../../../kernel/ids.ts';
import { commandSuccess } from '../../../graphql/command-success.ts';
import { idKind } from '../../../graphql/id-input.ts';
import { BracketMatchType } from './match.ts';

/** The ids of matches. */
export const match = idKind<PairingId>(['BracketMatch']);

/** Words that the inputs about a match share. */
export const MATCH_ID = 'Which match: the `id` of its `BracketMatch`.';

/** A match that was changed. */
export const MatchSuccessType = commandSuccess<MatchDone>('MatchSuccess', {
  description: 'The command was carried out.',
  fields: (t) => ({
    match: t.field({
      type: BracketMatchType,
      description: 'As it stands; in a dry run unchanged.',
      resolve: ({ tournamentId, pairingId }, _args, { app }) => matchOf(app, { tournamentId, pairingId }),
    }),
  }),
});

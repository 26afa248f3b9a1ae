import type { MatchDone } from '../application/commands/shape.ts';
import { matchOf } from '../application/match-of.ts';
import type { EntryId, PairingId } from '../../../kernel/ids.ts';
import { builder } from '../../../graphql/builder.ts';
import { EffectsType } from '../../../graphql/effects.ts';
import { WrongStatusType, memberName } from '../../../graphql/errors.ts';
import { idNamed } from '../../../graphql/global-id.ts';
import { COMMON_ERRORS } from '../../../graphql/tournament/results.ts';
import { BracketMatchType } from './match.ts';

/** What every input about a match says, as a command takes it. */
interface MatchWords {
  readonly matchId: string;
  readonly dryRun: boolean;
  readonly idempotencyKey?: string | null | undefined;
}

/** The part of an input that names the match and how the command is to be run. */
export function matchCommand({ matchId, dryRun, idempotencyKey }: MatchWords) {
  return { matchId: idNamed<PairingId>(matchId, ['Pairing']), dryRun, idempotencyKey: idempotencyKey ?? null };
}

/** The entry that an id names; one that nobody has for text that is none. */
export function entryNamed(text: string): EntryId {
  return idNamed<EntryId>(text, ['Entry']);
}

/** Words that the inputs about a match share. */
export const MATCH_ID = 'Which match: the `id` of its `BracketMatch`.';

const MatchSuccessType = builder.objectRef<MatchDone>('MatchSuccess').implement({
  description: 'The command was carried out.',
  fields: (t) => ({
    match: t.field({
      type: BracketMatchType,
      description: 'As it stands; in a dry run unchanged.',
      resolve: ({ tournamentId, pairingId }, _args, { app }) => matchOf(app, { tournamentId, pairingId }),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

/** What a command about a match answers. */
export const MatchResult = builder.unionType('MatchResult', {
  description: 'The match, or why the command was refused.',
  types: [MatchSuccessType, ...COMMON_ERRORS, WrongStatusType],
  resolveType: (value) => memberName(value, 'MatchSuccess'),
});

import type { TournamentDone } from '../../application/commands/tournament/shape.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { changedTournament } from '../../application/queries/find.ts';
import { builder } from '../builder.ts';
import { EffectsType } from '../effects.ts';
import {
  ForbiddenType,
  IdempotencyConflictType,
  InvalidInputType,
  NotFoundType,
  NotSignedInType,
  PlayerCountType,
  WrongStatusType,
  memberName,
} from '../errors.ts';
import { TournamentInterface } from '../refs.ts';

/** What any command may refuse. */
export const COMMON_ERRORS = [
  NotSignedInType,
  ForbiddenType,
  NotFoundType,
  InvalidInputType,
  IdempotencyConflictType,
] as const;

/** A tournament that was changed. */
export const TournamentSuccessType = builder.objectRef<TournamentDone>('TournamentSuccess').implement({
  description: 'The command was carried out.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'As it stands; in a dry run unchanged.',
      resolve: (done, _args, { app }) => changedTournament(app, done),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

/** A tournament that was made; null in a dry run. */
export const CreateTournamentSuccessType = builder.objectRef<TournamentDone>('CreateTournamentSuccess').implement({
  description: 'The draft was made.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      nullable: true,
      description: 'The new draft; null in a dry run.',
      resolve: ({ tournamentId, effects }, _args, { app }) =>
        effects.dryRun ? null : readingOf(app).tournaments.load(tournamentId),
    }),
    effects: t.expose('effects', { type: EffectsType, description: 'What was caused.' }),
  }),
});

/** What a command about a tournament as a whole answers. */
export const TournamentResult = builder.unionType('TournamentResult', {
  description: 'The tournament, or why the command was refused.',
  types: [TournamentSuccessType, ...COMMON_ERRORS, WrongStatusType, PlayerCountType],
  resolveType: (value) => memberName(value, 'TournamentSuccess'),
});

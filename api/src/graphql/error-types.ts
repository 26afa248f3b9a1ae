import type { ObjectRef } from '@pothos/core';
import type { CommandError, CommandErrorKind } from '../application/errors.ts';
import type { builder } from './builder.ts';
import { CommandErrorInterface } from './command-error.ts';
import {
  AlreadyDecidedType,
  AlreadyEnteredType,
  AlreadyInSeriesType,
  AlreadyOpenedType,
  AlreadyReportedType,
  CutTiedType,
  ForbiddenType,
  GameOverType,
  IdempotencyConflictType,
  IllegalMoveType,
  IllegalPlanType,
  InvalidInputType,
  InvalidResultType,
  InvalidTimeControlType,
  NotFoundType,
  NotSignedInType,
  NotYourTurnType,
  PlayerCountType,
  SeriesFullType,
  StaleMarksType,
  StalePlanType,
  StalePlyType,
  TooFewQualifiedType,
  TooManyForksType,
  TooManyMessagesType,
  TooManyTicketsType,
  TournamentFullType,
  WrongPhaseType,
  WrongStatusType,
} from './errors.ts';
import { InvalidRecordsType } from './record/read-record.ts';
import { ReportRefusedType } from './report/refused.ts';
import { inLanguage, said } from './said.ts';
import { InvalidLinesType } from './pasted/line.ts';

type Types = typeof builder.$inferSchemaTypes;
type Refusal<Kind extends CommandErrorKind> = Extract<CommandError, { readonly kind: Kind }>;

/** The type of each refusal. */
export const ERROR_TYPES = {
  'not-signed-in': NotSignedInType,
  forbidden: ForbiddenType,
  'not-found': NotFoundType,
  'invalid-input': InvalidInputType,
  'invalid-time-control': InvalidTimeControlType,
  'wrong-status': WrongStatusType,
  'tournament-full': TournamentFullType,
  'already-entered': AlreadyEnteredType,
  'player-count': PlayerCountType,
  'stale-ply': StalePlyType,
  'not-your-turn': NotYourTurnType,
  'wrong-phase': WrongPhaseType,
  'stale-marks': StaleMarksType,
  'illegal-plan': IllegalPlanType,
  'stale-plan': StalePlanType,
  'illegal-move': IllegalMoveType,
  'game-over': GameOverType,
  'idempotency-conflict': IdempotencyConflictType,
  'already-decided': AlreadyDecidedType,
  'invalid-result': InvalidResultType,
  'series-full': SeriesFullType,
  'already-in-series': AlreadyInSeriesType,
  'already-opened': AlreadyOpenedType,
  'cut-tied': CutTiedType,
  'too-few-qualified': TooFewQualifiedType,
  'too-many-messages': TooManyMessagesType,
  'too-many-tickets': TooManyTicketsType,
  'too-many-forks': TooManyForksType,
  'already-reported': AlreadyReportedType,
  'report-refused': ReportRefusedType,
  'invalid-records': InvalidRecordsType,
  'invalid-lines': InvalidLinesType,
} as const satisfies {
  readonly [Kind in CommandErrorKind]: ObjectRef<Types, Refusal<Kind>, Refusal<Kind>>;
};

CommandErrorInterface.implement({
  description: 'Why a command was refused; nothing was changed.',
  resolveType: ({ kind }) => ERROR_TYPES[kind].name,
  fields: (t) => ({
    message: t.string({
      description: 'One sentence for people.',
      args: inLanguage,
      resolve: ({ message }, { locale }, context) => said(message, locale, context),
    }),
    code: t.string({
      description: 'For programs: the name of the type in capitals, such as NOT_FOUND.',
      resolve: ({ kind }) => kind.toUpperCase().replaceAll('-', '_'),
    }),
  }),
});

/** Whether a value is a refusal, and not what a command has done. */
export function isRefusal(value: object): value is CommandError {
  return 'kind' in value && typeof value.kind === 'string' && Object.hasOwn(ERROR_TYPES, value.kind);
}

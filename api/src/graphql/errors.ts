import type * as errors from '../application/errors.ts';
import type { CommandError, CommandErrorKind } from '../application/errors.ts';
import { playerOf, tournamentOf } from '../application/queries/find.ts';
import { builder } from './builder.ts';
import { PreflightIssueType } from './planner/preflight.ts';
import { ruleRefs } from './rule-ref.ts';
import { PlayerType, TournamentInterface } from './refs.ts';

/** The name of the type that each error has. */
const NAMES = {
  'not-signed-in': 'NotSignedIn',
  forbidden: 'Forbidden',
  'not-found': 'NotFound',
  'invalid-input': 'InvalidInput',
  'invalid-time-control': 'InvalidTimeControl',
  'wrong-status': 'WrongStatus',
  'tournament-full': 'TournamentFull',
  'already-entered': 'AlreadyEntered',
  'player-count': 'PlayerCount',
  'stale-ply': 'StalePly',
  'not-your-turn': 'NotYourTurn',
  'wrong-phase': 'WrongPhase',
  'stale-marks': 'StaleMarks',
  'illegal-plan': 'IllegalPlan',
  'stale-plan': 'StalePlan',
  'illegal-move': 'IllegalMove',
  'game-over': 'GameOver',
  'idempotency-conflict': 'IdempotencyConflict',
  'already-decided': 'AlreadyDecided',
  'invalid-result': 'InvalidResult',
  'series-full': 'SeriesFull',
  'already-in-series': 'AlreadyInSeries',
  'already-opened': 'AlreadyOpened',
  'cut-tied': 'CutTied',
  'too-few-qualified': 'TooFewQualified',
  'too-many-messages': 'TooManyMessages',
  'too-many-tickets': 'TooManyTickets',
  'already-reported': 'AlreadyReported',
  'report-refused': 'ReportRefused',
  'invalid-records': 'InvalidRecords',
  'invalid-registrations': 'InvalidRegistrations',
} as const satisfies Readonly<Record<CommandErrorKind, string>>;

/** The type of a member of a command's union: the error's own, or the success. */
export function memberName<Success extends string>(value: object, success: Success) {
  return isError(value) ? NAMES[value.kind] : success;
}

/** Whatever refuses. */
export const CommandErrorInterface = builder.interfaceRef<CommandError>('CommandError').implement({
  description: 'Why a command was refused; nothing was changed.',
  resolveType: (error) => NAMES[error.kind],
  fields: (t) => ({
    message: t.exposeString('message', { description: 'One sentence for people.' }),
    code: t.string({
      description: 'For programs: the name of the type in capitals, such as NOT_FOUND.',
      resolve: ({ kind }) => kind.toUpperCase().replaceAll('-', '_'),
    }),
  }),
});

export const NotSignedInType = builder.objectRef<errors.NotSignedIn>('NotSignedIn').implement({
  description: 'You have to sign in first.',
  interfaces: [CommandErrorInterface],
});

export const ForbiddenType = builder.objectRef<errors.Forbidden>('Forbidden').implement({
  description: 'You may not do this; the message says who may.',
  interfaces: [CommandErrorInterface],
});

export const NotFoundType = builder.objectRef<errors.NotFound>('NotFound').implement({
  description: 'There is no such thing: the id is wrong, or of something else.',
  interfaces: [CommandErrorInterface],
});

export const InvalidInputType = builder.objectRef<errors.InvalidInput>('InvalidInput').implement({
  description: 'A field of the input cannot be accepted.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field.' }),
    setting: t.string({
      nullable: true,
      description: 'Which of the settings in the field; null: none by itself, or the field has none.',
      resolve: ({ setting }) => setting ?? null,
    }),
  }),
});

export const InvalidTimeControlType = builder.objectRef<errors.InvalidTimeControl>('InvalidTimeControl').implement({
  description: 'The text of the time control cannot be read.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({ column: t.exposeInt('column', { description: 'Where in the text, from 1.' }) }),
});

export const WrongStatusType = builder.objectRef<errors.WrongStatus>('WrongStatus').implement({
  description: 'The tournament or the game is in a state in which this cannot be done.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({ status: t.exposeString('status', { description: 'The state that it is in.' }) }),
});

export const TournamentFullType = builder.objectRef<errors.TournamentFull>('TournamentFull').implement({
  description: 'There is no room for more players.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({ maxPlayers: t.exposeInt('maxPlayers', { description: 'How many it takes.' }) }),
});

export const AlreadyEnteredType = builder.objectRef<errors.AlreadyEntered>('AlreadyEntered').implement({
  description: 'The player is in the tournament already.',
  interfaces: [CommandErrorInterface],
});

export const PlayerCountType = builder.objectRef<errors.PlayerCount>('PlayerCount').implement({
  description: 'The tournament cannot start with this many players.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    players: t.exposeInt('players', { description: 'How many there are.' }),
    issues: t.field({
      type: [PreflightIssueType],
      description: 'What does not work.',
      resolve: ({ issues }) => [...issues],
    }),
  }),
});

export const StalePlyType = builder.objectRef<errors.StalePly>('StalePly').implement({
  description: 'The game has moved on, or is not there yet.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    expected: t.exposeInt('expected', { description: 'The ply that you named.' }),
    actual: t.exposeInt('actual', { description: 'The ply that is to be played.' }),
  }),
});

export const WrongPhaseType = builder.objectRef<errors.WrongPhase>('WrongPhase').implement({
  description: 'The game is at another point of its rules, such as play when a score is to be agreed.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    phase: t.exposeString('phase', { description: 'Where the game is, as the phases of its own rules are called.' }),
  }),
});

export const StaleMarksType = builder.objectRef<errors.StaleMarks>('StaleMarks').implement({
  description: 'The marks have changed since you have seen them; look at them again.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    expected: t.exposeInt('expected', { description: 'The version that you named.' }),
    actual: t.exposeInt('actual', { description: 'The version that they are.' }),
  }),
});

export const IllegalPlanType = builder.objectRef<errors.IllegalPlan>('IllegalPlan').implement({
  description: 'A step of the plan cannot be planned; the message says why. The plan that was there stands.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    node: t.exposeInt('node', {
      nullable: true,
      description: 'Its place in the list, from 0; null: the list as a whole.',
    }),
    column: t.exposeInt('column', { description: 'Where in its move or reply, from 1.' }),
  }),
});

export const StalePlanType = builder.objectRef<errors.StalePlan>('StalePlan').implement({
  description: 'Your plan has changed since you have seen it, perhaps because a move of it was played.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    expected: t.exposeInt('expected', { description: 'The version that you named.' }),
    actual: t.exposeInt('actual', { description: 'The version that it is; 0: there is none.' }),
  }),
});

export const NotYourTurnType = builder.objectRef<errors.NotYourTurn>('NotYourTurn').implement({
  description: 'The opponent is to move, or it is not your game.',
  interfaces: [CommandErrorInterface],
});

/** A move that is refused; `index` only where several moves were given. */
export const IllegalMoveType = builder
  .objectRef<errors.IllegalMove & { readonly index?: number }>('IllegalMove')
  .implement({
    description: 'The text is no legal move there; the message says why.',
    interfaces: [CommandErrorInterface],
    fields: (t) => ({
      index: t.int({
        nullable: true,
        description: 'Which of the moves given, from 0; null where only one was.',
        resolve: ({ index }) => index ?? null,
      }),
      column: t.exposeInt('column', { description: 'Where in the text of the move, from 1.' }),
      rule: t.string({
        nullable: true,
        description:
          'For programs: what was broken by the game’s own name of it, such as `ko` or `suicide` in go, `empty-pit` in bao, `fewer-dice` in backgammon; null where the game names nothing.',
        resolve: ({ reason }) => reason?.key ?? null,
      }),
      ruleRefs: t.field(
        ruleRefs(
          'The rules that it breaks, with their texts; none where it is no matter of a rule.',
          ({ rules }: errors.IllegalMove) => rules,
        ),
      ),
    }),
  });

export const GameOverType = builder.objectRef<errors.GameOver>('GameOver').implement({
  description: 'The game has ended, perhaps on time just now.',
  interfaces: [CommandErrorInterface],
});

export const IdempotencyConflictType = builder.objectRef<errors.IdempotencyConflict>('IdempotencyConflict').implement({
  description: 'The same key was used for another input before.',
  interfaces: [CommandErrorInterface],
});

export const AlreadyDecidedType = builder.objectRef<errors.AlreadyDecided>('AlreadyDecided').implement({
  description: 'The game has a result already; a director can overrule it.',
  interfaces: [CommandErrorInterface],
});

export const InvalidResultType = builder.objectRef<errors.InvalidResult>('InvalidResult').implement({
  description: 'A result cannot be accepted; none of the list was recorded.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    index: t.exposeInt('index', {
      nullable: true,
      description: 'Which of the list, from 0; null: the list as a whole.',
    }),
  }),
});

export const SeriesFullType = builder.objectRef<errors.SeriesFull>('SeriesFull').implement({
  description: 'The series has its tournament of this number, or all of them.',
  interfaces: [CommandErrorInterface],
});

export const AlreadyInSeriesType = builder.objectRef<errors.AlreadyInSeries>('AlreadyInSeries').implement({
  description: 'The tournament belongs to a series already.',
  interfaces: [CommandErrorInterface],
});

export const AlreadyOpenedType = builder.objectRef<errors.AlreadyOpened>('AlreadyOpened').implement({
  description: 'It was opened before.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'The one that is open.',
      resolve: (error, _args, { app }) => tournamentOf(app, error),
    }),
  }),
});

export const CutTiedType = builder.objectRef<errors.CutTied>('CutTied').implement({
  description: 'Nothing separates those over the last place: the director has to decide who plays.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    players: t.field({
      type: [PlayerType],
      description: 'The players of the tie; empty when countries are tied.',
      resolve: ({ players }, _args, { app }) => Promise.all(players.map((id) => playerOf(app, id))),
    }),
    countries: t.stringList({
      description: 'The countries of the tie, or the one whose players are tied; else empty.',
      resolve: ({ countries }) => [...countries],
    }),
  }),
});

export const TooFewQualifiedType = builder.objectRef<errors.TooFewQualified>('TooFewQualified').implement({
  description: 'Too few players or countries have qualified.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({
    needed: t.exposeInt('needed', { description: 'How many are needed.' }),
    qualified: t.exposeInt('qualified', { description: 'How many there are.' }),
  }),
});

export const TooManyMessagesType = builder.objectRef<errors.TooManyMessages>('TooManyMessages').implement({
  description: 'You have said as much as anybody may in a minute.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({ retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When you may say more.' }) }),
});

export const TooManyTicketsType = builder.objectRef<errors.TooManyTickets>('TooManyTickets').implement({
  description: 'You have as many undecided tickets in this tournament as anybody may have.',
  interfaces: [CommandErrorInterface],
  fields: (t) => ({ most: t.exposeInt('most', { description: 'How many anybody may have.' }) }),
});

export const AlreadyReportedType = builder.objectRef<errors.AlreadyReported>('AlreadyReported').implement({
  description: 'You have reported this message before.',
  interfaces: [CommandErrorInterface],
});

function isError(value: object): value is CommandError {
  return 'kind' in value && typeof value.kind === 'string' && Object.hasOwn(NAMES, value.kind);
}

import type * as errors from '../application/errors.ts';
import { playerOf, tournamentOf } from '../application/queries/find.ts';
import { refusal } from './command-error.ts';
import { GamePhaseEnum, StatusEnum } from './refusal-states.ts';
import { PreflightIssueType } from './planner/preflight.ts';
import { ruleRefs } from './rule-ref.ts';
import { PlayerType, TournamentInterface } from './refs.ts';

export const NotSignedInType = refusal<errors.NotSignedIn>('NotSignedIn', {
  description: 'You have to sign in first.',
});

export const ForbiddenType = refusal<errors.Forbidden>('Forbidden', {
  description: 'You may not do this; the message says who may.',
});

export const NotFoundType = refusal<errors.NotFound>('NotFound', {
  description: 'There is no such thing: the id is wrong, or of something else.',
});

export const InvalidInputType = refusal<errors.InvalidInput>('InvalidInput', {
  description: 'A field of the input cannot be accepted.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field.' }),
    setting: t.string({
      nullable: true,
      description: 'Which of the settings in the field; null: none by itself, or the field has none.',
      resolve: ({ setting }) => setting ?? null,
    }),
  }),
});

export const InvalidTimeControlType = refusal<errors.InvalidTimeControl>('InvalidTimeControl', {
  description: 'The text of the time control cannot be read.',
  fields: (t) => ({ column: t.exposeInt('column', { description: 'Where in the text, from 1.' }) }),
});

export const WrongStatusType = refusal<errors.WrongStatus>('WrongStatus', {
  description: 'What it is to be done for is in a state in which it cannot be.',
  fields: (t) => ({ status: t.expose('status', { type: StatusEnum, description: 'What it is.' }) }),
});

export const TournamentFullType = refusal<errors.TournamentFull>('TournamentFull', {
  description: 'There is no room for more players.',
  fields: (t) => ({ maxPlayers: t.exposeInt('maxPlayers', { description: 'How many it takes.' }) }),
});

export const AlreadyEnteredType = refusal<errors.AlreadyEntered>('AlreadyEntered', {
  description: 'The player is in the tournament already.',
});

export const PlayerCountType = refusal<errors.PlayerCount>('PlayerCount', {
  description: 'The tournament cannot start with this many players.',
  fields: (t) => ({
    players: t.exposeInt('players', { description: 'How many there are.' }),
    issues: t.field({
      type: [PreflightIssueType],
      description: 'What does not work.',
      resolve: ({ issues }) => [...issues],
    }),
  }),
});

export const StalePlyType = refusal<errors.StalePly>('StalePly', {
  description: 'The game has moved on, or is not there yet.',
  fields: (t) => ({
    expected: t.exposeInt('expected', { description: 'The ply that you named.' }),
    actual: t.exposeInt('actual', { description: 'The ply that is to be played.' }),
  }),
});

export const WrongPhaseType = refusal<errors.WrongPhase>('WrongPhase', {
  description: 'The game is at another point of its rules, such as play when a score is to be agreed.',
  fields: (t) => ({
    phase: t.expose('phase', {
      type: GamePhaseEnum,
      description: 'Where the game is, as the phases of its own rules are called.',
    }),
  }),
});

export const StaleMarksType = refusal<errors.StaleMarks>('StaleMarks', {
  description: 'The marks have changed since you have seen them; look at them again.',
  fields: (t) => ({
    expected: t.exposeInt('expected', { description: 'The version that you named.' }),
    actual: t.exposeInt('actual', { description: 'The version that they are.' }),
  }),
});

export const IllegalPlanType = refusal<errors.IllegalPlan>('IllegalPlan', {
  description: 'A step of the plan cannot be planned; the message says why. The plan that was there stands.',
  fields: (t) => ({
    node: t.exposeInt('node', {
      nullable: true,
      description: 'Its place in the list, from 0; null: the list as a whole.',
    }),
    column: t.exposeInt('column', { description: 'Where in its move or reply, from 1.' }),
  }),
});

export const StalePlanType = refusal<errors.StalePlan>('StalePlan', {
  description: 'Your plan has changed since you have seen it, perhaps because a move of it was played.',
  fields: (t) => ({
    expected: t.exposeInt('expected', { description: 'The version that you named.' }),
    actual: t.exposeInt('actual', { description: 'The version that it is; 0: there is none.' }),
  }),
});

export const NotYourTurnType = refusal<errors.NotYourTurn>('NotYourTurn', {
  description: 'The opponent is to move, or it is not your game.',
});

/** A move that is refused; `index` only where several moves were given. */
export const IllegalMoveType = refusal<errors.IllegalMove & { readonly index?: number }>('IllegalMove', {
  description: 'The text is no legal move there; the message says why.',
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
      resolve: ({ rule }) => rule ?? null,
    }),
    ruleRefs: t.field(
      ruleRefs(
        'The rules that it breaks, with their texts; none where it is no matter of a rule.',
        ({ rules }: errors.IllegalMove) => rules,
      ),
    ),
  }),
});

export const GameOverType = refusal<errors.GameOver>('GameOver', {
  description: 'The game has ended, perhaps on time just now.',
});

export const IdempotencyConflictType = refusal<errors.IdempotencyConflict>('IdempotencyConflict', {
  description: 'The same key was used for another input before.',
});

export const AlreadyDecidedType = refusal<errors.AlreadyDecided>('AlreadyDecided', {
  description: 'The game has a result already; a director can overrule it.',
});

export const InvalidResultType = refusal<errors.InvalidResult>('InvalidResult', {
  description: 'A result cannot be accepted; none of the list was recorded.',
  fields: (t) => ({
    index: t.exposeInt('index', {
      nullable: true,
      description: 'Which of the list, from 0; null: the list as a whole.',
    }),
  }),
});

export const SeriesFullType = refusal<errors.SeriesFull>('SeriesFull', {
  description: 'The series has its tournament of this number, or all of them.',
});

export const AlreadyInSeriesType = refusal<errors.AlreadyInSeries>('AlreadyInSeries', {
  description: 'The tournament belongs to a series already.',
});

export const AlreadyOpenedType = refusal<errors.AlreadyOpened>('AlreadyOpened', {
  description: 'It was opened before.',
  fields: (t) => ({
    tournament: t.field({
      type: TournamentInterface,
      description: 'The one that is open.',
      resolve: (error, _args, { app }) => tournamentOf(app, error),
    }),
  }),
});

export const CutTiedType = refusal<errors.CutTied>('CutTied', {
  description: 'Nothing separates those over the last place: the director has to decide who plays.',
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

export const TooFewQualifiedType = refusal<errors.TooFewQualified>('TooFewQualified', {
  description: 'Too few players or countries have qualified.',
  fields: (t) => ({
    needed: t.exposeInt('needed', { description: 'How many are needed.' }),
    qualified: t.exposeInt('qualified', { description: 'How many there are.' }),
  }),
});

export const TooManyMessagesType = refusal<errors.TooManyMessages>('TooManyMessages', {
  description: 'You have said as much as anybody may in a minute.',
  fields: (t) => ({ retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When you may say more.' }) }),
});

export const TooManyTicketsType = refusal<errors.TooManyTickets>('TooManyTickets', {
  description: 'You have as many undecided tickets in this tournament as anybody may have.',
  fields: (t) => ({ most: t.exposeInt('most', { description: 'How many anybody may have.' }) }),
});

export const TooManyForksType = refusal<errors.TooManyForks>('TooManyForks', {
  description: 'You have made as many sandboxes as anybody may in an hour.',
  fields: (t) => ({
    rule: t.exposeString('rule', { description: 'The limit, as `limits` calls it.' }),
    number: t.exposeInt('number', { description: 'How many it would be.' }),
    maximum: t.exposeInt('maximum', { description: 'How many anybody may make in an hour.' }),
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When you may make the next one.' }),
  }),
});

export const AlreadyReportedType = refusal<errors.AlreadyReported>('AlreadyReported', {
  description: 'You have reported this message before.',
});

import {
  viewBackgammonMoves,
  type BackgammonMoveView,
  type BackgammonPositionView,
  type BackgammonSidesView,
  type MenView,
} from '../application/view.ts';
import type { BackgammonTrace, Step } from '../rules/types.ts';
import { builder } from '../../../graphql/builder.ts';
import { LegalMoveInterface } from '../../../graphql/game/board.ts';
import { GamePositionInterface } from '../../../graphql/game/position.ts';
import { SeatEnum } from '../../../graphql/vocabulary.ts';
import { BackgammonCubeType, BackgammonResignationType, BackgammonScoreType, FinishedGameType } from './match.ts';
import { BackgammonPhaseEnum, CrawfordEnum } from './vocabulary.ts';

const MenType = builder.objectRef<MenView>('BackgammonMen').implement({
  description: 'The men of one side, counted from its own side.',
  fields: (t) => ({
    points: t.intList({
      description: 'How many stand on its points 1 to 24, its home first.',
      resolve: ({ points }) => [...points],
    }),
    bar: t.exposeInt('bar', { description: 'How many are on the bar.' }),
    off: t.exposeInt('off', { description: 'How many are borne off.' }),
    pips: t.exposeInt('pips', { description: 'How far they have to go, all together.' }),
  }),
});

const BothMenType = builder.objectRef<BackgammonSidesView<MenView>>('BackgammonBoard').implement({
  description: 'The men of both sides; the point p of one is the point 25 - p of the other.',
  fields: (t) => ({
    white: t.expose('white', { type: MenType, description: 'White’s.' }),
    black: t.expose('black', { type: MenType, description: 'Black’s.' }),
  }),
});

const StepType = builder.objectRef<Step>('BackgammonStep').implement({
  description: 'One man moved by one die, counted from the mover’s side.',
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'Where he comes from: 1 to 24, or 25 for the bar.' }),
    to: t.exposeInt('to', { description: 'Where he goes: 1 to 24, or 0 for off.' }),
    hit: t.exposeBoolean('hit', { description: 'Whether he sends a man to the bar.' }),
  }),
});

const TraceType = builder.objectRef<BackgammonTrace>('BackgammonTrace').implement({
  description: 'What an act did.',
  fields: (t) => ({
    steps: t.field({
      type: [StepType],
      description: 'The steps of a play in an order in which they can be made; none of any other act.',
      resolve: ({ steps }) => [...steps],
    }),
    finished: t.expose('finished', {
      type: FinishedGameType,
      nullable: true,
      description: 'The game that it ended; null: none.',
    }),
  }),
});

const MoveType = builder.objectRef<BackgammonMoveView>('BackgammonMove').implement({
  description: 'A legal act of backgammon.',
  interfaces: [LegalMoveInterface],
  fields: (t) => ({
    notation: t.exposeString('notation', {
      description: 'Canonical: 8/5 6/5, bar/22*, 6/off(2), empty where nothing can be moved; double, take, drop.',
    }),
    positionId: t.exposeString('positionId', {
      description: 'The Position ID after it; after a play the opponent is on roll.',
    }),
    steps: t.field({
      type: [StepType],
      description: 'The steps of a play in an order in which they can be made; none of any other act.',
      resolve: ({ steps }) => [...steps],
    }),
  }),
});

const OutcomeType = builder.objectRef<NonNullable<BackgammonPositionView['outcome']>>('BackgammonOutcome').implement({
  description: 'How a match of backgammon, or a single game, ended.',
  fields: (t) => ({
    winner: t.expose('winner', { type: SeatEnum, nullable: true, description: 'Who won it; null: nobody.' }),
    reason: t.exposeString('reason', {
      description: 'What its last game was won by: `single`, `gammon`, `backgammon`, `drop` or `resignation`.',
    }),
    value: t.exposeInt('value', { description: 'How many points its last game counted.' }),
  }),
});

/** A match of backgammon, or a single game, as it stands. */
export const BackgammonPositionType = builder.objectRef<BackgammonPositionView>('BackgammonPosition').implement({
  description: 'A match of backgammon, or a single game, as it stands. White is FIRST.',
  interfaces: [GamePositionInterface],
  fields: (t) => ({
    encoding: t.exposeString('encoding', { description: 'Its Position ID, a colon and its Match ID.' }),
    positionId: t.exposeString('positionId', { description: 'The board as GNU Backgammon writes it.' }),
    matchId: t.exposeString('matchId', {
      description: 'The match as GNU Backgammon writes it; White is player 0, the larger die stands first.',
    }),
    length: t.exposeInt('length', { description: 'The points to which the match is played; 0: a single game.' }),
    score: t.expose('score', { type: BackgammonScoreType, description: 'The points won before this game.' }),
    crawford: t.expose('crawford', { type: CrawfordEnum, description: 'Where it stands with its Crawford game.' }),
    games: t.field({
      type: [FinishedGameType],
      description: 'The games that were finished since the position given, the first one first.',
      resolve: ({ games }) => [...games],
    }),
    phase: t.expose('phase', { type: BackgammonPhaseEnum, description: 'What is awaited.' }),
    men: t.expose('men', { type: BothMenType, description: 'The men on the board.' }),
    cube: t.expose('cube', {
      type: BackgammonCubeType,
      description: 'The cube; a double that is not taken leaves it.',
    }),
    dice: t.intList({
      nullable: true,
      description: 'The roll that is to be played, as it fell; null: none.',
      resolve: ({ dice }) => (dice === null ? null : [...dice]),
    }),
    onRoll: t.expose('onRoll', {
      type: SeatEnum,
      nullable: true,
      description: 'Whose turn it is; null before a game’s opening roll, and when the match is over.',
    }),
    toMove: t.expose('toMove', {
      type: SeatEnum,
      nullable: true,
      description: 'Whose decision is awaited; null where only the dice are, and when the match is over.',
    }),
    legalMoves: t.field({
      type: [MoveType],
      description: 'Every legal play of the dice; or doubling, taking, dropping. Rolling and resigning are not told.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (view) => [...viewBackgammonMoves(view)],
    }),
    resignation: t.expose('resignation', {
      type: BackgammonResignationType,
      description: 'What resigning the game now would cost each side.',
    }),
    outcome: t.expose('outcome', { type: OutcomeType, nullable: true, description: 'Null while it is not over.' }),
    trace: t.expose('trace', {
      type: TraceType,
      nullable: true,
      description: 'What the last act did; null when none was given.',
    }),
  }),
});

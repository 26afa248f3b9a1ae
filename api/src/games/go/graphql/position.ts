import {
  viewGoMoves,
  type GoMoveView,
  type GoPositionView,
  type GoScoreView,
  type GoSidesView,
  type GoTraceView,
} from '../application/view.ts';
import { builder } from '../../../graphql/builder.ts';
import { LegalMoveInterface } from '../../../graphql/game/board.ts';
import { GamePositionInterface } from '../../../graphql/game/position.ts';
import { SeatEnum } from '../../../graphql/vocabulary.ts';
import { GoMoveKindEnum, GoRulesEnum, KoRuleEnum } from './vocabulary.ts';

const GoPointsType = builder.objectRef<GoSidesView<readonly string[]>>('GoPoints').implement({
  description: 'Points of both players, such as Q16, row by row from the top left.',
  fields: (t) => ({
    black: t.stringList({ description: 'Black’s.', resolve: ({ black }) => [...black] }),
    white: t.stringList({ description: 'White’s.', resolve: ({ white }) => [...white] }),
  }),
});

const GoCapturesType = builder.objectRef<GoSidesView<number>>('GoCaptures').implement({
  description: 'Prisoners taken in play.',
  fields: (t) => ({
    black: t.exposeInt('black', { description: 'White stones that Black has taken.' }),
    white: t.exposeInt('white', { description: 'Black stones that White has taken.' }),
  }),
});

/** The count of a board. */
export const GoScoreType = builder.objectRef<GoScoreView>('GoScore').implement({
  description: 'The count of a board by its rules and marks.',
  fields: (t) => ({
    black: t.exposeFloat('black', { description: 'Black’s points.' }),
    white: t.exposeFloat('white', { description: 'White’s points, komi included.' }),
    result: t.exposeString('result', { description: 'As records write it: B+3.5, W+0.5; 0 for a draw (jigo).' }),
    dead: t.stringList({
      description: 'Stones that the count takes for dead, whole chains, row by row from the top left.',
      resolve: ({ dead }) => [...dead],
    }),
    territory: t.expose('territory', {
      type: GoPointsType,
      description: 'Empty points that count, dead stones’ included.',
    }),
  }),
});

const GoOutcomeType = builder.objectRef<NonNullable<GoPositionView['outcome']>>('GoOutcome').implement({
  description: 'How a game of go ended on the board.',
  fields: (t) => ({
    winner: t.expose('winner', { type: SeatEnum, nullable: true, description: 'Null: nobody, a draw or no result.' }),
    reason: t.exposeString('reason', { description: '`score`, `jigo` (a draw) or `no-result` (a long cycle).' }),
  }),
});

const GoTraceType = builder.objectRef<GoTraceView>('GoTrace').implement({
  description: 'What a move did on the board.',
  fields: (t) => ({
    point: t.exposeString('point', {
      nullable: true,
      description: 'Where its stone was put; null: none, it was a pass.',
    }),
    captured: t.stringList({ description: 'Points of the stones it took.', resolve: ({ captured }) => [...captured] }),
  }),
});

/** A legal move of go. */
export const GoMoveType = builder.objectRef<GoMoveView>('GoMove').implement({
  description: 'A legal move or act of go.',
  interfaces: [LegalMoveInterface],
  fields: (t) => ({
    kind: t.expose('kind', { type: GoMoveKindEnum, description: 'What it is.' }),
    notation: t.exposeString('notation', { description: 'Canonical: Q16, pass, or an act such as `B accept 0`.' }),
    point: t.exposeString('point', {
      nullable: true,
      description: 'Where its stone goes; null: nowhere, it is no stone.',
    }),
    captured: t.stringList({ description: 'Points of the stones it takes.', resolve: ({ captured }) => [...captured] }),
  }),
});

/** A position of go. */
export const GoPositionType = builder.objectRef<GoPositionView>('GoPosition').implement({
  description: 'A position of go.',
  interfaces: [GamePositionInterface],
  fields: (t) => ({
    encoding: t.exposeString('encoding', {
      description:
        'As one line, which `goPosition` reads back: rows from the top with X, O and `.`; B or W to move; the ko point or -; prisoners of Black and White; passes.',
    }),
    size: t.exposeInt('size', { description: 'Lines of the board, 5 to 25.' }),
    komi: t.exposeFloat('komi', { description: 'Points that White gets for moving second, in halves.' }),
    rules: t.expose('rules', { type: GoRulesEnum, description: 'How it is counted.' }),
    koRule: t.expose('koRule', { type: KoRuleEnum, description: 'Which repetitions are refused.' }),
    toMove: t.expose('toMove', {
      type: SeatEnum,
      nullable: true,
      description: 'Black is FIRST; null when play is over.',
    }),
    stones: t.expose('stones', { type: GoPointsType, description: 'The stones on the board.' }),
    ko: t.exposeString('ko', {
      nullable: true,
      description: 'The point that may not be retaken now; null: none.',
    }),
    captures: t.expose('captures', { type: GoCapturesType, description: 'Prisoners of both.' }),
    passes: t.exposeInt('passes', { description: 'Consecutive passes up to now; two end the play.' }),
    legalMoves: t.field({
      type: [GoMoveType],
      description: 'Every stone that can be played, the pass last; none when play is over.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (view) => [...viewGoMoves(view)],
    }),
    outcome: t.expose('outcome', {
      type: GoOutcomeType,
      nullable: true,
      description: 'Null while the players have not agreed.',
    }),
    trace: t.expose('trace', {
      type: GoTraceType,
      nullable: true,
      description: 'What the move that led here did; null when it is not known.',
    }),
    score: t.expose('score', {
      type: GoScoreType,
      nullable: true,
      description: 'The count, when marks are given or both have passed; else null.',
    }),
  }),
});

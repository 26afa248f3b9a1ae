import type { BaoMoveView, BaoOutcomeView, BaoPositionView, BaoSideView } from '../application/view.ts';
import { viewBaoMoves } from '../application/view.ts';
import type { BaoStepView } from '../application/steps.ts';
import { builder } from '../../../graphql/builder.ts';
import { LegalMoveInterface } from '../../../graphql/game/board.ts';
import { GamePositionInterface } from '../../../graphql/game/position.ts';
import { SeatEnum } from '../../../graphql/vocabulary.ts';
import { BaoDirectionEnum, BaoMoveKindEnum, BaoStageEnum, BaoStepKindEnum, BaoVariantEnum } from './vocabulary.ts';

const BaoSideType = builder.objectRef<BaoSideView>('BaoSide').implement({
  description: 'One player’s half of the board.',
  fields: (t) => ({
    front: t.intList({
      description: 'Seeds of front pits 1 to 8, from the owner’s left.',
      resolve: ({ front }) => [...front],
    }),
    back: t.intList({
      description: 'Seeds of back pits 1 to 8, from the owner’s left.',
      resolve: ({ back }) => [...back],
    }),
    store: t.exposeInt('store', { description: 'Seeds that are not on the board yet.' }),
    ownsHouse: t.exposeBoolean('ownsHouse', { description: 'Whether front pit 5 is still his house (nyumba).' }),
    houseAwake: t.exposeBoolean('houseAwake', { description: 'The house is owned and holds six seeds or more.' }),
  }),
});

const BaoOutcomeType = builder.objectRef<BaoOutcomeView>('BaoOutcome').implement({
  description: 'How a game ended on the board.',
  fields: (t) => ({
    winner: t.expose('winner', { type: SeatEnum, description: 'Who has won; bao has no draws.' }),
    reason: t.exposeString('reason', {
      description:
        '`bao-hamna`: the front row was emptied; `no-move`; `no-finite-move`: every move would go on for ever.',
    }),
    hand: t.exposeInt('hand', { description: 'Captured seeds that were left unsown.' }),
  }),
});

/** One act of the hand. */
export const BaoStepType = builder.objectRef<BaoStepView>('BaoStep').implement({
  description: 'One act of the hand. Done one after another on the position before a move, they make the one after it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: BaoStepKindEnum, description: 'What is done.' }),
    pit: t.exposeString('pit', { description: 'Where, such as A5; a captured pit is the opponent’s.' }),
    seeds: t.exposeInt('seeds', { description: 'Seeds moved: 1 for a place and a sow, 0 for a stop.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Of a stop: `empty`, `house`, `blocked` or `bao-hamna`; of a lift: `tax`; else null.',
    }),
  }),
});

/** A position of bao. */
export const BaoPositionType = builder.objectRef<BaoPositionView>('BaoPosition');

/** A legal move of bao. */
export const BaoMoveType = builder.objectRef<BaoMoveView>('BaoMove').implement({
  description: 'A legal move with what it makes of the board.',
  interfaces: [LegalMoveInterface],
  fields: (t) => ({
    notation: t.exposeString('notation', { description: 'Canonical: this text is what `playMove` takes.' }),
    from: t.exposeString('from', { description: 'The pit it starts from, such as A5.' }),
    direction: t.expose('direction', { type: BaoDirectionEnum, description: 'Where the hand goes.' }),
    playsHouse: t.exposeBoolean('playsHouse', { description: 'Whether the house is played on the way (+).' }),
    kind: t.expose('kind', { type: BaoMoveKindEnum, description: 'What it does.' }),
    result: t.expose('result', { type: BaoPositionType, description: 'The position after it.' }),
    trace: t.field({ type: [BaoStepType], description: 'Its sowing.', resolve: ({ result }) => [...result.trace] }),
  }),
});

BaoPositionType.implement({
  description: 'A complete position of bao.',
  interfaces: [GamePositionInterface],
  fields: (t) => ({
    encoding: t.exposeString('encoding', { description: 'As one line of text, which `baoPosition` reads back.' }),
    variant: t.expose('variant', { type: BaoVariantEnum, description: 'Which bao it is of.' }),
    stage: t.expose('stage', { type: BaoStageEnum, description: 'By the store of the player to move.' }),
    toMove: t.expose('toMove', { type: SeatEnum, nullable: true, description: 'Null when the game is over.' }),
    south: t.field({ type: BaoSideType, description: 'Who moved first.', resolve: ({ sides }) => sides.first }),
    north: t.field({ type: BaoSideType, description: 'The opponent.', resolve: ({ sides }) => sides.second }),
    blocked: t.exposeString('blocked', {
      nullable: true,
      description: 'The pit that the player to move may not start from (kutakatia), such as a4; null: none.',
    }),
    legalMoves: t.field({
      type: [BaoMoveType],
      description: 'Every legal move; none when the game is over. Each is played to its end to be shown.',
      complexity: { field: 10, multiplier: 10 },
      resolve: (view) => [...viewBaoMoves(view)],
    }),
    outcome: t.expose('outcome', { type: BaoOutcomeType, nullable: true, description: 'Null while the game is open.' }),
    trace: t.field({
      type: [BaoStepType],
      description: 'The sowing of the move that led here; empty when it is not known.',
      resolve: ({ trace }) => [...trace],
    }),
  }),
});

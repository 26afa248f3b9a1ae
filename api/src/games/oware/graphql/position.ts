import { builder } from '../../../graphql/builder.ts';
import { LegalMoveInterface } from '../../../graphql/game/board.ts';
import { GamePositionInterface } from '../../../graphql/game/position.ts';
import { SeatEnum } from '../../../graphql/vocabulary.ts';
import type { Outcome } from '../../../rules/games/game.ts';
import type { OwareMoveView, OwarePositionView, OwareSideView, OwareStepView } from '../application/view.ts';

const OwareStepKindEnum = builder.enumType('OwareStepKind', {
  description: 'One act of the hand in oware.',
  values: {
    LIFT: { description: 'Takes all seeds out of the house that is sown.' },
    SOW: { description: 'Drops one seed into a house.' },
    CAPTURE: { description: 'Takes all seeds of a house of the opponent’s into the mover’s store.' },
    GRAND_SLAM: {
      description: 'Would take all seeds of the opponent’s, and so takes none. The house is the last one sown.',
    },
    GATHER: { description: 'At the end: takes the seeds of a house into the store of the player on whose side it is.' },
  } as const,
});

/** One act of the hand. */
export const OwareStepType = builder.objectRef<OwareStepView>('OwareStep').implement({
  description: 'One act of the hand. Done one after another on the position before a move, they make the one after it.',
  fields: (t) => ({
    kind: t.expose('kind', { type: OwareStepKindEnum, description: 'What is done.' }),
    house: t.exposeString('house', { description: 'Where, such as C (South’s) or c (North’s).' }),
    seeds: t.exposeInt('seeds', { description: 'Seeds moved; 0 for a grand slam.' }),
  }),
});

const OwareSideType = builder.objectRef<OwareSideView>('OwareSide').implement({
  description: 'One player’s side of the board.',
  fields: (t) => ({
    houses: t.intList({ description: 'Seeds of his six houses from his left.', resolve: ({ houses }) => [...houses] }),
    store: t.exposeInt('store', { description: 'Seeds that he has captured, or taken at the end.' }),
  }),
});

const OwareOutcomeType = builder.objectRef<Outcome>('OwareOutcome').implement({
  description: 'How a game ended on the board.',
  fields: (t) => ({
    winner: t.expose('winner', { type: SeatEnum, nullable: true, description: 'Who has won; null: it is drawn.' }),
    reason: t.exposeString('reason', {
      description:
        '`majority`: 25 seeds were captured; `no-seeds`: a side that is empty could not be fed; `cycle`: a position came for the third time.',
    }),
  }),
});

/** A position of oware. */
export const OwarePositionType = builder.objectRef<OwarePositionView>('OwarePosition').implement({
  description: 'A complete position of oware.',
  interfaces: [GamePositionInterface],
  fields: (t) => ({
    toMove: t.expose('toMove', { type: SeatEnum, nullable: true, description: 'Null when the game is over.' }),
    south: t.field({ type: OwareSideType, description: 'Who moved first.', resolve: ({ sides }) => sides.first }),
    north: t.field({ type: OwareSideType, description: 'The opponent.', resolve: ({ sides }) => sides.second }),
    outcome: t.expose('outcome', {
      type: OwareOutcomeType,
      nullable: true,
      description: 'Null while the game is open.',
    }),
  }),
});

/** A legal move of oware. */
export const OwareMoveType = builder.objectRef<OwareMoveView>('OwareMove').implement({
  description: 'A legal move with what it captures and makes of the board.',
  interfaces: [LegalMoveInterface],
  fields: (t) => ({
    captured: t.exposeInt('captured', { description: 'Seeds that it captures; 0 for none.' }),
    result: t.expose('result', { type: OwarePositionType, description: 'The position after it.' }),
    trace: t.field({ type: [OwareStepType], description: 'Its sowing.', resolve: ({ trace }) => [...trace] }),
  }),
});

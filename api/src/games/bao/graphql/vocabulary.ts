import { builder } from '../../../graphql/builder.ts';

/** Which bao is played. */
export const BaoVariantEnum = builder.enumType('BaoVariant', {
  description: 'Which bao is played.',
  values: {
    KISWAHILI: { description: 'The whole game, with house and store.' },
    KUJIFUNZA: { description: 'The beginners’ game: two seeds in every pit, no house, no store.' },
  } as const,
});

/** The two stages of a game of bao. */
export const BaoStageEnum = builder.enumType('BaoStage', {
  description: 'The stage of a game of bao; the store of the player to move decides it.',
  values: {
    KUNAMUA: { description: 'Every turn brings one seed from the store onto the board.' },
    MTAJI: { description: 'The store is empty: a turn sows the seeds of one pit.' },
  } as const,
});

/** The two kinds of moves. */
export const BaoMoveKindEnum = builder.enumType('BaoMoveKind', {
  description: 'What a move of bao does from start to finish.',
  values: {
    HARVEST: { description: 'It begins with a capture; whoever can capture must.' },
    TAKATA: { description: 'It captures nothing.' },
  } as const,
});

/** Where the hand goes. */
export const BaoDirectionEnum = builder.enumType('BaoDirection', {
  description: 'Where the hand goes along the row of the named pit, as its owner sees it.',
  values: {
    LEFT: { description: 'Written <.' },
    RIGHT: { description: 'Written >.' },
  } as const,
});

/** The acts of the hand. */
export const BaoStepKindEnum = builder.enumType('BaoStepKind', {
  description: 'One act of the hand.',
  values: {
    PLACE: { description: 'Puts one seed from the store into an own pit.' },
    LIFT: { description: 'Takes seeds out of an own pit: all, or two as a tax of the house.' },
    SOW: { description: 'Drops one seed into an own pit.' },
    CAPTURE: { description: 'Takes all seeds out of an enemy pit.' },
    STOP: { description: 'Ends the move in this pit.' },
  } as const,
});

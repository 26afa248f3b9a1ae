import { builder } from '../../../graphql/builder.ts';

/** Where a match stands with its Crawford game. */
export const CrawfordEnum = builder.enumType('Crawford', {
  description:
    'Where a match of backgammon stands with its Crawford game: the one game without doubling, the first that starts with one side a point short.',
  values: {
    BEFORE: { value: 'before', description: 'It has not come yet.' },
    NOW: { value: 'now', description: 'The game on the board is it: nobody doubles.' },
    AFTER: { value: 'after', description: 'It has been, or does not come any more.' },
  } as const,
});

/** Where a game of backgammon stands. */
export const BackgammonPhaseEnum = builder.enumType('BackgammonPhase', {
  description: 'Where a game of backgammon stands.',
  values: {
    OPENING: {
      value: 'opening',
      description: 'Both roll one die, again while they are equal; the higher starts and plays both.',
    },
    TURN: { value: 'turn', description: 'Who is on roll doubles or rolls.' },
    DOUBLED: { value: 'doubled', description: 'Who is on roll has doubled; the other takes or drops.' },
    PLAY: { value: 'play', description: 'The dice are rolled and to be played.' },
    OVER: { value: 'over', description: 'The match, or the single game, is over.' },
  } as const,
});

/** What a game is won by. */
export const GameKindEnum = builder.enumType('GameKind', {
  description: 'What a game of backgammon is won by.',
  values: {
    SINGLE: { value: 'single', description: 'The loser has borne a man off: the cube once.' },
    GAMMON: { value: 'gammon', description: 'The loser has borne no man off: the cube twice.' },
    BACKGAMMON: {
      value: 'backgammon',
      description: 'Nor that, and a man is on the bar or in the winner’s home: the cube three times.',
    },
    DROP: { value: 'drop', description: 'A double was not taken: the cube as it was before, once.' },
  } as const,
});

/** How a game of backgammon ended. */
export const GameEndEnum = builder.enumType('GameEnd', {
  description: 'How a game of backgammon ended.',
  values: {
    PLAY: { value: 'play', description: 'The winner has borne off all men.' },
    DROP: { value: 'drop', description: 'A double was not taken.' },
    RESIGNATION: { value: 'resignation', description: 'The loser resigned the game.' },
  } as const,
});

/** What was answered to a double. */
export const DoubleAnswerEnum = builder.enumType('DoubleAnswer', {
  description: 'The answer to a double.',
  values: {
    TAKE: { value: 'take', description: 'The game goes on at the doubled cube, which is the taker’s.' },
    DROP: { value: 'drop', description: 'The game is given up.' },
  } as const,
});

/** An answer to a double that is given in advance. */
export const PresetAnswerEnum = builder.enumType('PresetAnswer', {
  description: 'An answer to a double that is given before it is made.',
  values: {
    TAKE: { description: 'Take it.' },
    DROP: { description: 'Drop it: the game is given up.' },
  } as const,
});

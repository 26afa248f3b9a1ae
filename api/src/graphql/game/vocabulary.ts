import type { BoardOrder } from '../../store/reading/game-page.ts';
import { builder } from '../builder.ts';

/** Where a game stands. */
export const GameStatusEnum = builder.enumType('GameStatus', {
  description: 'Where a game stands.',
  values: {
    SCHEDULED: { description: 'Not started; played elsewhere: not reported yet.' },
    RUNNING: {
      description:
        'Begun and not decided: somebody is to move, both are to agree, or the director is to decide; also while it is paused.',
    },
    FINISHED: { description: 'Decided.' },
  } as const,
});

/** In which order running games are listed. */
export const BoardOrderEnum = builder.enumType('BoardOrder', {
  description: 'In which order running games are listed.',
  values: {
    NEWEST_MOVE: { description: 'The newest move first; one without a move counts from its start.' },
    LEAST_TIME: { description: 'The deadline that is next first; those without one last.' },
  } as const satisfies Readonly<Record<BoardOrder, object>>,
});

/** How a move came to be played. */
export const MoveCauseEnum = builder.enumType('MoveCause', {
  description: 'How a move came to be played.',
  values: {
    PLAYER: { description: 'The player sent it.' },
    BOT: { description: 'A program plays by itself.' },
    AUTOMATIC: {
      description:
        'The server played it: it was the only one possible, the player had said so before, or the time to agree on a score was over.',
    },
    MAIL: { description: 'It came by mail.' },
    CHANCE: { description: 'It is the dice, drawn by the server from the seed that it has committed to.' },
    PLAN: { description: 'The player had planned it before; shown to himself only, to others as PLAYER.' },
  } as const,
});

/** The kinds of text in which games can be had. */
export const RecordFormatEnum = builder.enumType('RecordFormat', {
  description: 'A kind of text in which games can be had.',
  values: {
    TRANSCRIPT: {
      description: 'The usual text of the game: for bao KIBA’s transcript, for go SGF, for backgammon .mat.',
    },
    JSON: {
      description:
        'Head, moves with their instants, and the last position, as JSON; its fields are in docs/records.md.',
    },
  } as const,
});

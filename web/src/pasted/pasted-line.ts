import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerMarksFragment } from '../player/player-marks.ts';

/** A line of a pasted text as the server has read it. */
export const pastedLineFragment = graphql(
  `
    fragment PastedLine on PastedLine @_unmask {
      line
      text
      outcome
      messages
      column
      names {
        name
        earlier
        offers
        who
        player {
          id
        }
        known {
          id
          ...PlayerMarks
        }
      }
    }
  `,
  [playerMarksFragment],
);

export type PastedLine = ResultOf<typeof pastedLineFragment>;
export type PastedName = PastedLine['names'][number];

/** Whether somebody has to mend a line, or to choose in it. */
export const needsYou = ({ outcome }: PastedLine): boolean => outcome === 'REFUSED' || outcome === 'UNDECIDED';

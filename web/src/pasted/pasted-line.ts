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

/** What stays of a text when its lines are taken: those that need somebody, below the heading if it has one. */
export function leftOf(text: string, lines: readonly PastedLine[]): string {
  const left = lines.filter(needsYou);
  if (left.length === 0) return '';
  const above = text.split('\n').slice(0, (lines[0]?.line ?? 1) - 1);
  return [...above.filter((line) => line.trim() !== ''), ...left.map((line) => line.text)].join('\n');
}

/** Whether somebody has to mend a line, or to choose in it. */
export const needsYou = ({ outcome }: PastedLine): boolean => outcome === 'REFUSED' || outcome === 'UNDECIDED';

import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';

/** A player of a cycle that has not begun, as its director looks at him. */
export const fieldEntryFragment = graphql(
  `
    fragment FieldEntry on Entry @_unmask {
      id
      elo
      invitation
      previousCycle {
        league
        rank
        disqualified
        title
      }
      player {
        id
        name
        ...PlayerName
      }
    }
  `,
  [playerNameFragment],
);

export type FieldEntry = ResultOf<typeof fieldEntryFragment>;

import { graphql, type ResultOf } from '../graphql/tada.ts';
import { tournamentRowFragment } from '../tournament/tournament-row.ts';

/** A tournament as the desk of its director lists it. */
export const deskTournamentFragment = graphql(
  `
    fragment DeskTournament on Tournament @_unmask {
      id
      pagePath
      attentionCount
      nearTimeOut: attentionCount(kind: NEAR_TIME_OUT)
      stages {
        id
        name
        state
      }
      ...TournamentRow
    }
  `,
  [tournamentRowFragment],
);

export type DeskTournament = ResultOf<typeof deskTournamentFragment>;

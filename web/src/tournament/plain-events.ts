import { graphql } from '../graphql/tada.ts';
import { tournamentHappeningFragment } from './tournament-happening.ts';

/** The events of a plain tournament: tables are told by events of their own. */
export const plainEvents = graphql(
  `
    subscription TournamentEvents($tournamentId: ID!, $after: Int) {
      tournamentEvents(tournamentId: $tournamentId, after: $after) {
        ...TournamentHappening
      }
    }
  `,
  [tournamentHappeningFragment],
);

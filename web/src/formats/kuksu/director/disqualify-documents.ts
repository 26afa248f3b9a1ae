import { causedFragment, refusalFragment } from '../../../command/answer.ts';
import { graphql } from '../../../graphql/tada.ts';
import { tournamentHeadFragment } from '../../../tournament/tournament-head.ts';

/** Disqualifies a player, or takes that back. */
export const disqualifyMutation = graphql(
  `
    mutation Disqualify($input: DisqualifyInput!) {
      disqualify(input: $input) {
        ...Refusal
        ...Caused
        ... on DisqualifySuccess {
          entry {
            id
            disqualifiedAt
          }
          tournament {
            id
            ...TournamentHead
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, refusalFragment, causedFragment],
);

import { graphql } from '../../../graphql/tada.ts';
import { tournamentHeadFragment } from '../../../tournament/tournament-head.ts';
import { effectsFragment, refusalFragment } from '../../../ui/effects.ts';

/** Disqualifies a player, or takes that back. */
export const disqualifyMutation = graphql(
  `
    mutation Disqualify($input: DisqualifyInput!) {
      disqualify(input: $input) {
        __typename
        ...Refusal
        ... on DisqualifySuccess {
          entry {
            id
            disqualifiedAt
          }
          tournament {
            id
            ...TournamentHead
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, effectsFragment, refusalFragment],
);

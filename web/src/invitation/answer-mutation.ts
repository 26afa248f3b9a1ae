import { graphql } from '../graphql/tada.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';
import { effectsFragment, refusalFragment } from '../ui/effects.ts';

/** Answers the reader’s own invitation. */
export const answerMutation = graphql(
  `
    mutation AnswerOwnInvitation($input: AnswerInvitationInput!) {
      answerInvitation(input: $input) {
        __typename
        ...Refusal
        ... on FieldSuccess {
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
  [effectsFragment, refusalFragment, tournamentHeadFragment],
);

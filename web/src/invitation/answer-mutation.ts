import { causedFragment, refusalFragment } from '../command/answer.ts';
import { fieldPlanRead } from '../formats/fragments.ts';
import { graphql } from '../graphql/tada.ts';
import { tournamentHeadFragment } from '../tournament/tournament-head.ts';

/** Answers invitations: the reader’s own, or those of others for them. */
export const answerMutation = graphql(
  `
    mutation AnswerInvitation($input: AnswerInvitationInput!) {
      answerInvitation(input: $input) {
        ...Refusal
        ...Caused
        ... on FieldSuccess {
          tournament {
            id
            ...TournamentHead
          }
          players
          plan {
            ...FieldPlanRead
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment, tournamentHeadFragment, fieldPlanRead],
);

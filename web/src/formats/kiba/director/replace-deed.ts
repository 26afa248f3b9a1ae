import { causedFragment, refusalFragment } from '../../../command/answer.ts';
import { graphql } from '../../../graphql/tada.ts';
import { tournamentHeadFragment } from '../../../tournament/tournament-head.ts';
import { kibaStageFragment } from '../kiba-stage.ts';

/** Puts another player in somebody's place. */
export const replaceMutation = graphql(
  `
    mutation ReplacePlayer($input: ReplacePlayerInput!) {
      replacePlayer(input: $input) {
        ...Refusal
        ...Caused
        ... on ReplacePlayerSuccess {
          tournament {
            id
            ...TournamentHead
          }
          stage {
            id
            ...KibaStage
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, kibaStageFragment, refusalFragment, causedFragment],
);

import { graphql } from '../../../graphql/tada.ts';
import { tournamentHeadFragment } from '../../../tournament/tournament-head.ts';
import { effectsFragment, refusalFragment } from '../../../ui/effects.ts';
import { kibaStageFragment } from '../kiba-stage.ts';

/** Puts another player in somebody's place. */
export const replaceMutation = graphql(
  `
    mutation ReplacePlayer($input: ReplacePlayerInput!) {
      replacePlayer(input: $input) {
        __typename
        ...Refusal
        ... on ReplacePlayerSuccess {
          tournament {
            id
            ...TournamentHead
          }
          stage {
            id
            ...KibaStage
          }
          effects {
            ...Effects
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, kibaStageFragment, effectsFragment, refusalFragment],
);

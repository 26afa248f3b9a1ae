import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** The viewer's bots that play. */
export const BotsQuery = graphql(
  `
    query Bots {
      viewer {
        canCreateTokens
        bots {
          id
          name
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment],
);

export type OwnBot = NonNullable<NonNullable<ResultOf<typeof BotsQuery>['viewer']>['bots']>[number];

export const createBotMutation = graphql(
  `
    mutation CreateBot($input: CreateBotInput!) {
      createBot(input: $input) {
        ...Refusal
        ...Caused
        ... on CreateBotSuccess {
          token
          tokenId
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const retireBotMutation = graphql(
  `
    mutation RetireBot($input: RetireBotInput!) {
      retireBot(input: $input) {
        ...Refusal
        ...Caused
        ... on RetireBotSuccess {
          consequences
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

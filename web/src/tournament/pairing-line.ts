import { graphql } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';

/** One pairing of a round: who meets whom, the score, and its games. */
export const pairingLineFragment = graphql(
  `
    fragment PairingLine on Pairing {
      id
      decided
      score
      slots {
        kind
        entry {
          id
          player {
            id
            ...PlayerName
          }
        }
      }
      games {
        __typename
        id
        pagePath
        number
        status
        arrangedAt
        startedAt
        toMove
        seats {
          seat
          entry {
            id
          }
        }
        result {
          seat
          how
          at
        }
      }
    }
  `,
  [playerNameFragment],
);

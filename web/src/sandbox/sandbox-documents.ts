import { refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** A sandbox as its owner sees it. */
export const sandboxFragment = graphql(`
  fragment SandboxFacts on Sandbox @_unmask {
    id
    address
    forkedAt
    beganAt
    now
    expiresAt
    stop
    speed
    tournament {
      __typename
      id
      pagePath
      name
    }
    ownPlayers {
      id
      handle
      name
    }
    games {
      finished
      all
    }
    comparison {
      at
      stop
      games {
        finished
        all
      }
    }
  }
`);

export type OwnSandbox = ResultOf<typeof sandboxFragment>;

/** The viewer's sandbox, if he has one. */
export const SandboxQuery = graphql(
  `
    query OwnSandbox {
      viewer {
        sandbox {
          ...SandboxFacts
        }
      }
    }
  `,
  [sandboxFragment],
);

/** Where everybody stands in the viewer's sandbox, and where without what was done in it. */
export const ComparedPlayersQuery = graphql(`
  query ComparedPlayers($after: String) {
    viewer {
      sandbox {
        id
        comparison {
          at
          players(first: 50, after: $after) {
            edges {
              node {
                playerId
                handle
                name
                placesGained
                cut
                here {
                  place
                  shared
                  points
                  stage
                }
                untouched {
                  place
                  shared
                  points
                  stage
                }
              }
            }
            pageInfo {
              hasNextPage
              endCursor
            }
          }
        }
      }
    }
  }
`);

type Comparison = NonNullable<
  NonNullable<NonNullable<ResultOf<typeof ComparedPlayersQuery>['viewer']>['sandbox']>['comparison']
>;
export type ComparedPlayer = Comparison['players']['edges'][number]['node'];

/** Whom somebody may play himself in a copy of a tournament, and since when there is something to be copied. */
export const SandboxPlayersQuery = graphql(`
  query SandboxPlayers($id: ID!, $after: String) {
    tournament(id: $id) {
      __typename
      id
      pagePath
      version
      startedAt
      entries(first: 100, after: $after) {
        edges {
          node {
            id
            player {
              id
              handle
              name
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const sandboxSuccess = graphql(
  `
    fragment SandboxDone on SandboxSuccess @_unmask {
      sandbox {
        ...SandboxFacts
      }
    }
  `,
  [sandboxFragment],
);

export const forkTournamentMutation = graphql(
  `
    mutation ForkTournament($input: ForkTournamentInput!) {
      forkTournament(input: $input) {
        ...Refusal
        ...SandboxDone
      }
    }
  `,
  [refusalFragment, sandboxSuccess],
);

export const playSandboxMutation = graphql(
  `
    mutation PlaySandbox($input: PlaySandboxInput!) {
      playSandbox(input: $input) {
        ...Refusal
        ...SandboxDone
      }
    }
  `,
  [refusalFragment, sandboxSuccess],
);

export const stopSandboxMutation = graphql(
  `
    mutation StopSandbox($input: StopSandboxInput!) {
      stopSandbox(input: $input) {
        ...Refusal
        ...SandboxDone
      }
    }
  `,
  [refusalFragment, sandboxSuccess],
);

export const compareSandboxMutation = graphql(
  `
    mutation CompareSandbox($input: CompareSandboxInput!) {
      compareSandbox(input: $input) {
        ...Refusal
        ...SandboxDone
      }
    }
  `,
  [refusalFragment, sandboxSuccess],
);

export const deleteSandboxMutation = graphql(
  `
    mutation DeleteSandbox($input: DeleteSandboxInput!) {
      deleteSandbox(input: $input) {
        ...Refusal
        ... on DeleteSandboxSuccess {
          sandboxId
        }
      }
    }
  `,
  [refusalFragment],
);

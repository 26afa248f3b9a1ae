import { graphql, type ResultOf } from '../graphql/tada.ts';

/** How the server is doing, for administrators alone. */
export const ServerQuery = graphql(`
  query Server {
    serverNow
    viewer {
      server {
        version
        startedAt
        memoryBytes
        stalls {
          seconds
          warning
        }
        statements {
          count
          meanSeconds
        }
        connections {
          count
          meanSeconds
        }
        clocks {
          seconds
          warning
        }
        mails {
          seconds
          warning
        }
        webhooks {
          seconds
          warning
        }
        backUp {
          seconds
          warning
        }
        jobs {
          name
          late {
            count
            meanSeconds
          }
          failures
          failedAt
          warning
        }
        subscribers
        watched
        refusals {
          rule
          count
        }
        signInsDone
        signInsFailed
      }
    }
  }
`);

export type ServerReading = NonNullable<NonNullable<ResultOf<typeof ServerQuery>['viewer']>['server']>;

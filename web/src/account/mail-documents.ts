import { refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

const preferences = graphql(`
  fragment MailWishes on MailPreferences @_unmask {
    enabled
    moves
    notices
    reminders
    locale
    timeZone
    digestHour
    quietHours {
      from
      to
    }
  }
`);

/** How the viewer wants his mail. */
export type MailWishes = ResultOf<typeof preferences>;

/** How the viewer wants his mail, and whether any is sent here. */
export const MailQuery = graphql(
  `
    query Mail {
      viewer {
        email
        locale
        player {
          id
        }
        mail {
          isSent
          needsConfirmation
          preferences {
            ...MailWishes
          }
        }
      }
    }
  `,
  [preferences],
);

/** How he wants it from now on. */
export const setMailMutation = graphql(
  `
    mutation SetMailPreferences($input: SetMailPreferencesInput!) {
      setMailPreferences(input: $input) {
        ...Refusal
        ... on SetMailPreferencesSuccess {
          preferences {
            ...MailWishes
          }
        }
      }
    }
  `,
  [preferences, refusalFragment],
);

/** What became of his mails. */
export const MailLogQuery = graphql(`
  query MailLog($after: String) {
    viewer {
      mail {
        deliveries(first: 20, after: $after) {
          edges {
            node {
              messageKey
              kind
              subject
              madeAt
              state
              attempts
              steps {
                state
                at
                until
                reason
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
`);

type LogPage = NonNullable<NonNullable<ResultOf<typeof MailLogQuery>['viewer']>['mail']>['deliveries'];
/** A mail and what became of it. */
export type MailDelivery = LogPage['edges'][number]['node'];

/** Stops all mails of whoever was sent the link. */
export const stopMailsMutation = graphql(
  `
    mutation StopMails($input: StopMailsInput!) {
      stopMails(input: $input) {
        ...Refusal
        ... on StopMailsSuccess {
          stopped
        }
      }
    }
  `,
  [refusalFragment],
);

/** Whether a link to sign in can be asked for. */
export const SendsMailQuery = graphql(`
  query SendsMail {
    sendsMail
  }
`);

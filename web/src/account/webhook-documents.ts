import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';

/** The viewer's webhooks, with how each stands. */
export const WebhooksQuery = graphql(`
  query Webhooks {
    viewer {
      webhooks {
        id
        url
        tournament {
          id
          name
        }
        kinds
        locale
        isByToken
        stop
        stoppedAt
        failingSince
        oldSecretUntil
        waiting
        nextTryAt
      }
    }
  }
`);

export type OwnWebhook = NonNullable<ResultOf<typeof WebhooksQuery>['viewer']>['webhooks'][number];

/** What a webhook can be told, and the tournaments that it may be for. */
export const WebhookChoicesQuery = graphql(`
  query WebhookChoices {
    viewer {
      webhookKinds
      directs {
        id
        name
      }
      games {
        id
        tournament {
          id
          name
        }
      }
    }
  }
`);

/** What was sent to a webhook, page by page. */
export const WebhookLogQuery = graphql(`
  query WebhookLog($id: ID!, $after: String) {
    node(id: $id) {
      ... on Webhook {
        id
        deliveries(first: 10, after: $after) {
          edges {
            node {
              eventId
              number
              kind
              madeAt
              state
              tries
              triedAt
              status
              answer
              problem
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

type LogNode = Extract<NonNullable<ResultOf<typeof WebhookLogQuery>['node']>, { deliveries: unknown }>;
export type WebhookDelivery = LogNode['deliveries']['edges'][number]['node'];

export const createWebhookMutation = graphql(
  `
    mutation CreateWebhook($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        ...Refusal
        ...Caused
        ... on WebhookSecretSuccess {
          secret
          webhook {
            id
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const updateWebhookMutation = graphql(
  `
    mutation UpdateWebhook($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        ...Refusal
        ...Caused
        ... on WebhookSuccess {
          consequences
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const deleteWebhookMutation = graphql(
  `
    mutation DeleteWebhook($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        ...Refusal
        ...Caused
        ... on WebhookSuccess {
          consequences
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const rotateSecretMutation = graphql(
  `
    mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        ...Refusal
        ...Caused
        ... on WebhookSecretSuccess {
          secret
          consequences
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const testWebhookMutation = graphql(
  `
    mutation TestWebhook($input: TestWebhookInput!) {
      testWebhook(input: $input) {
        ...Refusal
        ...Caused
        ... on TestWebhookSuccess {
          consequences
          delivery {
            state
            status
            problem
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

export const replayWebhookMutation = graphql(
  `
    mutation ReplayWebhook($input: ReplayWebhookInput!) {
      replayWebhook(input: $input) {
        ...Refusal
        ...Caused
        ... on ReplayWebhookSuccess {
          count
          consequences
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

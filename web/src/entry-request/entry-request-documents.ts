import { causedFragment, refusalFragment } from '../command/answer.ts';
import { graphql, type ResultOf } from '../graphql/tada.ts';
import { pastedLineFragment } from '../pasted/pasted-line.ts';

/** Who asks by mail to be entered, as the director reads it. */
export const entryRequestFragment = graphql(`
  fragment EntryRequestShown on EntryRequest @_unmask {
    id
    address
    name
    country
    category
    idElsewhere
    subject
    text
  }
`);

export type EntryRequestShown = ResultOf<typeof entryRequestFragment>;

/** Enters who has asked, as the director has corrected it. */
export const acceptEntryRequestMutation = graphql(
  `
    mutation AcceptEntryRequest($input: AcceptEntryRequestInput!) {
      acceptEntryRequest(input: $input) {
        ...Refusal
        ...Caused
        ... on AcceptEntryRequestSuccess {
          waits
          lines {
            ...PastedLine
          }
        }
        ... on InvalidLines {
          lines {
            ...PastedLine
          }
        }
      }
    }
  `,
  [pastedLineFragment, refusalFragment, causedFragment],
);

/** Does not enter him, and tells him why. */
export const declineEntryRequestMutation = graphql(
  `
    mutation DeclineEntryRequest($input: DeclineEntryRequestInput!) {
      declineEntryRequest(input: $input) {
        ...Refusal
        ...Caused
        ... on DeclineEntryRequestSuccess {
          request {
            id
            state
          }
        }
      }
    }
  `,
  [refusalFragment, causedFragment],
);

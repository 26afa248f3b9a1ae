import { refusalFragment } from '../command/answer.ts';
import { graphql } from '../graphql/tada.ts';

/** Keeps in which language whoever is signed in reads pages and mails. */
export const setLanguageMutation = graphql(
  `
    mutation SetLanguage($input: SetLanguageInput!) {
      setLanguage(input: $input) {
        ...Refusal
        ... on SetLanguageSuccess {
          viewer {
            locale
          }
        }
      }
    }
  `,
  [refusalFragment],
);

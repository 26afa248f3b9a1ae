import { refusalFragment } from '../../command/answer.ts';
import { graphql, type ResultOf, type VariablesOf } from '../../graphql/tada.ts';
import { ruleLinkFragment } from '../../rulebook/rule-links.ts';

/** What a tournament would be before it is made, or what of it cannot be. */
export const outlineQuery = graphql(
  `
    query TournamentOutline($input: TournamentOutlineInput!) {
      rules {
        tournamentOutline(input: $input) {
          __typename
          ...Refusal
          ... on TournamentOutline {
            players
            moves
            longestDays
            clock
            timeOuts
            games {
              least
              most
            }
            each {
              least
              most
            }
            stages {
              name
              groups
              games {
                least
                most
              }
              each {
                least
                most
              }
              inARow {
                least
                most
              }
            }
            issues {
              code
              message
              blocking
              ruleRefs {
                ...RuleLink
              }
            }
          }
        }
      }
    }
  `,
  [refusalFragment, ruleLinkFragment],
);

type Answer = ResultOf<typeof outlineQuery>['rules']['tournamentOutline'];
export type OutlineInput = VariablesOf<typeof outlineQuery>['input'];
export type Outline = Extract<Answer, { __typename: 'TournamentOutline' }>;
export type OutlinedStage = Outline['stages'][number];
export type Span = Outline['games'];

/** From the fewest to the most as it is written, such as 60 or 60–63. */
export const spanText = ({ least, most }: Span): string => (least === most ? `${least}` : `${least}–${most}`);

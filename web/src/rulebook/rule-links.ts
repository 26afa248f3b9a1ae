import { graphql, type ResultOf } from '../graphql/tada.ts';

/** What leads to a rule. */
export const ruleLinkFragment = graphql(`
  fragment RuleLink on RuleRef @_unmask {
    id
    url
  }
`);

/** What leads to a rule, and what it says. */
export const ruleTextFragment = graphql(`
  fragment RuleText on RuleRef @_unmask {
    id
    url
    text
  }
`);

export type RuleLink = ResultOf<typeof ruleLinkFragment>;
export type RuleText = ResultOf<typeof ruleTextFragment>;

/** The place of a rule on this page, as a link of it takes it. */
export function ruleAddress({ url }: RuleLink): string {
  const { pathname, hash } = new URL(url);
  return `${pathname}${hash}`;
}

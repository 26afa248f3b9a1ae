import { graphql, type ResultOf } from '../graphql/tada.ts';
import { playerNameFragment } from '../player/player-name.ts';
import { ruleLinkFragment } from '../rulebook/rule-links.ts';

/** A group, or a pairing: who moves first, then the other; one alone rests. */
const arrangedTableFragment = graphql(
  `
    fragment ArrangedTable on ArrangedTable @_unmask {
      key
      name
      entries {
        id
        player {
          id
          ...PlayerName
        }
      }
    }
  `,
  [playerNameFragment],
);

const brokenRuleFragment = graphql(
  `
    fragment BrokenRule on BrokenRule @_unmask {
      why
      ruleRefs {
        ...RuleLink
      }
    }
  `,
  [ruleLinkFragment],
);

/** What a command would publish, and the rules that it breaks. */
export const arrangementFragment = graphql(
  `
    fragment Arrangement on PublishedArrangement @_unmask {
      kind
      isExample
      seeding {
        id
        player {
          id
          ...PlayerName
        }
      }
      tables {
        ...ArrangedTable
      }
      brokenRules {
        ...BrokenRule
      }
    }
  `,
  [arrangedTableFragment, brokenRuleFragment, playerNameFragment],
);

/** What the director has published in place of what was drawn. */
export const rearrangementFragment = graphql(
  `
    fragment Rearranged on Rearrangement @_unmask {
      round
      ruling {
        id
        at
        reason
        by {
          id
          ...PlayerName
        }
      }
      brokenRules {
        ...BrokenRule
      }
      drawn {
        ...ArrangedTable
      }
    }
  `,
  [arrangedTableFragment, brokenRuleFragment, playerNameFragment],
);

export type Arrangement = ResultOf<typeof arrangementFragment>;
export type ArrangedTable = Arrangement['tables'][number];
export type ArrangedEntry = ArrangedTable['entries'][number];
export type BrokenRule = Arrangement['brokenRules'][number];
export type Rearrangement = ResultOf<typeof rearrangementFragment>;

import { causedFragment, refusalFragment } from '../../../command/answer.ts';
import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { pastedLineFragment } from '../../../pasted/pasted-line.ts';
import { playerNameFragment } from '../../../player/player-name.ts';
import { tournamentHeadFragment } from '../../../tournament/tournament-head.ts';

const lastCycleFragment = graphql(
  `
    fragment LastCycle on LastCycleSuccess @_unmask {
      tournament {
        id
        ...TournamentHead
      }
      unmatched
      matched {
        entry {
          id
          player {
            id
            ...PlayerName
          }
        }
        previous {
          league
          tier
          rank
          disqualified
          title
        }
      }
      newcomers {
        id
        player {
          id
          ...PlayerName
        }
      }
    }
  `,
  [tournamentHeadFragment, playerNameFragment],
);

export type LastCycle = ResultOf<typeof lastCycleFragment>;

/** Takes over a last cycle from a text. */
export const importLastCycleMutation = graphql(
  `
    mutation ImportLastCycle($input: ImportLastCycleInput!) {
      importLastCycle(input: $input) {
        ...Refusal
        ...Caused
        ... on ImportLastCycleSuccess {
          tournament {
            id
            ...TournamentHead
          }
          lines {
            ...PastedLine
          }
          newcomers {
            id
            player {
              id
              ...PlayerName
            }
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
  [tournamentHeadFragment, pastedLineFragment, playerNameFragment, refusalFragment, causedFragment],
);

/** Takes over a last cycle that was played here. */
export const takeLastCycleMutation = graphql(
  `
    mutation TakeLastCycle($input: TakeLastCycleInput!) {
      takeLastCycle(input: $input) {
        ...Refusal
        ...Caused
        ... on LastCycleSuccess {
          ...LastCycle
        }
      }
    }
  `,
  [lastCycleFragment, refusalFragment, causedFragment],
);

/** Notes how the match for the title of the last cycle went. */
export const noteTitleMatchMutation = graphql(
  `
    mutation NoteTitleMatch($input: NoteTitleMatchInput!) {
      noteTitleMatch(input: $input) {
        ...Refusal
        ...Caused
        ... on NoteTitleMatchSuccess {
          tournament {
            id
            ...TournamentHead
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, refusalFragment, causedFragment],
);

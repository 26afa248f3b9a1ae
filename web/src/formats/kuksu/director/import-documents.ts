import { causedFragment, refusalFragment } from '../../../command/answer.ts';
import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';
import { tournamentHeadFragment } from '../../../tournament/tournament-head.ts';
import { planFragment } from '../plan.ts';

const registrationFragment = graphql(
  `
    fragment ReadRegistration on RegistrationLine @_unmask {
      line
      name
      rating
      country
      kind
      fault
      message
      player {
        id
        ...PlayerName
      }
    }
  `,
  [playerNameFragment],
);

export type ReadRegistration = ResultOf<typeof registrationFragment>;

/** Reads registrations and, unless it is a trial, enters them. */
export const importRegistrationsMutation = graphql(
  `
    mutation ImportRegistrations($input: ImportRegistrationsInput!) {
      importRegistrations(input: $input) {
        ...Refusal
        ...Caused
        ... on ImportRegistrationsSuccess {
          tournament {
            id
            ...TournamentHead
          }
          players
          plan {
            ...CyclePlan
          }
          lines {
            ...ReadRegistration
          }
        }
        ... on InvalidRegistrations {
          lines {
            ...ReadRegistration
          }
        }
      }
    }
  `,
  [tournamentHeadFragment, registrationFragment, planFragment, refusalFragment, causedFragment],
);

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
        ... on LastCycleSuccess {
          ...LastCycle
        }
      }
    }
  `,
  [lastCycleFragment, refusalFragment, causedFragment],
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

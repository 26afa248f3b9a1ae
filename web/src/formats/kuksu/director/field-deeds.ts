import { causedFragment, refusalFragment } from '../../../command/answer.ts';
import { graphql } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';
import { tournamentHeadFragment } from '../../../tournament/tournament-head.ts';
import { planFragment } from '../plan.ts';

/** What a deed makes of the field of a tournament that has not started. */
const fieldFragment = graphql(
  `
    fragment Field on FieldSuccess @_unmask {
      tournament {
        id
        ...TournamentHead
      }
      players
      plan {
        ...CyclePlan
      }
      out {
        id
        player {
          id
          ...PlayerName
        }
      }
    }
  `,
  [tournamentHeadFragment, planFragment, playerNameFragment],
);

/** Ends the time to answer. */
export const endInvitationsMutation = graphql(
  `
    mutation EndInvitations($input: EndInvitationsInput!) {
      endInvitations(input: $input) {
        ...Refusal
        ...Caused
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment, causedFragment],
);

/** Gives another time to answer. */
export const extendInvitationsMutation = graphql(
  `
    mutation ExtendInvitations($input: ExtendInvitationsInput!) {
      extendInvitations(input: $input) {
        ...Refusal
        ...Caused
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment, causedFragment],
);

/** Leaves players out. */
export const excludeMutation = graphql(
  `
    mutation ExcludePlayers($input: ExcludePlayersInput!) {
      excludePlayers(input: $input) {
        ...Refusal
        ...Caused
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment, causedFragment],
);

/** Invites players beside those who have entered. */
export const inviteMutation = graphql(
  `
    mutation InvitePlayers($input: InvitePlayersInput!) {
      invitePlayers(input: $input) {
        ...Refusal
        ...Caused
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment, causedFragment],
);

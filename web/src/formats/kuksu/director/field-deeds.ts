import { graphql, type ResultOf } from '../../../graphql/tada.ts';
import { playerNameFragment } from '../../../player/player-name.ts';
import { tournamentHeadFragment } from '../../../tournament/tournament-head.ts';
import { effectsFragment, refusalFragment } from '../../../ui/effects.ts';

/** What so many players make. */
export const planFragment = graphql(`
  fragment CyclePlan on KuksuPlan @_unmask {
    status
    exclude
    invite
    tiers {
      number
      sizes
    }
  }
`);

export type CyclePlan = ResultOf<typeof planFragment>;

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
      effects {
        ...Effects
      }
    }
  `,
  [tournamentHeadFragment, planFragment, playerNameFragment, effectsFragment],
);

/** Answers for others, or for oneself. */
export const answerMutation = graphql(
  `
    mutation AnswerInvitation($input: AnswerInvitationInput!) {
      answerInvitation(input: $input) {
        __typename
        ...Refusal
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment],
);

/** Ends the time to answer. */
export const endInvitationsMutation = graphql(
  `
    mutation EndInvitations($input: EndInvitationsInput!) {
      endInvitations(input: $input) {
        __typename
        ...Refusal
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment],
);

/** Gives another time to answer. */
export const extendInvitationsMutation = graphql(
  `
    mutation ExtendInvitations($input: ExtendInvitationsInput!) {
      extendInvitations(input: $input) {
        __typename
        ...Refusal
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment],
);

/** Leaves players out. */
export const excludeMutation = graphql(
  `
    mutation ExcludePlayers($input: ExcludePlayersInput!) {
      excludePlayers(input: $input) {
        __typename
        ...Refusal
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment],
);

/** Invites players beside those who have entered. */
export const inviteMutation = graphql(
  `
    mutation InvitePlayers($input: InvitePlayersInput!) {
      invitePlayers(input: $input) {
        __typename
        ...Refusal
        ... on FieldSuccess {
          ...Field
        }
      }
    }
  `,
  [fieldFragment, refusalFragment],
);

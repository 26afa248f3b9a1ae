import { type AttentionDeed, type AttentionKind } from '../../application/queries/attention/attention.ts';
import { builder } from '../builder.ts';

/** What can need a director. */
export const AttentionKindEnum = builder.enumType('AttentionKind', {
  description: 'What can need the director of a tournament.',
  values: {
    NEAR_TIME_OUT: { description: 'A clock runs out soon.' },
    NO_MOVE: { description: 'Nobody has moved for long in a game that had begun.' },
    NOT_STARTED: { description: 'Nobody has moved in a game since it was started.' },
    RULING_NEEDED: { description: 'The players have given their game to the director.' },
    TICKET: { description: 'A player has laid something before the director that is not decided.' },
    PROTEST: { description: 'A player protests against how his match is treated.' },
    MATCH_UNDECIDED: { description: 'The time of a match is over and no rule decides it.' },
    REPORT_DISPUTED: { description: 'What was reported of a board is in doubt.' },
    ENTRY_REQUESTED: { description: 'Somebody without an account asks by mail to be entered.' },
    STAGE_TO_APPROVE: { description: 'A stage is over, and its tables wait for the director’s approval.' },
    TIE_AT_CUT: { description: 'A stage cannot end, since players are tied for a place that decides who goes on.' },
    SHORT_FIELD: {
      description:
        'A tournament whose sign-up is closed, or which starts within a week, cannot start with who has entered.',
    },
    READY_TO_START: { description: 'Sign-up is closed and nothing stands against the start, which is the director’s.' },
    ROUND_DUE: { description: 'A round could be drawn, and waits until the director publishes it.' },
    PLACES_TO_NAME: { description: 'A round has places for which the director has to name players.' },
    NO_SHOW: {
      description:
        'All games of a player have waited for him for long, or his time runs out soon, none of them decided, while somebody waits for a place.',
    },
    PLACE_FREE: { description: 'A place has become free after sign-up has closed, while somebody waits for one.' },
    SERIES_TIED: {
      description:
        'Nothing separates players of a series over a place that decides who goes on, so that its director has to.',
    },
    PAST_CLAIMED: {
      description: 'Somebody with an account says that he was a player whom a director had entered without one.',
    },
    UNREPORTED: { description: 'Nobody has told anything for long of games that are played elsewhere.' },
    MAIL_BOUNCED: { description: 'The last mail to a player came back.' },
  } as const satisfies Readonly<Record<AttentionKind, object>>,
});

/** What cures what needs a director. */
export const AttentionDeedEnum = builder.enumType('AttentionDeed', {
  description: 'What a director does about something that needs him.',
  values: {
    EXTEND_TIME: { description: 'Gives more time: `extendTime`.' },
    ADJUDICATE: { description: 'Decides the game: `adjudicate`, or what the game has of its own for it.' },
    DECIDE_TICKET: { description: 'Answers or decides the ticket: `answerTicket`, `decideTicket`.' },
    ANSWER_PROTEST: { description: 'Answers the protest: `answerProtest`.' },
    DECIDE_MATCH: { description: 'Says who has won the match: `decideMatch`.' },
    SETTLE_DISPUTE: { description: 'Says whether the report is true: `settleDispute`.' },
    ADVANCE: { description: 'Approves the end of the stage: `advanceTournament`.' },
    ANSWER_REQUEST: { description: 'Enters him or does not: `acceptEntryRequest`, `declineEntryRequest`.' },
    ENTER_PLAYERS: { description: 'Enters players, or opens sign-up again: `enterPlayers`, `openRegistration`.' },
    REPLACE_PLAYER: {
      description: 'Puts somebody in the player’s place, such as the first who waits: `replacePlayer`.',
    },
    PUBLISH_ROUND: { description: 'Publishes the round: `publishRound`.' },
    NAME_PLAYERS: { description: 'Names the players of the round: `nameLuckyLosers`.' },
    SETTLE_CUT: { description: 'Puts the players of the tie in order: `settleCut`.' },
    ANSWER_CLAIM: { description: 'Says whether it is true: `answerClaim`.' },
    REPORT_RESULTS: {
      description: 'Reports the results, or asks the players for them: `reportResult`, `reportMatches`.',
    },
    START: { description: 'Starts the tournament: `startTournament`.' },
    LOOK: { description: 'Nothing of the director’s changes it by itself; he should know.' },
  } as const satisfies Readonly<Record<AttentionDeed, object>>,
});

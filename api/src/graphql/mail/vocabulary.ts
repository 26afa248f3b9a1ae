import type { MailReason } from '../../application/queries/mail-reason.ts';
import { builder } from '../builder.ts';

/** Why a mail was not sent, or not at once. */
export const MailReasonEnum = builder.enumType('MailReason', {
  description: 'Why a mail was not sent, or not at once.',
  values: {
    NO_MAIL_SERVER: { description: 'This server sends no mail.' },
    NO_ADDRESS: { description: 'There is no address to send it to.' },
    NOT_WRITTEN: { description: 'It could not be written.' },
    STOPPED: { description: 'You have stopped all mails.' },
    MOVES_OFF: { description: 'You want no mails about moves.' },
    UNTIL_VISIT: { description: 'A mail has told you of moves since you were here last, and you want one only.' },
    NOTICES_OFF: { description: 'You want no notices of tournaments.' },
    OVERTAKEN: { description: 'The game had moved on before it could be sent.' },
    UNPROVEN: { description: 'Nobody has shown yet that this address is yours.' },
    BLOCKED: { description: 'Your account was blocked.' },
    EXPIRED: { description: 'It was out of date before it could be sent.' },
    QUIET_HOURS: { description: 'These are your quiet hours.' },
    DIGEST: { description: 'It waits for the next digest.' },
    LATER_DEADLINE: { description: 'There is more time than before.' },
  } as const satisfies Readonly<Record<MailReason, object>>,
});

/** How moves are mailed. */
export const MovesByMailEnum = builder.enumType('MovesByMail', {
  description: 'How you hear by mail of the moves and ends of your games.',
  values: {
    EACH: { description: 'A mail for each.' },
    ONCE: {
      description:
        'One mail, and then none until you have been here. As being here is noted once an hour, what happens in the hour after may be mailed each.',
    },
    DIGEST: { description: 'One mail a day.' },
    NONE: { description: 'No mail.' },
  } as const,
});

/** The kinds of mail. */
export const MailKindEnum = builder.enumType('MailKind', {
  description: 'What a mail is about.',
  values: {
    MOVE: { description: 'It is your turn.' },
    MOVE_REFUSED: { description: 'Your answer by mail was not played: why, and how the game stands.' },
    STAGE_STARTED: { description: 'Games have begun: by when you have to move first.' },
    REMINDER: { description: 'Your time in a game runs out, or the time to agree on its score.' },
    INACTIVITY_WARNING: { description: 'In a game without a clock you have not moved for days, and will lose it.' },
    MATCH_NEWS: {
      description: 'Something has become of a match of several games of yours, or of one that you direct.',
    },
    MATCH_REPORTED: { description: 'A board of your match was reported: the score, and who opens the next.' },
    REPORT_SETTLED: { description: 'The director has decided about a report of your match.' },
    REPORT_WAITS: { description: 'A report in a tournament that you direct waits for you.' },
    RESULT_OVERRULED: { description: 'A game of yours that was decided has another result.' },
    RESULTS_UNDONE: { description: 'Results of yours that were reported are taken back.' },
    REPORT_REFUSED: { description: 'Your report by mail was not taken: why.' },
    RULING_NEEDED: { description: 'A game of a tournament that you direct waits for your decision.' },
    GAME_FINISHED: { description: 'Games of yours are over.' },
    OPPONENT_WITHDREW: { description: 'An opponent has left the tournament, or is disqualified.' },
    PAUSE: { description: 'Games of yours are paused, or go on.' },
    OPPONENT_REPLACED: { description: 'Somebody plays in the place of an opponent; the games begin anew.' },
    STAGE_FINISHED: { description: 'A table is final: your rank, and whether you go on.' },
    QUALIFICATION_CHANGED: { description: 'A correction has changed whether you go on.' },
    POINTS_ADJUSTED: { description: 'A ruling gives you points in a table or takes some, or no longer does.' },
    PLACE_CHANGED: { description: 'Your place in a tournament is another’s, or another’s is yours.' },
    SIGNED_UP_AGAIN: { description: 'That you are entered in a tournament, as you have asked to be each time.' },
    SIGN_UP_ANSWERED: { description: 'What became of your sign-up by mail.' },
    ANNOUNCED: { description: 'When a tournament of yours starts.' },
    CANCELLED: { description: 'A tournament of yours does not take place.' },
    ROUND_DUE: { description: 'A round of a tournament that you direct waits for you to publish it.' },
    INVITATION: { description: 'You are invited to a tournament, or what has become of your invitation.' },
    SERIES_PLACE: { description: 'Your place in a tournament of a series that names its players.' },
    TITLE_WON: { description: 'You have won a title of a series.' },
    CLAIM_FILED: { description: 'Somebody says that he was a player without an account, which you may decide.' },
    CLAIM_DECIDED: { description: 'Whether you were a player without an account, as you have said.' },
    PLAYER_MERGED: { description: 'Another player was found to be you, and what he has played is yours.' },
    ENTRY_REQUESTED: { description: 'Somebody without an account asks to be entered in a tournament that you direct.' },
    ENTRY_REQUEST_ANSWERED: {
      description: 'How the director has answered who has no account and asked to be entered.',
    },
    WEBHOOK_STOPPED: { description: 'A webhook of yours is off, since it does not take what is sent to it.' },
    TICKET_FILED: { description: 'A player has laid a ticket before you, the director.' },
    TICKET_ANSWERED: { description: 'A word was added to a ticket of yours.' },
    TOKEN_ENDS: { description: 'That a token of a program or a bot of yours ends in a week.' },
    TICKET_DECIDED: { description: 'A ticket of yours was decided.' },
    DIGEST: { description: 'Your day in one mail.' },
    MAGIC_LINK: { description: 'A link to sign in that was asked for.' },
    PASSWORD_RESET: { description: 'A link to choose another password that was asked for.' },
    CONFIRM_SIGN_UP: { description: 'A link that makes an account, to an address that has none.' },
    CONFIRM_NEW_ADDRESS: { description: 'A link that shows another address to be yours, to that address.' },
    ADDRESS_CHANGED: { description: 'That your account has another address, to the one that it had.' },
    ACCOUNT_MERGED: { description: 'That your account was merged into another, to the address that goes with it.' },
    SIGN_UP_TRIED: { description: 'Somebody signed up with your address, which has an account.' },
    CONFIRM_ADDRESS: { description: 'A link that shows that your address is yours.' },
  } as const,
});

/** Where a mail stands. */
export const MailStateEnum = builder.enumType('MailState', {
  description: 'What has become of a mail.',
  values: {
    MADE: { description: 'It will be sent or held as soon as it is looked at.' },
    HELD: { description: 'It waits: for the end of quiet hours, or for the next digest.' },
    QUEUED: { description: 'It is on its way to the mail server.' },
    DEFERRED: { description: 'The mail server did not take it; it is tried again.' },
    SENT: { description: 'The mail server took it.' },
    BOUNCED: { description: 'The mail server refused it for good, or too often.' },
    SUPPRESSED: { description: 'It was not sent, by your wish or because it was out of date.' },
    DIGESTED: { description: 'It became a part of a digest.' },
  } as const,
});

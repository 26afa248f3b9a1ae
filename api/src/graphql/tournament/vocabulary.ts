import type { TournamentOrder } from '../../store/public/tournaments.ts';
import type { Invitation, PlaceNews } from '../../store/tournament.ts';
import { builder } from '../builder.ts';

/** Where a tournament stands in its life. */
export const TournamentStatusEnum = builder.enumType('TournamentStatus', {
  description: 'Where a tournament stands in its life.',
  values: {
    DRAFT: { description: 'Being set up; nobody can enter yet.' },
    REGISTRATION: { description: 'Players can enter and leave.' },
    CLOSED: { description: 'The field is fixed; the start is awaited.' },
    RUNNING: { description: 'Games are played.' },
    FINISHED: { description: 'Every game is decided.' },
    CANCELLED: { description: 'It will not be played, or not to its end.' },
  } as const,
});

/** What has become of a tournament, as its events name it. */
export const TOURNAMENT_CHANGE_WORDS =
  'CREATED, UPDATED (its settings), REGISTRATION_OPENED, REGISTRATION_CLOSED, INVITATIONS_SENT, INVITATIONS_EXTENDED (their end has changed), INVITATIONS_ENDED, STARTED, ROUND_DUE (it waits to be published), ROUND_PUBLISHED, FINISHED, REOPENED (a correction has opened its final again) or CANCELLED.';

/** Where games are played. */
export const VenueEnum = builder.enumType('Venue', {
  description: 'Where the games of a tournament are played.',
  values: {
    HERE: { description: 'On live boards: moves are checked and clocks are kept.' },
    ELSEWHERE: { description: 'On another site or at a table: only results are reported.' },
  } as const,
});

/** Where a stage stands. */
export const StageStateEnum = builder.enumType('StageState', {
  description: 'Where a stage of a tournament stands.',
  values: {
    PENDING: { description: 'Planned, not started.' },
    RUNNING: { description: 'Games are played.' },
    COMPLETE: { description: 'Every game is decided.' },
    PLAYOFF: { description: 'Complete but for a tie that an extra game decides.' },
    AWAITING_APPROVAL: { description: 'The director looks at the tables before they are published.' },
    PUBLISHED: { description: 'The tables stand.' },
  } as const,
});

/** What a place in a pairing stands for. */
export const SlotKindEnum = builder.enumType('SlotKind', {
  description: 'What a place in a pairing stands for.',
  values: {
    PLAYER: { description: 'A player.' },
    BYE: { description: 'Nobody: the opponent rests.' },
  } as const,
});

/** How one game stands in a crosstable. */
export const CrosstableMarkEnum = builder.enumType('CrosstableMark', {
  description: 'How one game stands for the player of the row.',
  values: {
    WON: { description: 'Won: one point.' },
    LOST: { description: 'Lost.' },
    RUNNING: { description: 'Being played.' },
    NOT_STARTED: { description: 'Not started, or not reported yet.' },
    DRAWN: { description: 'Each got half of it.' },
    VOID: { description: 'Decided without a winner: nobody gets the point.' },
  } as const,
});

/** What has become of an invitation. */
export const InvitationEnum = builder.enumType('Invitation', {
  description: 'What has become of a player’s invitation to a tournament whose registration is closed.',
  values: {
    SENT: { description: 'He may answer, and takes part so far.' },
    ACCEPTED: { description: 'He takes part.' },
    DECLINED: { description: 'He does not take part; he may change his mind while there is time.' },
    UNANSWERED: { description: 'He has not answered in time, so he does not take part.' },
    EXCLUDED: { description: 'The director has left him out by a ruling.' },
  } as const satisfies Readonly<Record<Invitation, object>>,
});

/** How a player's place is another. */
export const PlaceNewsEnum = builder.enumType('PlaceNews', {
  description: 'How a player’s place in a tournament is another.',
  values: {
    REPLACED: { description: 'The director has given it to somebody else.' },
    SUBSTITUTE: { description: 'He plays in the place of somebody who does not.' },
    REMOVED: { description: 'The director has taken him out, or off the waiting list.' },
    WAITING: { description: 'All places are taken: he waits for one.' },
    ADMITTED: { description: 'He has waited, and has a place now.' },
    DISQUALIFIED: { description: 'The director has disqualified him.' },
    LOST_ON_TIME: { description: 'Games lost on time have cost him it, as was agreed.' },
    EXPELLED_ON_TIME: { description: 'Games lost on time have cost a disqualification, as was agreed.' },
    REINSTATED: { description: 'He was disqualified, or had withdrawn, and is taken in again.' },
  } as const satisfies Readonly<Record<PlaceNews, object>>,
});

/** In which order tournaments are listed. */
export const TournamentOrderEnum = builder.enumType('TournamentOrder', {
  description: 'In which order tournaments are listed.',
  values: {
    NEWEST: { description: 'The last that was made first.' },
    NAME: { description: 'By name.' },
    LAST_STARTED: { description: 'The last to start first; only those that have started.' },
    LAST_FINISHED: { description: 'The last to end first; only those that have ended.' },
  } as const satisfies Readonly<Record<TournamentOrder, object>>,
});

import type { ENTRY_CHANGES, TOURNAMENT_CHANGES, WAITING_CHANGES } from '../../application/vocabulary/event.ts';
import type { TournamentOrder } from '../../store/public/tournaments.ts';
import type { Invitation, PlaceNews } from '../../store/tournament.ts';
import type { EntryStatus } from '../../application/state/entry-status.ts';
import { stageKindsHere } from '../../application/registered.ts';
import { builder } from '../builder.ts';
import { registeredValues } from '../registered-enum.ts';

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

/** What has become of a tournament. */
export const TournamentChangeEnum = builder.enumType('TournamentChange', {
  description: 'What has become of a tournament.',
  values: {
    CREATED: { description: 'It was made.' },
    UPDATED: { description: 'Its director has changed what was agreed.' },
    REGISTRATION_OPENED: { description: 'Players may enter.' },
    REGISTRATION_CLOSED: { description: 'Nobody enters by himself any more.' },
    INVITATIONS_SENT: { description: 'Who has entered is asked whether he takes part.' },
    INVITATIONS_EXTENDED: { description: 'The invited have longer to answer.' },
    INVITATIONS_ENDED: { description: 'Who has not answered is out.' },
    STARTED: { description: 'Its games are made.' },
    ROUND_DUE: { description: 'What is to be played next waits for its director.' },
    ROUND_PUBLISHED: { description: 'Its director has published what is played next.' },
    FINISHED: { description: 'Its last game is decided, and that end stands.' },
    REOPENED: { description: 'A correction has opened it again.' },
    CANCELLED: { description: 'It does not take place, or not to its end.' },
  } as const satisfies Readonly<Record<(typeof TOURNAMENT_CHANGES)[number], object>>,
});

/** What has become of an entry. */
export const EntryChangeEnum = builder.enumType('EntryChange', {
  description: 'What has become of an entry.',
  values: {
    ENTERED: { description: 'He has entered, or was entered.' },
    LEFT: { description: 'He took his entry back.' },
    REMOVED: { description: 'The director took it back.' },
    WITHDRAWN: { description: 'He has left while it is played.' },
    LOST_ON_TIME: { description: 'He is withdrawn by games lost on time.' },
    EXPELLED_ON_TIME: { description: 'He is disqualified by games lost on time.' },
    RECATEGORISED: { description: 'He is in another category.' },
    CORRECTED: { description: 'What is noted of him is another.' },
    INVITED: { description: 'He is asked whether he takes part.' },
    ACCEPTED: { description: 'He takes part.' },
    DECLINED: { description: 'He does not take part.' },
    UNANSWERED: { description: 'He has not answered in time, and does not take part.' },
    EXCLUDED: { description: 'The director has left him out by a ruling.' },
    DISQUALIFIED: { description: 'The director has disqualified him.' },
    REINSTATED: { description: 'He is taken in again after that, or after a withdrawal.' },
    POINTS_ADJUSTED: { description: 'A ruling gives him points or takes some, or is taken back.' },
    REPLACED: { description: 'Another player has taken over the entry.' },
  } as const satisfies Readonly<Record<(typeof ENTRY_CHANGES)[number], object>>,
});

/** How a player stands in his tournament. */
export const EntryStatusEnum = builder.enumType('EntryStatus', {
  description: 'How a player stands in his tournament.',
  values: {
    TAKES_PART: { description: 'He takes part.' },
    INVITED: { description: 'He is asked whether he takes part, has not answered yet, and takes part so far.' },
    WITHDRAWN: { description: 'He has left the running tournament.' },
    DISQUALIFIED: { description: 'The director has disqualified him.' },
    OUT: {
      description: 'He does not take part: he has declined, has not answered in time, or was left out by a ruling.',
    },
  } as const satisfies Readonly<Record<EntryStatus, object>>,
});

/** What has become of a waiting list. */
export const WaitingChangeEnum = builder.enumType('WaitingChange', {
  description: 'What has become of a waiting list.',
  values: {
    JOINED: { description: 'He waits for a place.' },
    LEFT: { description: 'He waits no longer, by himself.' },
    REMOVED: { description: 'The director has taken him from it.' },
    ADMITTED: { description: 'He has a place now.' },
    ORDERED: { description: 'The director has put it into another order.' },
  } as const satisfies Readonly<Record<(typeof WAITING_CHANGES)[number], object>>,
});

/** Where games are played. */
export const VenueEnum = builder.enumType('Venue', {
  description: 'Where the games of a tournament are played.',
  values: {
    HERE: { description: 'On live boards: moves are checked and clocks are kept.' },
    ELSEWHERE: { description: 'On another site or at a table: only results are reported.' },
  } as const,
});

/** What is played in a stage. */
export const StageKindEnum = builder.enumType('StageKind', {
  description: 'What is played in a stage, as its format calls it.',
  values: registeredValues(stageKindsHere),
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

/** Where a tournament is played: on the boards of this server, or elsewhere with results reported. */
export const VENUES = ['HERE', 'ELSEWHERE'] as const;
export type Venue = (typeof VENUES)[number];

/** The states of a tournament, in order. Source: Common 4.1. */
export const TOURNAMENT_STATUSES = ['DRAFT', 'REGISTRATION', 'CLOSED', 'RUNNING', 'FINISHED', 'CANCELLED'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** Who helps the director of a tournament: in all but few things, with results alone, or by looking on. */
export const OFFICIAL_ROLES = ['DEPUTY', 'REPORTER', 'OBSERVER'] as const;
export type OfficialRole = (typeof OFFICIAL_ROLES)[number];

/**
 * What has become of a player's invitation to a tournament whose registration is closed: not answered yet; answered; not
 * answered in time; or his director has left him out, invited or not.
 */
export const INVITATIONS = ['SENT', 'ACCEPTED', 'DECLINED', 'UNANSWERED', 'EXCLUDED'] as const;
export type Invitation = (typeof INVITATIONS)[number];

/**
 * How a player's place in a tournament is another: by its director somebody else plays in it, he plays in somebody else's, or he is
 * taken out; he waits for one, or has got one after he has waited.
 */
export const PLACE_NEWS = [
  'REPLACED',
  'SUBSTITUTE',
  'REMOVED',
  'WAITING',
  'ADMITTED',
  'DISQUALIFIED',
  'LOST_ON_TIME',
  'EXPELLED_ON_TIME',
  'REINSTATED',
] as const;
export type PlaceNews = (typeof PLACE_NEWS)[number];

/**
 * What became of a sign-up by mail: its writer is in, has taken his entry back, or is told why neither; or somebody who is perhaps not he
 * has asked that he is entered, which he may do.
 */
export const SIGN_UP_OUTCOMES = ['ENTERED', 'LEFT', 'REFUSED', 'ASKED'] as const;
export type SignUpOutcome = (typeof SIGN_UP_OUTCOMES)[number];

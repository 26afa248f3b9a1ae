import { SERIES, type SeriesStateKey } from '#formats/rules';
import type { SeriesRules } from '../rules/formats/series.ts';
import type { GameStatus } from '../store/reading/game.ts';
import type { StageState } from '../store/reading/stage.ts';
import type { TicketState } from '../store/reading/ticket.ts';
import type { Invitation, TournamentStatus, Venue } from '../store/tournament.ts';
import { joined, told } from './told.ts';

/** What is stored of tournaments, their stages and games, and of what is asked of their directors. */
type Stored = GameStatus | Invitation | StageState | TicketState | TournamentStatus | Venue;

const STORED = {
  ACCEPTED: { about: 'It was accepted.' },
  ANSWERED: { about: 'It was answered.' },
  AWAITING_APPROVAL: { about: 'The director looks at the tables before they are published.' },
  CANCELLED: { about: 'The tournament will not be played, or not to its end.' },
  CLOSED: { about: 'Registration is closed; the start is awaited.' },
  COMPLETE: { about: 'Every game of the stage is decided.' },
  DECIDED: { about: 'It is decided.' },
  DECLINED: { about: 'It was declined.' },
  DRAFT: { about: 'The tournament is being set up; nobody can enter yet.' },
  ELSEWHERE: { about: 'It is played elsewhere: only results are reported.' },
  EXCLUDED: { about: 'The director has left the player out.' },
  FINISHED: { about: 'Every game is decided.' },
  HERE: { about: 'It is played on the boards of this server.' },
  OPEN: { about: 'It is open: not decided, not closed, or not blocked.' },
  PENDING: { about: 'The stage is planned, not started.' },
  PLAYOFF: { about: 'The stage is complete but for a tie that an extra game decides.' },
  PUBLISHED: { about: 'The tables of the stage stand.' },
  REGISTRATION: { about: 'Players can enter and leave the tournament.' },
  RUNNING: { about: 'Games are played.' },
  SCHEDULED: { about: 'The game has not started; played elsewhere: it is not reported yet.' },
  SENT: { about: 'The invitation can be answered.' },
  UNANSWERED: { about: 'The invitation was not answered in time.' },
} as const satisfies Readonly<Record<Stored, object>>;

const OTHERWISE = {
  BLOCKED: { about: 'The account is blocked.' },
  DAYS_OFF: { about: 'The pause is days off of a player, which he takes himself.' },
  DIRECTS: { about: 'The account directs tournaments that are not over.' },
  DISQUALIFIED: { about: 'The player is disqualified.' },
  DRAWN: { about: 'The next round is drawn.' },
  ENDED: { about: 'The pause is over.' },
  FULL: { about: 'All sandboxes are in use.' },
  LAST_ADMINISTRATOR: { about: 'The account is that of the only administrator who can sign in.' },
  MANY: { about: 'There are as many already as one may have.' },
  NO_BOARD: { about: 'No board of it is reported, and no time has run out.' },
  NO_BOARDS: { about: 'No boards are reported here.' },
  NO_DAYS_OFF: { about: 'No days off are left, or none are given.' },
  NO_POINTS: { about: 'It has no points that could be given or taken.' },
  OFF: { about: 'The webhook is off.' },
  OUTRANKS: { about: 'The account may do more than the one that remains.' },
  PAUSED: { about: 'It is paused.' },
  PLAYING: { about: 'The sandbox is being played forward.' },
  COMPARING: { about: 'The sandbox is being compared.' },
  PROTESTED: { about: 'A protest has been made already.' },
  QUALIFIED: { about: 'The player is not disqualified.' },
  REJECTED: { about: 'It was rejected.' },
  REMOVED: { about: 'The message is removed.' },
  RETIRED: { about: 'The player has closed his account, or his bot is retired.' },
  RULED: { about: 'A ruling of the director has decided it.' },
  SANDBOX: { about: 'It is part of a sandbox, in which this cannot be done.' },
  TAKEN_BACK: { about: 'It was taken back.' },
  TRIED: { about: 'It was tried a moment ago.' },
  WITHDRAWN: { about: 'The player has left the tournament.' },
  WITHOUT_FACTOR: { about: 'The account has no second factor.' },
  WITHOUT_PLAYER: { about: 'The account has no player.' },
} as const;

/** What something can be, so that a command cannot be done for it. */
export type Status = Stored | SeriesStateKey | keyof typeof OTHERWISE;

/** All of these by their keys in order, each in one sentence. */
export const STATUSES = told<Status>(
  joined<string>([STORED, OTHERWISE, ...Object.values<SeriesRules>(SERIES).map(({ states }) => states)]),
);

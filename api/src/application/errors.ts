import type { Citation } from '../rules/citation.ts';
import type { PlayerId, TournamentId } from '../kernel/ids.ts';
import { message, type LetterMessage, type MessageKey, type Message } from '../kernel/message.ts';
import type { Instant } from '../kernel/time.ts';
import type { ReportRefusal } from '../rules/formats/reports/check-report.ts';
import type { PreflightIssue } from '../rules/formats/format.ts';
import type { Status } from './status.ts';
import type { ReadRecord } from './read-record.ts';
import type { PastedLine } from './pasted/pasted-line.ts';

interface Refused<Kind extends string, Said extends Message = Message> {
  readonly kind: Kind;
  /** One clear sentence for a person. */
  readonly message: Said;
}

/** Who asks is not known. */
export type NotSignedIn = Refused<'not-signed-in'>;
/** Who asks may not do this. */
export type Forbidden = Refused<'forbidden'>;
/** What is asked for does not exist. */
export type NotFound = Refused<'not-found'>;
/** `field` is the name of the input field that cannot be accepted, `setting` the one in it where one of several is at fault. */
export type InvalidInput = Refused<'invalid-input'> & { readonly field: string; readonly setting?: string };
/** `column` counts from 1. */
export type InvalidTimeControl = Refused<'invalid-time-control'> & { readonly column: number };
/** `status` is what it is, for which this cannot be done. */
export type WrongStatus<Said extends Message = Message> = Refused<'wrong-status', Said> & { readonly status: Status };
/** All `maxPlayers` places are taken. */
export type TournamentFull = Refused<'tournament-full'> & { readonly maxPlayers: number };
/** The player is in the tournament, or twice in the list. */
export type AlreadyEntered = Refused<'already-entered'>;
/** The tournament cannot start with this many players. */
export type PlayerCount = Refused<'player-count'> & {
  readonly players: number;
  readonly issues: readonly PreflightIssue[];
  /** the format leaves it to the director what becomes of it, so it is not cancelled by itself */
  readonly isForDirector: boolean;
};
/** The caller's ply is `expected`; the game stands at `actual`. */
export type StalePly = Refused<'stale-ply'> & { readonly expected: number; readonly actual: number };
/** The other seat is to move. */
export type NotYourTurn = Refused<'not-your-turn', LetterMessage>;
/** The game is at another point of its rules; `phase` is the one at which it is, in the game's own words. */
export type WrongPhase = Refused<'wrong-phase'> & { readonly phase: string };
/** The marks have changed since the caller has seen them: he names `expected`, they are `actual`. */
export type StaleMarks = Refused<'stale-marks'> & { readonly expected: number; readonly actual: number };
/** `node` of the plan that cannot be planned, from 0 (null: the plan as a whole); `column` from 1 in its move or reply. */
export type IllegalPlan = Refused<'illegal-plan'> & { readonly node: number | null; readonly column: number };
/** The plan has changed since the caller has seen it: he names `expected`, it is `actual`. */
export type StalePlan = Refused<'stale-plan'> & { readonly expected: number; readonly actual: number };
/** `column` counts from 1, in the text of the move. */
export type IllegalMove<Said extends Message = Message> = Refused<'illegal-move', Said> & {
  readonly column: number;
  /** what was broken, by the game's own name of it */
  readonly rule?: string;
  readonly rules: Citation;
};
/** The game has ended. */
export type GameOver = Refused<'game-over'>;
/** The key was used for another input. */
export type IdempotencyConflict = Refused<'idempotency-conflict'>;
/** A game of the report has a result; a ruling can change it. */
export type AlreadyDecided = Refused<'already-decided'>;
/** `index` of the result in the list that cannot be accepted, from 0; null: the list as a whole. */
export type InvalidResult = Refused<'invalid-result'> & { readonly index: number | null };
/** All numbers of the series are taken, or the one that was asked for. */
export type SeriesFull = Refused<'series-full'>;
/** The tournament belongs to a series already. */
export type AlreadyInSeries = Refused<'already-in-series'>;
/** It was opened before: `tournamentId`. */
export type AlreadyOpened = Refused<'already-opened'> & { readonly tournamentId: TournamentId };
/** The players or countries of a tie that chooses who plays; the director has to decide between them. */
export type CutTied = Refused<'cut-tied'> & {
  readonly players: readonly PlayerId[];
  readonly countries: readonly string[];
};
/** Too few players or countries have qualified. */
export type TooFewQualified = Refused<'too-few-qualified'> & { readonly needed: number; readonly qualified: number };

/** This is said too fast; from `retryAt` on more can be said. */
export type TooManyMessages = Refused<'too-many-messages'> & { readonly retryAt: Instant };
/** The caller has as many undecided tickets in this tournament as anybody may have. */
export type TooManyTickets = Refused<'too-many-tickets'> & { readonly most: number };
/** The caller has made `maximum` copies within an hour, by the limit of this name; this would be the copy of that `number`. */
export type TooManyForks = Refused<'too-many-forks'> & {
  readonly rule: string;
  readonly number: number;
  readonly maximum: number;
  readonly retryAt: Instant;
};
/** `reason` names why a report of a board was not taken. */
export type ReportRefused = Refused<'report-refused', LetterMessage> & { readonly reason: ReportRefusal };
/** The caller has reported this message before. */
export type AlreadyReported = Refused<'already-reported'>;

/** A text of records cannot be imported as a whole; each of them says what it is or why it cannot be. */
export type InvalidRecords = Refused<'invalid-records'> & { readonly records: readonly ReadRecord[] };

/** A pasted text cannot be taken as a whole; each line says what it would do or why it cannot be. */
export type InvalidLines = Refused<'invalid-lines'> & { readonly lines: readonly PastedLine[] };

/** Every way in which a command says no. Nothing was changed. */
export type CommandError =
  | NotSignedIn
  | Forbidden
  | NotFound
  | InvalidInput
  | InvalidTimeControl
  | WrongStatus
  | TournamentFull
  | AlreadyEntered
  | PlayerCount
  | StalePly
  | NotYourTurn
  | WrongPhase
  | StaleMarks
  | IllegalPlan
  | StalePlan
  | IllegalMove
  | GameOver
  | IdempotencyConflict
  | AlreadyDecided
  | InvalidResult
  | SeriesFull
  | AlreadyInSeries
  | AlreadyOpened
  | CutTied
  | TooFewQualified
  | TooManyMessages
  | TooManyTickets
  | TooManyForks
  | AlreadyReported
  | ReportRefused
  | InvalidRecords
  | InvalidLines;

/** The name of a refusal. */
export type CommandErrorKind = CommandError['kind'];

/** What every command may answer: who asks is unknown or not allowed, what is asked for does not exist, bad texts, keys. */
export type CommonError = NotSignedIn | Forbidden | NotFound | InvalidInput | IdempotencyConflict;

/** The caller has to sign in first. */
export function notSignedIn(): NotSignedIn {
  return { kind: 'not-signed-in', message: message('refused.notSignedIn') };
}

/** The caller is known, and may not do this; the sentence says who may. */
export function forbidden(why: Message): Forbidden {
  return { kind: 'forbidden', message: why };
}

/** What can be sought in vain, whatever is played. */
type Sought = SoughtBy<MessageKey>;
type SoughtBy<Key> = Key extends `refused.notFound.${infer What}` ? What : never;

/** There is no such thing, or none that the caller may see; the sentence says of which. */
export function notFound(sought: Sought | Message): NotFound {
  return { kind: 'not-found', message: typeof sought === 'string' ? message(`refused.notFound.${sought}`) : sought };
}

/** A field of the input cannot be accepted. */
export function invalidInput(field: string, why: Message, setting?: string): InvalidInput {
  return { kind: 'invalid-input', field, ...(setting !== undefined && { setting }), message: why };
}

/** The tournament or game is in a state in which this cannot be done. */
export function wrongStatus<Said extends Message>(status: Status, why: Said): WrongStatus<Said> {
  return { kind: 'wrong-status', status, message: why };
}

/** The game is at another point of its rules than this is for. */
export function wrongPhase(phase: string, why: Message): WrongPhase {
  return { kind: 'wrong-phase', phase, message: why };
}

/** The marks have changed since the caller has seen them. */
export function staleMarks(expected: number, actual: number): StaleMarks {
  return { kind: 'stale-marks', message: message('refused.staleMarks', { expected, actual }), expected, actual };
}

/** The other seat is to move, or the move is the other seat's. */
export function notYourTurn(why: LetterMessage = message('refused.notYourTurn')): NotYourTurn {
  return { kind: 'not-your-turn', message: why };
}

/** The caller's ply is not the one at which the game stands. */
export function stalePly(expected: number, actual: number): StalePly {
  return { kind: 'stale-ply', message: message('refused.stalePly', { expected, actual }), expected, actual };
}

/** The game has ended. */
export function gameOver(why: Message = message('refused.gameOver')): GameOver {
  return { kind: 'game-over', message: why };
}

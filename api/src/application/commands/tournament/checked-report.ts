import { message, type MessageKey, type Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { GameId } from '../../../kernel/ids.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { Instant } from '../../../kernel/time.ts';
import type { ResultHow } from '../../../rules/formats/format.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { AlreadyDecided, InvalidResult } from '../../errors.ts';
import { mayCount } from '../../state/game-rules.ts';
import { reportableHows } from '../../state/reportable-hows.ts';
import { readText } from '../../input-text.ts';
import { isWebAddress } from '../../web-address.ts';
import type { Verdict } from '../../running/decide-game.ts';

/** A result of a game played elsewhere, as somebody reports it. */
export interface ReportedResult {
  readonly gameId: GameId;
  readonly winner: Seat | null;
  readonly how: ResultHow;
  /** How many points it counts; 1 where nothing is said. */
  readonly value?: number;
  /** `http` or `https`; null: nowhere. */
  readonly address: string | null;
  readonly boardNumber: string | null;
  /** When it was decided; null: now. */
  readonly at: Instant | null;
}

/** A report that can be recorded. */
export interface CheckedReport {
  readonly game: GameRecord;
  readonly verdict: Verdict;
}

/** What a report is checked against; `game` undefined: the tournament has no such game. */
export interface ReportContext {
  readonly game: GameRecord | undefined;
  readonly isGivenTwice: boolean;
  readonly now: Instant;
}

type Told<Key> = Key extends `refused.result.invalid.${infer Fault}` ? Fault : never;
type FaultKey = Told<MessageKey>;

/** Why a result cannot be that of a game, to be said with the number of its line. */
export interface ResultFault {
  readonly why: FaultKey;
  readonly args: Message['args'];
}

/** What speaks against a result of a game that was played elsewhere; null: nothing. */
export function resultFault(
  game: GameRecord,
  { winner, how, value }: Pick<ReportedResult, 'winner' | 'how'> & { readonly value: number },
): ResultFault | null {
  const { withWinner, withoutWinner } = reportableHows(game);
  const hows = [...new Set([...withWinner, ...withoutWinner])];
  if (how === 'DRAWN' && !hows.includes(how)) return { why: 'noDraws', args: {} };
  if (!hows.includes(how)) return { why: 'how', args: { how, hows: hows.join(', ') } };
  if (winner === null && !withoutWinner.includes(how)) return { why: 'needsWinner', args: { how } };
  if (winner !== null && !withWinner.includes(how)) return { why: 'noWinner', args: { how } };
  return mayCount(game.game, value) ? null : { why: 'points', args: { points: value } };
}

/** A result of a list that is refused, by its index; its sentence names it by its number from 1. */
export function invalidResult(index: number, { why, args }: ResultFault): InvalidResult {
  return {
    kind: 'invalid-result',
    message: { key: `refused.result.invalid.${why}`, args: { ...args, number: index + 1 } },
    index,
  };
}

/** Checks one report of a list; a refusal names its index, and in its sentence its number from 1. */
export function checkReport(
  index: number,
  { winner, how, value = 1, at, address, boardNumber }: ReportedResult,
  { game, isGivenTwice, now }: ReportContext,
): Result<CheckedReport, InvalidResult | AlreadyDecided> {
  const number = index + 1;
  const invalid = (why: FaultKey, args: Message['args'] = {}): Result<never, InvalidResult> =>
    err(invalidResult(index, { why, args }));
  if (game === undefined) return invalid('noGame');
  if (isGivenTwice) return invalid('twice');
  if (game.status === 'FINISHED') {
    return err({ kind: 'already-decided', message: message('refused.result.decided', { number }) });
  }
  const fault = resultFault(game, { winner, how, value });
  if (fault !== null) return err(invalidResult(index, fault));
  if (at !== null && at > now) return invalid('future');
  const place = { address: readPlace(address), boardNumber: readPlace(boardNumber) };
  if (place.address === undefined || place.boardNumber === undefined) {
    return invalid('place', { most: LONGEST_PLACE });
  }
  const { address: where, boardNumber: board } = place;
  if (where !== null && !isWebAddress(where)) return invalid('address');
  return ok({
    game,
    verdict: { winner, how, value, reason: null, decidedAt: at ?? now, place: { address: where, boardNumber: board } },
  });
}

const LONGEST_PLACE = 300;

/** The text, null where there is none, or undefined for one that cannot be accepted. */
function readPlace(text: string | null): string | null | undefined {
  if (text === null || text.trim() === '') return null;
  const read = readText('place', text, { longest: LONGEST_PLACE });
  return read.ok ? read.value : undefined;
}

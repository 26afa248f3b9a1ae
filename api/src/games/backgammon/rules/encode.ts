import type { Seat } from '../../../kernel/seat.ts';
import { boardOf } from './match.ts';
import { positionId } from './position-id.ts';
import { startScoreWord } from './start-score.ts';
import type { BackgammonPosition, Doubling, FinishedGame } from './types.ts';

/** The letter of a side in a line and in an act. */
export function sideLetter(seat: Seat): 'W' | 'B' {
  return seat === 'first' ? 'W' : 'B';
}

/**
 * A match as one line, which `decode` reads: its length (with `a`: resignations as agreed; with `@3-5b` one game
 * alone that begins at 3 to 5, before, now or after the Crawford game); the finished games; the doubles of this one; whose turn it is and
 * what is awaited, or the dice; the Position ID; the rolls made. A game is winner, points, kind, end and its doubles, `W4gp:W2t`; a double is who, to which
 * value, and take, drop or `?`. Nothing is `-`. What follows from these is not written.
 */
export function encode(position: BackgammonPosition): string {
  const { config, games, doublings, turn, phase, rolls } = position;
  return [
    `${config.length}${config.resignations === 'AS_AGREED' ? 'a' : ''}${startScoreWord(config.at)}`,
    games.map(gameText).join(',') || '-',
    doublings.map(doublingText).join('.') || '-',
    `${sideLetter(turn)}:${phase.kind === 'play' ? phase.dice.join('') : phase.kind}`,
    positionId(boardOf(position)),
    rolls,
  ].join(' ');
}

function gameText({ winner, points, kind, end, doublings }: FinishedGame): string {
  const doubles = doublings.map(doublingText).join('.') || '-';
  return `${sideLetter(winner)}${points}${kind.slice(0, 1)}${end.slice(0, 1)}:${doubles}`;
}

function doublingText({ by, to, answer }: Doubling): string {
  return `${sideLetter(by)}${to}${answer === null ? '?' : answer.slice(0, 1)}`;
}

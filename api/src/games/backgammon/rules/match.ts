import { otherSeat } from '../../../kernel/seat.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { crawfordAt, isWon } from '../../../rules/match-score.ts';
import { START_MEN } from './board.ts';
import { TIMES, resignationKind, wonAgainst } from './worth.ts';
import type {
  BackgammonConfig,
  BackgammonPosition,
  Board,
  Doubling,
  FinishedGame,
  GameEnd,
  GameKind,
} from './types.ts';

/** A match, or one game of it, before its first roll. */
export function opening(config: BackgammonConfig): BackgammonPosition {
  const { score, crawford } = config.at ?? {
    score: { first: 0, second: 0 },
    crawford: crawfordAt('before', [0, 0], config.length),
  };
  return { config, score, games: [], crawford, ...freshBoard() };
}

/** The board as who is on roll sees it. */
export function boardOf({ men, turn }: BackgammonPosition): Board {
  return { mover: men[turn], other: men[otherSeat(turn)] };
}

/** A game that ended so, at the cube as it stands. */
export function finished(position: BackgammonPosition, winner: Seat, kind: GameKind, end: GameEnd): FinishedGame {
  const { cube, crawford } = position;
  return {
    winner,
    kind,
    points: cube.value * TIMES[kind],
    cube: cube.value,
    end,
    isCrawford: crawford === 'now',
    doublings: position.doublings,
  };
}

/** The match after this end of its game: over, as is one game alone, or before the opening roll of the next one. Source: Backgammon 3. */
export function afterGame(position: BackgammonPosition, game: FinishedGame): BackgammonPosition {
  const { config, crawford } = position;
  const score = { ...position.score, [game.winner]: position.score[game.winner] + game.points };
  const games = [...position.games, game];
  const { doublings } = game;
  if (config.at !== undefined || isWon(score[game.winner], config.length)) {
    return { ...position, score, games, doublings, phase: { kind: 'over' } };
  }
  const next = crawfordAt(crawford, [score.first, score.second], config.length);
  return { config, score, games, crawford: next, ...freshBoard() };
}

/** What a side loses if it resigns the game now; null while its own double is unanswered, when it cannot. */
export function resignationOf({ men, phase, turn }: BackgammonPosition, seat: Seat): GameKind | null {
  if (phase.kind !== 'doubled') return wonAgainst(men[seat]);
  return seat === turn ? null : resignationKind({ isDoublePending: true, menOff: 0, isFarBack: false });
}

/** Doublings with this answer to the last one. */
export function answered(doublings: readonly Doubling[], answer: 'take' | 'drop'): readonly Doubling[] {
  const last = doublings.at(-1);
  return last === undefined ? [] : [...doublings.slice(0, -1), { ...last, answer }];
}

function freshBoard() {
  return {
    men: { first: START_MEN, second: START_MEN },
    cube: { value: 1, owner: null },
    doublings: [],
    turn: 'first',
    rolls: 0,
    phase: { kind: 'opening' },
  } as const;
}

import { invariant } from '../../../kernel/assert.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { BySeat } from '../../../kernel/seat.ts';
import { backgammon } from '../rules/index.ts';
import type { Doubling } from '../rules/types.ts';
import type { Crawford } from '../../../rules/match-score.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { AppContext } from '../../../application/context.ts';
import { backgammonConfig, backgammonPositionOf } from './game.ts';
import { entryName } from '../../../application/queries/game-names.ts';
import { gameResult } from '../../../application/queries/game-result.ts';
import { readingOf } from '../../../application/queries/reading.ts';

/** The doubles of one game of a match, in their order. */
export interface CubeHistory {
  readonly number: number;
  readonly doublings: readonly Doubling[];
}

/**
 * The match that a game of backgammon belongs to: the games of its pairing, the first one first; a game that begins at no score of its own is
 * alone. Score and doubles are told by the seats of `game`, whoever sat where in the others.
 */
export interface BackgammonMatch {
  readonly game: GameRecord;
  readonly length: number;
  readonly score: BySeat<number>;
  readonly crawford: Crawford;
  readonly games: readonly GameRecord[];
  readonly cubes: readonly CubeHistory[];
}

/** The match as it stands after its last game, points of a game that was not played out apart. */
export async function backgammonMatch(context: AppContext, game: GameRecord): Promise<BackgammonMatch> {
  const games = game.config === null ? [game] : await readingOf(context).gamesOfPairing.load(game.pairingId);
  const last = games.at(-1) ?? game;
  const { length, at } = backgammonConfig(last);
  invariant(at !== undefined, 'a game here begins at a score');
  const result = await gameResult(context, last);
  const isCounted =
    result !== null && (result.how === 'PLAYED' || result.how === 'RESIGNED' || result.how === 'ADJUDICATED');
  const won = isCounted && result.seat !== null ? { [result.seat]: result.value } : {};
  const score = { first: at.score.first + (won.first ?? 0), second: at.score.second + (won.second ?? 0) };
  return {
    game,
    length,
    score: isTurned(last, game) ? { first: score.second, second: score.first } : score,
    crawford: at.crawford,
    games,
    cubes: games.map((each) => ({ number: each.number, doublings: doublingsOf(each, game) })),
  };
}

/** All games of a match as one .mat text; a game that was given up stands as resigned, and one decided otherwise ends the text. */
export async function matchRecord(context: AppContext, { game, length, games }: BackgammonMatch): Promise<string> {
  const moves: string[] = [];
  for (const each of games) {
    const played = await readingOf(context).moves.load({ gameId: each.id, from: 0, to: each.ply });
    const notations = played.map(({ notation }) => notation);
    moves.push(...(isTurned(each, game) ? turnedOpening(notations) : notations));
    const result = await gameResult(context, each);
    if (result?.how === 'RESIGNED' && result.seat !== null) {
      const isFirst = (result.seat === 'first') !== isTurned(each, game);
      moves.push(`${isFirst ? 'B' : 'W'} resign ${result.reason ?? 'single'}`);
    } else if (result?.how !== 'PLAYED') break;
  }
  const [first, second] = await Promise.all([
    entryName(context, game.entries.first),
    entryName(context, game.entries.second),
  ]);
  const config = { length, resignations: 'AS_AGREED' as const };
  const text = backgammon.exportRecord(config, { first, second, fields: [] }, moves);
  invariant(text.ok, `the stored moves of pairing ${game.pairingId} are a match`);
  return text.value;
}

/** Whether the two of a match sat the other way round. */
function isTurned(one: GameRecord, game: GameRecord): boolean {
  return one.entries.first !== game.entries.first;
}

function doublingsOf(one: GameRecord, game: GameRecord): readonly Doubling[] {
  const { doublings } = backgammonPositionOf(one);
  return isTurned(one, game) ? doublings.map((each) => ({ ...each, by: otherSeat(each.by) })) : doublings;
}

/** The moves as they are with the seats exchanged: the opening roll tells White's die first; all else is told from the mover's side. */
function turnedOpening(notations: readonly string[]): readonly string[] {
  const opened = notations.findIndex((notation) => !/^roll (\d)\1$/.test(notation));
  return notations.map((notation, index) =>
    index <= opened ? notation.replace(/^roll (\d)(\d)$/, 'roll $2$1') : notation,
  );
}

import { invariant } from '../../kernel/assert.ts';
import { bao } from '../../rules/games/bao/index.ts';
import type { BaoVariant } from '../../rules/games/bao/types.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import type { BaoStepView } from './bao-steps.ts';
import {
  viewBaoMoves,
  viewBaoPlay,
  viewBaoPosition,
  viewStoredBaoPosition,
  type BaoMoveView,
  type BaoPositionView,
} from './bao-view.ts';
import { derivedOnce, readingOf } from './reading.ts';

/** A bao game after some plies, and how it came there from the ply before; the start has neither. */
export interface BaoMoment {
  readonly ply: number;
  readonly position: BaoPositionView;
  readonly notation: string | null;
  readonly trace: readonly BaoStepView[];
  readonly summary: string | null;
}

/** The variant that was agreed for a game of bao, or for all games of a tournament. */
export function baoVariant({ gameConfig }: { readonly gameConfig: unknown }): BaoVariant {
  const config = bao.parseConfig(gameConfig);
  invariant(config.ok, 'the stored settings of a bao game are readable');
  return config.value.variant;
}

/** The position of a bao game as it stands. */
export function baoPosition(game: GameRecord): BaoPositionView {
  if (game.position === null) return viewBaoPosition(bao.initial({ variant: baoVariant(game) }));
  return viewStoredBaoPosition(game.position);
}

/** The legal moves of a bao game as it stands; none unless it is running. */
export function baoLegalMoves(game: GameRecord): readonly BaoMoveView[] {
  return game.status === 'RUNNING' ? viewBaoMoves(baoPosition(game)) : [];
}

/** A bao game after `ply` plies (0: the start), replayed; null before the start and beyond the last. */
export async function baoMoment(context: AppContext, game: GameRecord, ply: number): Promise<BaoMoment | null> {
  if (ply < 0 || ply > game.ply) return null;
  const moments = await derivedOnce(readingOf(context), `moments ${game.id}`, () => replayed(context, game));
  return moments[ply] ?? null;
}

async function replayed(context: AppContext, game: GameRecord): Promise<readonly BaoMoment[]> {
  const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: game.ply });
  const start = viewBaoPosition(bao.initial({ variant: baoVariant(game) }));
  const moments: BaoMoment[] = [{ ply: 0, position: start, notation: null, trace: [], summary: null }];
  let position = start;
  for (const move of moves) {
    const play = viewBaoPlay(position, move.notation);
    invariant(play, `the stored moves of game ${game.id} are legal`);
    position = play.result;
    moments.push({
      ply: move.ply + 1,
      position,
      notation: play.notation,
      trace: position.trace,
      summary: play.summary,
    });
  }
  return moments;
}

import { invariant } from '../../kernel/assert.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { MoveRecord } from '../../store/reading/move.ts';
import type { AppContext } from '../context.ts';
import { gameOf } from './find.ts';
import { rulesOf } from '../state/game-rules.ts';
import { derivedOnce, readingOf } from './reading.ts';

/** How much a move took from the opponent, in the pieces of its game; the game is replayed once for all its moves. */
export async function moveTaken(context: AppContext, { gameId, ply }: MoveRecord): Promise<number> {
  const taken = await derivedOnce(readingOf(context), `taken ${gameId}`, async () =>
    takenByPly(context, await gameOf(context, gameId)),
  );
  return taken[ply] ?? 0;
}

async function takenByPly(context: AppContext, game: GameRecord): Promise<readonly number[]> {
  const rules = rulesOf(game.game);
  const start = rules.initial(game.gameConfig);
  invariant(start.ok, `game ${game.id} has moves, so it is played here`);
  let position = start.value;
  const moves = await readingOf(context).moves.load({ gameId: game.id, from: 0, to: game.ply });
  return moves.map(({ notation }) => {
    const played = rules.play(position, notation);
    invariant(played.ok, `the stored moves of game ${game.id} are legal`);
    position = played.value.encoded;
    return played.value.taken;
  });
}

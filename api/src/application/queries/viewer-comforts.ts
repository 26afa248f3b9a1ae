import { gameComfort, playerComfort, type DoubleAnswer } from '../../store/reading/comfort.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { viewerSeat } from './viewer.ts';

/** What the server does for whoever asks in a game, and everywhere; `…Here` null: as everywhere. `answer`: to a double at this very ply. */
export interface ViewerComforts {
  readonly rolls: boolean;
  readonly rollsHere: boolean | null;
  readonly rollsEverywhere: boolean;
  readonly rollsNextTurn: boolean;
  readonly playsForced: boolean;
  readonly playsForcedHere: boolean | null;
  readonly playsForcedEverywhere: boolean;
  readonly answer: DoubleAnswer | null;
}

/** What whoever asks has left to the server in his own game; null for everybody else. */
export async function viewerComforts({ actor, db }: AppContext, game: GameRecord): Promise<ViewerComforts | null> {
  const seat = viewerSeat(actor, game);
  if (seat === null) return null;
  const player = game.players[seat];
  const [everywhere, here] = await Promise.all([
    playerComfort(db.prisma, player),
    gameComfort(db.prisma, game.id, player),
  ]);
  return {
    rolls: here.rolls ?? everywhere.rolls,
    rollsHere: here.rolls,
    rollsEverywhere: everywhere.rolls,
    rollsNextTurn: here.rollsOnce,
    playsForced: here.playsForced ?? everywhere.playsForced,
    playsForcedHere: here.playsForced,
    playsForcedEverywhere: everywhere.playsForced,
    answer: here.answerPly === game.ply ? here.answer : null,
  };
}

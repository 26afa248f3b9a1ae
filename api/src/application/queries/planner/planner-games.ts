import { asId } from '../../../kernel/ids.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { Result } from '../../../kernel/result.ts';
import type { ResultHow } from '../../../rules/formats/format.ts';
import type { PairGame } from '../../../rules/standings/pair-game.ts';

/** One game as a planner's caller gives it. `winner` null: still open, unless `how` says that it is drawn or has no result. */
export interface PlannerGameInput {
  readonly first: string;
  readonly second: string;
  readonly number?: number | null | undefined;
  readonly winner?: string | null | undefined;
  readonly how?: ResultHow | null | undefined;
}

/** The games as tables read them; refuses too many and a winner where there is no result. */
export function plannerGames(inputs: readonly PlannerGameInput[], most: number): Result<readonly PairGame[], string> {
  if (inputs.length > most) return err(`games: at most ${most} games, here are ${inputs.length}.`);
  const impossible = inputs.findIndex(({ how, winner }) => isWithoutWinner(how) && (winner ?? null) !== null);
  if (impossible >= 0) return err(`games[${impossible}]: a game that is drawn or has no result has no winner.`);
  return ok(inputs.map(pairGame));
}

const isWithoutWinner = (how: ResultHow | null | undefined): boolean => how === 'NO_RESULT' || how === 'DRAWN';

function pairGame({ first, second, number, winner, how }: PlannerGameInput): PairGame {
  const won = winner ?? null;
  return {
    key: null,
    first: asId<EntryId>(first),
    second: asId<EntryId>(second),
    number: number ?? 1,
    decided: won !== null || isWithoutWinner(how),
    winner: won === null ? null : asId<EntryId>(won),
    isDrawn: how === 'DRAWN',
  };
}

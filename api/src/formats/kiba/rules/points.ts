import type { EntryId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { rank } from '../../../rules/standings/rank.ts';

/** The stages of a KIBA tournament in their order. */
export const KIBA_STAGES = ['QUALIFICATION', 'SEMIFINAL', 'FINAL'] as const;
export type KibaStage = (typeof KIBA_STAGES)[number];

/** A game of a KIBA tournament; `winner` null: open, or nobody has the point. */
export interface StagedGame {
  readonly stage: KibaStage;
  readonly first: EntryId;
  readonly second: EntryId;
  readonly winner: EntryId | null;
}

/** What a player has from one tournament towards the championship. */
export interface PlayerPoints {
  readonly id: EntryId;
  readonly points: number;
}

/** Games or a champion that cannot be: one sentence that says where (`games[3]: …`, counted from 0). */
export interface KibaPointsRefusal {
  readonly kind: 'same-player' | 'wrong-winner' | 'not-a-finalist' | 'game-after-decision' | 'wrong-champion';
  readonly message: string;
}

/** What a game won in each stage counts towards the championship. Source: Championship 2.2. */
export const POINTS_OF_A_WIN: Readonly<Record<KibaStage, number>> = { QUALIFICATION: 1, SEMIFINAL: 2, FINAL: 3 };
/** What the champion of a tournament has besides. Source: Championship 2.2. */
export const POINTS_OF_THE_CHAMPION = 4;
const GAMES_TO_WIN_THE_FINAL = 2;

/**
 * The championship points of everybody who is named in the games of one tournament, most first, equals in the order in which
 * they are named: 1, 2, 3 for a game won in the qualification, a semi-final, the final, and 4 more for the champion (null:
 * there is none yet). Refuses a player against himself, a winner who did not play, a final of more than two players or with
 * a game after its decision, and a champion who is not in the games or has not won the final that they show.
 * Source: Championship 2.2, KIBA 10.4.
 */
export function kibaPoints(
  games: readonly StagedGame[],
  champion: EntryId | null,
): Result<readonly PlayerPoints[], KibaPointsRefusal> {
  const refusal = gamesRefusal(games) ?? finalRefusal(games, champion);
  if (refusal !== null) return err(refusal);
  const points = new Map<EntryId, number>();
  for (const { stage, first, second, winner } of games) {
    for (const player of [first, second]) {
      const won = player === winner ? POINTS_OF_A_WIN[stage] : 0;
      points.set(player, (points.get(player) ?? 0) + won);
    }
  }
  if (champion !== null) points.set(champion, (points.get(champion) ?? 0) + POINTS_OF_THE_CHAMPION);
  const rows = [...points].map(([id, sum]) => ({ id, points: sum }));
  return ok(rank(rows, (row) => [row.points]).map(({ row }) => row));
}

function gamesRefusal(games: readonly StagedGame[]): KibaPointsRefusal | null {
  for (const [index, { first, second, winner }] of games.entries()) {
    if (first === second) {
      return { kind: 'same-player', message: `games[${index}]: "${first}" cannot play against himself.` };
    }
    if (winner !== null && winner !== first && winner !== second) {
      const message = `games[${index}]: the winner "${winner}" is neither "${first}" nor "${second}".`;
      return { kind: 'wrong-winner', message };
    }
  }
  return null;
}

function finalRefusal(games: readonly StagedGame[], champion: EntryId | null): KibaPointsRefusal | null {
  const finalists = new Set<EntryId>();
  const wins = new Map<EntryId, number>();
  let winner: EntryId | null = null;
  for (const [index, game] of games.entries()) {
    if (game.stage !== 'FINAL') continue;
    finalists.add(game.first).add(game.second);
    if (finalists.size > 2) {
      return { kind: 'not-a-finalist', message: `games[${index}]: the final is between two players, this is a third.` };
    }
    if (game.winner === null) continue;
    if (winner !== null) {
      return { kind: 'game-after-decision', message: `games[${index}]: "${winner}" had already won the final.` };
    }
    const won = (wins.get(game.winner) ?? 0) + 1;
    wins.set(game.winner, won);
    if (won === GAMES_TO_WIN_THE_FINAL) winner = game.winner;
  }
  return champion === null ? null : championRefusal(games, { champion, winner, finalists });
}

function championRefusal(
  games: readonly StagedGame[],
  { champion, winner, finalists }: { champion: EntryId; winner: EntryId | null; finalists: ReadonlySet<EntryId> },
): KibaPointsRefusal | null {
  if (!games.some(({ first, second }) => first === champion || second === champion)) {
    return { kind: 'wrong-champion', message: `champion: "${champion}" is in none of the games.` };
  }
  if (winner !== null && winner !== champion) {
    return { kind: 'wrong-champion', message: `champion: "${winner}" has won the final, not "${champion}".` };
  }
  if (finalists.size > 0 && !finalists.has(champion)) {
    return { kind: 'wrong-champion', message: `champion: "${champion}" is not in the final.` };
  }
  return null;
}

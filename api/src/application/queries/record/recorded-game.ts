import { invariant } from '../../../kernel/assert.ts';
import type { BySeat, Seat } from '../../../kernel/seat.ts';
import type { Instant, Millis } from '../../../kernel/time.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import { moduleOf } from '../../../games/application.ts';
import type { DiceProof } from '../dice-proof.ts';
import { groupOf, pairingOf, stageOf, tournamentOf } from '../find.ts';
import { rulesOf } from '../../state/game-rules.ts';
import { gameResult, type GameResult } from '../game-result.ts';
import { readingOf } from '../reading.ts';

/** A move of a record; of an imported game nobody knows when it was played. `remaining` is null without a clock. */
export interface RecordedMove {
  readonly ply: number;
  readonly seat: Seat;
  readonly notation: string;
  readonly at: Instant | null;
  readonly remaining: BySeat<Millis> | null;
}

/** A game with all that a record of it says. `moves` and `position` are null while its moves are not known here. */
export interface RecordedGame {
  readonly game: GameRecord;
  readonly tournament: TournamentRecord;
  readonly stage: string;
  readonly group: string;
  readonly round: number;
  readonly players: BySeat<PlayerRecord>;
  readonly result: GameResult | null;
  readonly moves: readonly RecordedMove[] | null;
  readonly position: string | null;
  /** by what its dice can be checked; null for a game without */
  readonly dice: DiceProof | null;
}

/** A game with all that a record of it says; asked for many games in one turn it takes eight queries for all of them. */
export async function recordedGame(context: AppContext, game: GameRecord): Promise<RecordedGame> {
  const reading = readingOf(context);
  const [tournament, pairing, first, second, result, played, dice] = await Promise.all([
    tournamentOf(context, game),
    pairingOf(context, game),
    reading.entries.load(game.entries.first),
    reading.entries.load(game.entries.second),
    gameResult(context, game),
    playedMoves(context, game),
    game.venue === 'HERE' ? (moduleOf(game.game).proof?.(context, game) ?? null) : null,
  ]);
  invariant(first !== null && second !== null, `game ${game.id} has two players`);
  const group = await groupOf(context, pairing);
  const stage = await stageOf(context, group);
  return {
    game,
    tournament,
    stage: stage.name,
    group: group.name,
    round: pairing.round,
    players: { first: first.player, second: second.player },
    result,
    dice,
    ...played,
  };
}

async function playedMoves(context: AppContext, game: GameRecord): Promise<Pick<RecordedGame, 'moves' | 'position'>> {
  const reading = readingOf(context);
  if (game.venue === 'HERE') {
    const moves = await reading.moves.load({ gameId: game.id, from: 0, to: game.ply });
    return { moves, position: game.position };
  }
  const [imported] = await reading.importedRecords.load(game.id);
  const rules = rulesOf(game.game);
  if (imported === undefined) return { moves: null, position: null };
  const read = rules.importRecord(imported.text);
  invariant(read.ok, `the imported record of game ${game.id} is readable`);
  const moves = read.value.moves.map((notation, ply) => ({
    ply,
    seat: read.value.movers[ply] ?? 'first',
    notation,
    at: null,
    remaining: null,
  }));
  return { moves, position: read.value.encoded };
}

import { GAMES } from '../../rules/games/registry.ts';
import type { TextGame } from '../../rules/games/text-game.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { AppContext } from '../context.ts';
import { gameResult } from './game-result.ts';
import { readingOf } from './reading.ts';

/** The rules of the game that is played in `game`; null for a game that has no board here. */
export function rulesOf({ game }: Pick<GameRecord, 'game'>): TextGame | null {
  return isPlayed(game) ? GAMES[game] : null;
}

/** What the seats of a game are called, first mover first. */
export function sidesOf(game: Pick<GameRecord, 'game'>): readonly [first: string, second: string] {
  return rulesOf(game)?.sides ?? ['First', 'Second'];
}

/** A game as text of its own kind: a transcript for bao. Null for a game played elsewhere, which has no moves here. */
export async function gameTranscript(context: AppContext, game: GameRecord): Promise<string | null> {
  const rules = rulesOf(game);
  if (rules === null || game.venue === 'ELSEWHERE') return null;
  const { head, moves } = await recordParts(context, game);
  const fields = Object.entries(head).filter(([key]) => key !== 'FIRST' && key !== 'SECOND');
  const text = rules.exportRecord(game.gameConfig, { first: head.FIRST, second: head.SECOND, fields }, moves);
  return text.ok ? text.value : null;
}

/** A game as JSON: its head, its moves with their instants, its result. Null for a game played elsewhere. */
export async function gameJson(context: AppContext, game: GameRecord): Promise<string | null> {
  if (rulesOf(game) === null || game.venue === 'ELSEWHERE') return null;
  const [{ head }, moves] = await Promise.all([recordParts(context, game), movesOf(context, game)]);
  return JSON.stringify({
    head,
    moves: moves.map(({ ply, seat, notation, at }) => ({ ply, seat, notation, at: iso(at) })),
    position: game.position,
  });
}

interface RecordParts {
  readonly head: {
    readonly FIRST: string;
    readonly SECOND: string;
    readonly EVENT: string;
    readonly DATE: string;
    readonly TIME: string;
    readonly RESULT: string;
  };
  readonly moves: readonly string[];
}

async function recordParts(context: AppContext, game: GameRecord): Promise<RecordParts> {
  const reading = readingOf(context);
  const [tournament, first, second, result, moves] = await Promise.all([
    reading.tournaments.load(game.tournamentId),
    reading.entries.load(game.entries.first),
    reading.entries.load(game.entries.second),
    gameResult(context, game),
    movesOf(context, game),
  ]);
  const sides = sidesOf(game);
  const winner = result?.seat ? sides[result.seat === 'first' ? 0 : 1] : null;
  const decided = winner === null ? 'nobody' : winner;
  return {
    head: {
      FIRST: oneLine(first?.player.name ?? ''),
      SECOND: oneLine(second?.player.name ?? ''),
      EVENT: oneLine(tournament?.name ?? ''),
      DATE: game.startedAt === null ? '' : iso(game.startedAt).slice(0, 10),
      TIME: game.timeControl ?? '',
      RESULT: result === null ? 'open' : `${decided} (${result.how.toLowerCase().replaceAll('_', ' ')})`,
    },
    moves: moves.map(({ notation }) => notation),
  };
}

function movesOf(context: AppContext, game: GameRecord) {
  return readingOf(context).moves.load({ gameId: game.id, from: 0, to: game.ply });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function iso(at: number): string {
  return new Date(at).toISOString();
}

function isPlayed(game: string): game is keyof typeof GAMES {
  return Object.hasOwn(GAMES, game);
}

import { invariant } from '../../../kernel/assert.ts';
import { otherSeat } from '../../../kernel/seat.ts';
import type { TextGame } from '../../../rules/games/text-game.ts';
import type { Instant } from '../../../kernel/time.ts';
import { rulesOf, sidesOf } from '../../state/game-rules.ts';
import { headText, playerText } from '../../head-text.ts';
import type { RecordedGame } from './recorded-game.ts';

/**
 * A game as text of its own kind, for bao KIBA's transcript: a head of one `KEY: value` line each, the players, the moves. A
 * game whose moves are not known here is its head alone. Source: Bao 7.6.
 */
export function transcriptOf(recorded: RecordedGame): string {
  const { game, tournament, players, moves } = recorded;
  const rules = rulesOf(game.game);
  const fields = [
    ['EVENT', tournament.name],
    ['STAGE', recorded.stage],
    ['GROUP', recorded.group],
    ['ROUND', String(recorded.round)],
    ['GAME', String(game.number)],
    ['DATE', game.startedAt === null ? '' : iso(game.startedAt).slice(0, 10)],
    ['END', game.finishedAt === null ? '' : iso(game.finishedAt)],
    ['TIME', game.timeControl ?? ''],
    ['RESULT', resultText(recorded)],
  ] as const;
  const known = fields.map(([key, value]) => [key, headText(value)] as const).filter(([, value]) => value !== '');
  const head = { first: playerText(players.first.name), second: playerText(players.second.name), fields: known };
  const notations = (moves ?? []).map(({ notation }) => notation);
  const text = rules.exportRecord(game.gameConfig, head, [...notations, ...resignation(recorded, rules)]);
  invariant(text.ok, `the stored moves of game ${game.id} are legal, and its head is one`);
  return text.value;
}

/** The act with which a game that is played here was given up, where its records have one. */
function resignation({ game, result }: RecordedGame, rules: TextGame): readonly string[] {
  if (game.venue !== 'HERE' || result?.how !== 'RESIGNED' || result.seat === null) return [];
  const act = rules.givenUp(otherSeat(result.seat), result.reason ?? '');
  return act === null ? [] : [act];
}

/** A result as a head has it: `South (played)`, `nobody (no result)`, `open`. */
function resultText({ game, result }: RecordedGame): string {
  if (result === null) return 'open';
  const sides = sidesOf(game.game);
  const winner = result.seat === null ? 'nobody' : sides[result.seat === 'first' ? 0 : 1];
  return `${winner} (${result.how.toLowerCase().replaceAll('_', ' ')})`;
}

function iso(at: Instant): string {
  return new Date(at).toISOString();
}

import { err, ok, type Result } from '../../../../kernel/result.ts';
import { chainOf } from '../../rules/agreement.ts';
import { score, scoreText } from '../../rules/score.ts';
import { hasStone } from '../../rules/stones.ts';
import type { GoPosition, Point } from '../../rules/types.ts';
import { defineCommand } from '../../../../application/command.ts';
import { invalidInput, wrongStatus, type InvalidInput } from '../../../../application/errors.ts';
import { readText } from '../../../../application/input-text.ts';
import { goPositionOf } from '../game.ts';
import { ruleGame, type AdjudicateError } from '../../../../application/commands/game/adjudicate.ts';
import { directedGame } from '../../../../application/commands/game/directed.ts';
import type { GameDone, GameInput } from '../../../../application/commands/game/shape.ts';
import { lockedGoGame } from './act.ts';
import { readPoints } from './read-points.ts';
import { message } from '../../../../application/texts/say.ts';

/** The game, the marks by which the director counts it as it stands, and why. */
export interface AdjudicateScoreInput extends GameInput {
  readonly dead: readonly string[];
  readonly neutral: readonly string[];
  readonly reason: string;
}

/**
 * Decides a game of go by a ruling that counts the board as it stands with the director's own marks; the count is noted with
 * the reason. Source: Go 3.
 */
export const adjudicateScore = defineCommand<AdjudicateScoreInput, GameDone, AdjudicateError>(
  'adjudicateScore',
  async (command, { gameId, dead, neutral, reason: words }) => {
    const isGo = await lockedGoGame(command, gameId);
    if (!isGo.ok) return isGo;
    const found = await directedGame(command, gameId);
    if (!found.ok) return found;
    const { game } = found.value;
    const reason = readText('reason', words, { longest: 400, hasLines: true });
    if (!reason.ok) return reason;
    if (game.position === null) return err(wrongStatus(game.status, message('games.GO.command.notBegun')));
    const position = goPositionOf(game);
    const chains = readChains(position, dead);
    if (!chains.ok) return chains;
    const empty = readEmpty(position, neutral);
    if (!empty.ok) return empty;
    const counted = score(position, { dead: chains.value, neutral: empty.value });
    return ruleGame(command, found.value, {
      winner: counted.winner,
      reason: `${scoreText(counted)}. ${reason.value}`,
    });
  },
);

function readChains(position: GoPosition, names: readonly string[]): Result<readonly Point[], InvalidInput> {
  const points = readPoints(position, 'dead', names);
  if (!points.ok) return points;
  const all = new Set<Point>();
  for (const point of points.value) {
    const chain = chainOf(position, point);
    if (!chain.ok) return err(invalidInput('dead', chain.error.message));
    for (const each of chain.value) all.add(each);
  }
  return ok([...all]);
}

function readEmpty(position: GoPosition, names: readonly string[]): Result<readonly Point[], InvalidInput> {
  const points = readPoints(position, 'neutral', names);
  if (!points.ok) return points;
  const { stones, settings } = position;
  const isFilled = points.value.some((point) =>
    [stones.first, stones.second].some((rows) => hasStone(rows, settings.size, point)),
  );
  return isFilled ? err(invalidInput('neutral', message('games.GO.command.notEmpty'))) : points;
}

import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { resultsOfGames } from '../../../store/reading/result.ts';
import { defineCommand, type Command } from '../../command.ts';
import { invalidInput, wrongStatus, type CommonError, type WrongStatus } from '../../errors.ts';
import { readText } from '../../input-text.ts';
import { decideGame } from '../../running/decide-game.ts';
import { decision } from '../../running/match-words.ts';
import { nameGame, sayResult } from '../../running/game-words.ts';
import { rule } from '../../running/make-ruling.ts';
import { replaceResult } from '../../running/replace-result.ts';
import { saidOfTimeOut } from '../../running/time-outs.ts';
import { mayCount } from '../../state/game-rules.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import { noteStandingsBy } from '../../running/standing-changes.ts';
import { directedGame, type DirectedGame } from './directed.ts';
import type { GameDone, GameInput } from './shape.ts';
import { message } from '../../texts/say.ts';

/** The game that is decided, who wins it, and why. */
export interface AdjudicateInput extends GameInput {
  /** null: nobody gets the point. */
  readonly winner: Seat | null;
  /** How many points it counts; 1 where nothing is said. */
  readonly value?: number;
  readonly reason: string;
}

/** Every way in which the command says no. */
export type AdjudicateError = CommonError | WrongStatus;

/**
 * Decides a game by a ruling of the director, also one that is decided already: the new result is added to the old and
 * counts from now on. Tables change, arrangements that are published do not. Source: Common 1.5, 1.6.
 */
export const adjudicate = defineCommand<AdjudicateInput, GameDone, AdjudicateError>(
  'adjudicate',
  async (command, input) => {
    const found = await directedGame(command, input.gameId);
    if (!found.ok) return found;
    const reason = readText('reason', input.reason, { longest: 500, hasLines: true });
    if (!reason.ok) return reason;
    const { winner, value = 1 } = input;
    if (!mayCount(found.value.game.game, value)) {
      return err(invalidInput('value', message('refused.game.noSuchPoints', { points: value })));
    }
    return ruleGame(command, found.value, { winner, value, reason: reason.value });
  },
);

/** Decides a game by a ruling, whether it is open or decided; it and its tournament are locked, and the caller directs it. */
export async function ruleGame(
  command: Command,
  { game, tournament }: DirectedGame,
  { winner, value = 1, reason }: Pick<AdjudicateInput, 'winner' | 'value' | 'reason'>,
): Promise<Result<Pick<GameDone, 'gameId'>, WrongStatus>> {
  const { tx, at } = command;
  if (tournament.status !== 'RUNNING' && tournament.status !== 'FINISHED') {
    return err(wrongStatus(tournament.status, message('refused.game.decidedLater')));
  }
  const named = await nameGame(tx, game);
  const earlier = (await resultsOfGames(tx, [game.id])).at(-1);
  const replaces = earlier === undefined ? null : sayResult(named, earlier);
  const now =
    winner === null
      ? message('ruling.nobodysPoint')
      : message('ruling.wins', { name: named.players[winner], points: value });
  const rulingId = await rule(command, {
    tournamentId: tournament.id,
    gameId: game.id,
    kind: 'ADJUDICATION',
    reason,
    text: await saidOfTimeOut(command, tournament, [{ game, result: earlier }], decision(named.title, now, replaces)),
    replaces,
  });
  command.undoneBy(message('undo.ruled'));
  const verdict = { winner, how: 'ADJUDICATED' as const, value, reason, decidedAt: at, rulingId };
  if (earlier === undefined || replaces === null) {
    await decideGame(command, game, verdict);
    noteStandingsBy(command, tournament, [game], await settleDecided(command, tournament, [game]));
    return ok({ gameId: game.id });
  }
  await replaceResult(command, { game, tournament }, earlier, { ...verdict, replaces });
  return ok({ gameId: game.id });
}

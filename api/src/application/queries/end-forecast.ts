import { invariant } from '../../kernel/assert.ts';
import { HOUR, instant, millis, plus, type Instant, type Millis } from '../../kernel/time.ts';
import { longestGame } from '../../rules/clocks/longest-game.ts';
import type { DecidedGame } from '../../rules/formats/format.ts';
import { toCome, type ToCome } from '../../rules/formats/to-come.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { formatOf, type TournamentState } from '../state/format-state.ts';
import { rulesOf } from '../state/game-rules.ts';
import { controlOf } from '../state/running-clock.ts';
import { tournamentState } from './tournament-state.ts';

/** When a tournament that is being played ends: at the latest by its clocks, null where none says; and at the pace so far, null before there is one. */
export interface EndForecast {
  readonly latest: Instant | null;
  readonly byPace: Instant | null;
}

/** The same as it stands; null: it is not being played, or nothing can be told of what is to come. Source: Clocks 7.4. */
export async function endForecast(context: AppContext, tournament: TournamentRecord): Promise<EndForecast | null> {
  if (tournament.status !== 'RUNNING') return null;
  const format = formatOf(tournament);
  const all = await tournamentState(context, tournament.id, null);
  const left = toCome(format.outline(format.starters(all.state.entries).length), all.state);
  if (left === null) return null;
  const now = context.now();
  const approval = millis(left.waits * (format.approvalHours ?? 0) * HOUR);
  const endWith = (each: Millis | null): Instant | null =>
    each === null ? null : plus(lastEnd(all, left, { each, now }), approval);
  return { latest: endWith(longestOf(tournament)), byPace: endWith(paceOf(all)) };
}

function longestOf({ game, gameConfig, timeControl }: TournamentRecord): Millis | null {
  const moves = rulesOf(game).usualLength(gameConfig);
  invariant(moves.ok, 'the stored settings of a game are readable');
  return timeControl === null ? null : longestGame(controlOf(timeControl), moves.value);
}

/** When the last game ends if each lasts as long; one that is open longer already ends now. */
function lastEnd(
  { games }: TournamentState,
  { inARow }: ToCome,
  { each, now }: { readonly each: Millis; readonly now: Instant },
): Instant {
  const ends = [...games.values()]
    .filter(({ status }) => status !== 'FINISHED')
    .map((game) => plus(begunAt(game), each));
  return plus(instant(Math.max(now, ...ends)), millis(inARow * each));
}

/** How long the games have lasted on average that were played to their end; null: none was. */
function paceOf({ state, games }: TournamentState): Millis | null {
  const lasted = state.decided.flatMap((decided) => durationOf(decided, games.get(decided.game)));
  if (lasted.length === 0) return null;
  return millis(Math.round(lasted.reduce((sum, one) => sum + one, 0) / lasted.length));
}

function durationOf({ how, at }: DecidedGame, game: GameRecord | undefined): readonly number[] {
  if (game === undefined || how === 'FORFEIT' || how === 'WITHDRAWAL') return [];
  return [Math.max(0, at - begunAt(game))];
}

/** When a game began; one that is played elsewhere, where nobody tells, when it was arranged. */
function begunAt({ startedAt, addedAt }: GameRecord): Instant {
  return startedAt ?? addedAt;
}

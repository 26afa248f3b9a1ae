import { invariant } from '../../kernel/assert.ts';
import { millis, type Instant, type Millis } from '../../kernel/time.ts';
import type { TimeControl } from '../../rules/clocks/clock.ts';
import { awaitAgreement, startClock } from '../../rules/clocks/fischer.ts';
import type { Rest } from '../../rules/clocks/rest.ts';
import type { TextGame } from '../../rules/games/text-game.ts';
import type { StoredSettings } from '../../rules/stored-settings.ts';
import { mergedConfig } from '../../store/codecs/stored-settings.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { NewGame } from '../../store/writing/game.ts';
import { rulesOf } from '../state/game-rules.ts';
import { clockStoppedAt, controlOf } from '../state/running-clock.ts';

/** A game as it begins: who moves, and by which clock. */
export type FirstMoment = Pick<NewGame, 'status' | 'position' | 'toMove' | 'startedAt' | 'clock'>;

/**
 * A game of a tournament, with settings of its own (null: none), as it begins at this instant, with what is paused of it: at venue HERE with the first mover's
 * clock running, or that of both where chance decides who moves first; elsewhere it waits for its result. Source: Clocks 1.3.
 */
export function firstMoment(
  tournament: TournamentRecord,
  config: StoredSettings | null,
  { at, rests }: { readonly at: Instant; readonly rests: readonly Rest[] },
): FirstMoment {
  if (tournament.venue === 'ELSEWHERE') {
    return { status: 'SCHEDULED', position: null, toMove: null, startedAt: null, clock: null };
  }
  const rules = rulesOf(tournament.game);
  const position = rules.initial(mergedConfig(tournament.gameConfig, config));
  invariant(position.ok && tournament.timeControl !== null, `tournament ${tournament.id} was checked when it was made`);
  const toMove = rules.toMove(position.value);
  invariant(toMove !== null, 'a game begins with somebody to move, or with chance');
  const start = startClock(controlOf(tournament.timeControl), at, toMove === 'chance' ? 'first' : toMove, rests);
  const began = { status: 'RUNNING', position: position.value, startedAt: at } as const;
  if (toMove !== 'chance') return { ...began, toMove, clock: start };
  invariant(rules.chance !== null, `chance draws in ${rules.key}`);
  return {
    ...began,
    toMove: null,
    clock: awaitAgreement(clockStoppedAt(start, at), at, textsWithin(start.control, rules.chance)),
  };
}

/** How long the first draw waits for the players' texts: never longer than who moves first has at the start. */
function textsWithin(control: TimeControl, chance: Pick<NonNullable<TextGame['chance']>, 'textsWithin'>): Millis {
  return control.kind === 'untimed' ? chance.textsWithin : millis(Math.min(chance.textsWithin, control.initial));
}

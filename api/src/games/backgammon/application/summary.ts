import { message, type Message } from '../../../kernel/message.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { BackgammonMove, BackgammonPosition, BackgammonTrace, Dice } from '../rules/types.ts';
import { mover } from '../rules/turn.ts';

/** An act of backgammon with what was before it and after it. */
interface Act {
  readonly move: BackgammonMove;
  readonly before: BackgammonPosition;
  readonly after: BackgammonPosition;
  readonly trace: BackgammonTrace;
}

/** What an act did, as one sentence, and how the game ended if it did. */
export function backgammonSummary(act: Act): Message {
  const { finished } = act.trace;
  const done = doneBy(act);
  if (finished === null) return message('games.BACKGAMMON.summary.whole', { done });
  return message('games.BACKGAMMON.summary.won', { done, side: sideName(finished.winner), n: finished.points });
}

function doneBy({ move, before, after, trace }: Act): Message {
  const side = sideName(mover(before, move));
  switch (move.kind) {
    case 'roll':
      return rolled(side, move.dice, before.phase.kind === 'opening');
    case 'double':
      return message('games.BACKGAMMON.summary.double', { side, value: before.cube.value * 2 });
    case 'take':
      return message('games.BACKGAMMON.summary.take', { side, value: after.cube.value });
    case 'drop':
    case 'resign':
      return message(`games.BACKGAMMON.summary.${move.kind}`, { side });
    case 'play':
      return played(side, before, trace);
  }
}

function rolled(side: Message, [one, two]: Dice, isOpening: boolean): Message {
  if (!isOpening) return message('games.BACKGAMMON.summary.roll', { side, one, two });
  const after =
    one === two ? message('games.BACKGAMMON.summary.again') : message('games.BACKGAMMON.summary.begins', { side });
  return message('games.BACKGAMMON.summary.opening', { one, two, after });
}

function played(side: Message, { phase }: BackgammonPosition, { steps }: BackgammonTrace): Message {
  if (steps.length === 0 || phase.kind !== 'play') return message('games.BACKGAMMON.summary.cannotMove', { side });
  const hits = steps.filter(({ hit }) => hit).length;
  const off = steps.filter(({ to }) => to === 0).length;
  const listed = [
    message('games.BACKGAMMON.summary.play', { side, dice: playedDice(phase.dice, steps.length) }),
    ...(hits > 0 ? [message('games.BACKGAMMON.summary.hits', { n: hits })] : []),
    ...(off > 0 ? [message('games.BACKGAMMON.summary.bearsOff', { n: off })] : []),
  ];
  return message('games.BACKGAMMON.summary.acts', { acts: { listed } });
}

/** As many dice of a roll as were played: 6 and 4, one of 6 and 4, three 2s. */
function playedDice([one, two]: Dice, n: number): Message {
  if (one === two) return message('games.BACKGAMMON.summary.alike', { n, die: one });
  return message(n === 1 ? 'games.BACKGAMMON.summary.oneOf' : 'games.BACKGAMMON.summary.both', { one, two });
}

function sideName(seat: Seat): Message {
  return message(`games.BACKGAMMON.side.${seat}`);
}

import { message, type Message } from '../../../kernel/message.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/assert.ts';
import { asPoints, halfPoints, type HalfPoints } from '../../../kernel/points.ts';
import type { Citation } from '../../../rules/citation.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import type { Sign } from '../../../rules/standings/crosstable.ts';
import { floatOf, playersByRound } from './history.ts';
import type { Float, SwissPlayer } from './player.ts';
import { roundsOf, worthOf, type RoundPairing } from './rounds.ts';
import type { SwissSettings } from './settings.ts';

/** A player of a pairing as he came to it: the points that he had, whether he left his score group for it, and how the game stands for him. */
export interface ToldSide {
  readonly entry: EntryId;
  readonly points: HalfPoints;
  readonly float: Float;
  readonly sign: Sign;
}

/** A pairing or a bye by the keys of the plan, with one English sentence why. */
interface Told {
  readonly pairing: string;
  readonly why: Message;
  readonly rules: Citation;
}

/** Two who meet, `first` moving first in their one game. */
export interface ToldBoard extends Told {
  readonly game: string;
  readonly first: ToldSide;
  readonly second: ToldSide;
}

/** Who rests in a round; `worth` is what he gets for it. */
export interface ToldBye extends Told {
  readonly entry: EntryId;
  readonly points: HalfPoints;
  readonly worth: HalfPoints;
}

/** A round that is drawn: its boards from the best pair down; `bye` null: everybody meets somebody. */
export interface ToldRound {
  readonly number: number;
  readonly boards: readonly ToldBoard[];
  readonly bye: ToldBye | null;
}

/** The rounds that are drawn, from the first, with the points that each came with by the results as they stand. Source: Swiss 2, 3. */
export function toldRounds(settings: SwissSettings, state: FormatState): readonly ToldRound[] {
  const names = new Map(state.entries.map(({ id, name }) => [id, name]));
  const before = playersByRound(settings, state);
  return roundsOf(state).map((round, index) => {
    const players = new Map(before[index]?.map((player) => [player.entry, player]));
    const come = (entry: EntryId): Come => ({
      ...pointsOf(players.get(entry)),
      entry,
      name: names.get(entry) ?? entry,
    });
    const rests = round.find(({ second }) => second === null);
    return {
      number: index + 1,
      boards: round.flatMap((paired) => boardOf(paired, come)),
      bye: rests === undefined ? null : byeOf(rests, come(rests.first), halfPoints(worthOf(settings).bye)),
    };
  });
}

/** A player as he came to a round. */
interface Come {
  readonly entry: EntryId;
  readonly name: string;
  readonly points: HalfPoints;
}

function pointsOf(player: SwissPlayer | undefined): Pick<Come, 'points'> {
  invariant(player !== undefined, 'who is paired is in the field');
  return { points: halfPoints(player.points) };
}

function boardOf(paired: RoundPairing, come: (entry: EntryId) => Come): readonly ToldBoard[] {
  const { pairing, first, second, game } = paired;
  if (second === null || game === null) return [];
  const [one, other] = [come(first), come(second)];
  return [
    {
      ...{ pairing: pairing.key, game: game.key },
      first: sideOf(paired, one, other),
      second: sideOf(paired, other, one),
      ...reason(one, other),
    },
  ];
}

function sideOf(paired: RoundPairing, { entry, points }: Come, other: Come): ToldSide {
  return { entry, points, float: floatOf(points, other.points), sign: signOf(paired, entry) };
}

function signOf({ result }: RoundPairing, entry: EntryId): Sign {
  if (result === null) return '.';
  if (result.winner === null) return result.how === 'DRAWN' ? '=' : 'x';
  return result.winner === entry ? '+' : '-';
}

function reason(one: Come, other: Come): Pick<Told, 'why' | 'rules'> {
  if (one.points === other.points) {
    return {
      why: message('formats.SWISS.why.equal', { one: one.name, other: other.name, points: asPoints(one.points) }),
      rules: ['Swiss 2.1'],
    };
  }
  const [high, low] = one.points > other.points ? [one, other] : [other, one];
  return {
    why: message('formats.SWISS.why.floats', {
      ...{ high: high.name, points: asPoints(high.points) },
      ...{ low: low.name, fewer: asPoints(low.points) },
    }),
    rules: ['Swiss 2.1', 'Swiss 3.5', 'Swiss 3.6'],
  };
}

function byeOf({ pairing }: RoundPairing, { entry, name, points }: Come, worth: HalfPoints): ToldBye {
  const why = message('formats.SWISS.why.bye', { name, points: asPoints(points) });
  return { pairing: pairing.key, entry, points, worth, why, rules: ['Swiss 3.4', 'Swiss 3.2', 'Swiss 1.3'] };
}

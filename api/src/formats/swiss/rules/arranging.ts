import { message } from '../../../kernel/message.ts';
import { asPoints, halfPoints } from '../../../kernel/points.ts';
import {
  drawnPairs,
  entryNames,
  pairTables,
  repaired,
  type Arranging,
  type BrokenRule,
} from '../../../rules/formats/arranging.ts';
import { EMPTY_PLAN } from '../../../rules/formats/empty-plan.ts';
import type { Plan, PlannedGame } from '../../../rules/formats/format.ts';
import { mustShareASeat } from './criteria.ts';
import { playersBefore } from './history.ts';
import type { SwissPlayer } from './player.ts';
import { roundsOf } from './rounds.ts';
import { seated } from './seats.ts';
import { swissSeeding } from './seeding.ts';
import { roundsFor, type SwissSettings } from './settings.ts';

/** The pairings of a round, who moves first, and who rests. Source: Swiss 3, 4, Common 4.8. */
export const swissArranging: Arranging<SwissSettings> = {
  drawsMore: (settings, state) => roundsOf(state).length < roundsFor(settings, state.entries.length),
  kind: 'PAIRS',
  most: 2,
  tables: pairTables,
  seeding: swissSeeding,
  arranged: (_settings, _state, rearrangement) => withGames(repaired(rearrangement)),
  broken(settings, state, { drawn, tables }) {
    const field = drawn.groups.length === 0 ? state : { ...state, plan: { ...EMPTY_PLAN, groups: drawn.groups } };
    const players = new Map(playersBefore(settings, field).map((player) => [player.entry, player]));
    const nameOf = entryNames(state.entries);
    const isDrawn = drawnPairs(pairTables(drawn));
    const least = Math.min(...tables.flatMap(({ entries }) => entries.map((entry) => players.get(entry)?.points ?? 0)));
    return tables.flatMap(({ entries }) => {
      const [one, other] = entries.map((entry) => players.get(entry));
      if (one === undefined) return [];
      const seats = other === undefined ? [] : seatBroken(one, other, nameOf);
      if (isDrawn(entries)) return seats;
      const broken = other === undefined ? byeBroken(one, least, nameOf) : pairBroken(one, other, nameOf);
      return [...broken, ...seats];
    });
  },
};

function withGames(plan: Plan): Plan {
  const games = plan.pairings.flatMap(({ key, first, second }): readonly PlannedGame[] => {
    if (first.kind !== 'player' || second.kind !== 'player') return [];
    return [{ key: `${key}.g1`, pairing: key, number: 1, first: first.entry, second: second.entry }];
  });
  return { ...plan, games };
}

type NameOf = ReturnType<typeof entryNames>;

function byeBroken(player: SwissPlayer, least: number, nameOf: NameOf): readonly BrokenRule[] {
  const words = { name: nameOf(player.entry), points: pointsOf(player) };
  const broken: BrokenRule[] = [];
  if (player.hasRested) broken.push({ rules: ['Swiss 3.2'], why: message('formats.SWISS.against.restsAgain', words) });
  if (player.points > least) broken.push({ rules: ['Swiss 3.4'], why: message('formats.SWISS.against.rests', words) });
  if (broken.length > 0) return broken;
  return [{ rules: ['Swiss 3.8', 'Swiss 3.14'], why: message('formats.SWISS.against.restsToo', words) }];
}

function pairBroken(one: SwissPlayer, other: SwissPlayer, nameOf: NameOf): readonly BrokenRule[] {
  const words = { one: nameOf(one.entry), other: nameOf(other.entry) };
  const broken: BrokenRule[] = [];
  if (one.met.has(other.entry)) {
    broken.push({ rules: ['Swiss 3.1'], why: message('formats.SWISS.against.again', words) });
  }
  if (mustShareASeat(one, other)) {
    broken.push({ rules: ['Swiss 3.3', 'Swiss 4.1'], why: message('formats.SWISS.against.seatOfBoth', words) });
  }
  if (one.points !== other.points) {
    const points = { points: pointsOf(one), others: pointsOf(other) };
    const why = message('formats.SWISS.against.points', { ...words, ...points });
    broken.push({ rules: ['Swiss 2.1', 'Swiss 3.5'], why });
  }
  if (broken.length > 0) return broken;
  return [{ rules: ['Swiss 3.14', 'Swiss 3.15'], why: message('formats.SWISS.against.order', words) }];
}

function seatBroken(first: SwissPlayer, second: SwissPlayer, nameOf: NameOf): readonly BrokenRule[] {
  if (seated(first, second).first === first) return [];
  const words = { name: nameOf(second.entry), other: nameOf(first.entry) };
  return [{ rules: ['Swiss 4.3'], why: message('formats.SWISS.against.seat', words) }];
}

function pointsOf({ points }: SwissPlayer): number {
  return asPoints(halfPoints(points));
}

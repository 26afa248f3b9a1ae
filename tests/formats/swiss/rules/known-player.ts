import type { FormatState } from '../../../../api/src/rules/formats/format.ts';

/** What the checker knows of a player before a round, worked out from the games alone. */
export interface Known {
  readonly id: string;
  readonly number: number;
  points: number;
  unplayed: number;
  rested: boolean;
  top: boolean;
  readonly met: string[];
  readonly colours: number[];
  readonly floats: string[];
}

/** Everybody before a round, from 1, of so many in all; a bye is worth a point. */
export function knownBefore(state: FormatState, round: number, rounds: number): readonly Known[] {
  const known = new Map(
    state.entries.map(({ id }, index): [string, Known] => [
      id,
      { id, number: index + 1, points: 0, unplayed: 0, rested: false, top: false, met: [], colours: [], floats: [] },
    ]),
  );
  const of = (id: string): Known => known.get(id)!;
  for (let past = 1; past < round; past += 1) {
    const score = new Map([...known.values()].map(({ id, points }) => [id, points]));
    for (const { key, first, second } of state.plan.pairings.filter((pairing) => pairing.round === past)) {
      if (first.kind !== 'player') throw new Error('nobody is first');
      const one = of(first.entry);
      if (second.kind !== 'player') {
        Object.assign(one, { points: one.points + 1, unplayed: one.unplayed + 1, rested: true });
        one.floats.unshift('down');
        continue;
      }
      const other = of(second.entry);
      const result = state.decided.find(({ game }) => game === `${key}.g1`)!;
      const difference = score.get(one.id)! - score.get(other.id)!;
      for (const [self, opponent, colour, ahead] of [
        [one, other, 1, difference],
        [other, one, -1, -difference],
      ] as const) {
        self.met.push(opponent.id);
        self.points += result.winner === null ? 0.5 : result.winner === self.id ? 1 : 0;
        const isPlayed = result.how !== 'FORFEIT';
        if (isPlayed) self.colours.push(colour);
        else Object.assign(self, { unplayed: self.unplayed + 1, rested: self.rested || result.winner === self.id });
        const byForfeit = result.winner === self.id ? 'down' : '';
        self.floats.unshift(!isPlayed ? byForfeit : ahead > 0 ? 'down' : ahead < 0 ? 'up' : '');
      }
    }
  }
  for (const each of known.values()) each.top = round === rounds && each.points > (round - 1) / 2;
  return [...known.values()].toSorted((a, b) => b.points - a.points || a.number - b.number);
}

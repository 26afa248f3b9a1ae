import type { Fairness } from '../fair/fairness.ts';
import type { Places } from '../fair/places.ts';
import type { Measures } from './measures.ts';

/** The same fairness, with what it refuses and what operations ask for counted. */
export function measuredFairness(fairness: Fairness, measures: Pick<Measures, 'points' | 'refused'>): Fairness {
  const { places, purses, botPace } = fairness;
  const counted = (rule: keyof Fairness['places']): Places => ({
    ...places[rule],
    take(address, thing) {
      const giveBack = places[rule].take(address, thing);
      if (giveBack === null) measures.refused(rule);
      return giveBack;
    },
  });
  return {
    ...fairness,
    places: {
      sockets: counted('sockets'),
      streams: counted('streams'),
      requests: counted('requests'),
      watched: counted('watched'),
    },
    purses: {
      ...purses,
      charge(args) {
        const bill = purses.charge(args);
        measures.points(bill.by, bill.refusal === null, bill.asked);
        if (bill.refusal !== null) measures.refused(String(bill.refusal.extensions['rule']));
        return bill;
      },
    },
    botPace: {
      ...botPace,
      charge(args) {
        const refusal = botPace.charge(args);
        if (refusal !== null) measures.refused(String(refusal.extensions['rule']));
        return refusal;
      },
    },
  };
}

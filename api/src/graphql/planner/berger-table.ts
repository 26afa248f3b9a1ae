import { planBergerTable } from '../../application/queries/planner/berger-table.ts';
import type { BergerPair, BergerRound } from '../../rules/formats/berger.ts';
import { builder } from '../builder.ts';
import { ruleField } from '../rules.ts';
import { answered } from './answered.ts';
import { squareCost } from './cost.ts';

const BergerPairType = builder.objectRef<BergerPair>('BergerPair').implement({
  description: 'Two seats that meet; seats count from 1, and -1 is the dummy: who meets it rests.',
  fields: (t) => ({
    first: t.exposeInt('first', { description: 'The seat that has the first move in game 1.' }),
    second: t.exposeInt('second', { description: 'The other seat; it has the first move in game 2.' }),
  }),
});

const BergerRoundType = builder.objectRef<BergerRound>('BergerRound').implement({
  description: 'One round of a Berger table.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'From 1.' }),
    pairs: t.field({
      type: [BergerPairType],
      description: 'In the order of the table.',
      resolve: ({ pairs }) => [...pairs],
    }),
  }),
});

ruleField('bergerTable', (t) =>
  t.field({
    type: [BergerRoundType],
    description: 'Planner: who meets whom in which round when everybody meets everybody. 2 to 200 players.',
    complexity: ({ players }) => ({ field: 1, multiplier: 4 * squareCost(players) }),
    args: { players: t.arg.int({ required: true, description: 'How many players; an odd number gets the dummy.' }) },
    resolve: (_root, { players }) => [...answered(planBergerTable(players))],
  }),
);

import { planFischerClock } from '../../application/queries/planner/fischer-clock.ts';
import { SEATS } from '../../kernel/seat.ts';
import type { Millis } from '../../kernel/time.ts';
import type { FischerPress, FischerState } from '../../rules/clocks/fischer-state.ts';
import { builder } from '../builder.ts';
import { ruleField } from '../rules.ts';
import { SeatEnum } from '../vocabulary.ts';
import { answered } from './answered.ts';

const seconds = (duration: Millis) => Math.floor(duration / 1_000);

const FischerPressType = builder.objectRef<FischerPress>('FischerPress').implement({
  description: 'One move on a planned clock.',
  fields: (t) => ({
    seat: t.expose('seat', { type: SeatEnum, description: 'Who moved.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When he moved.' }),
    remaining: t.int({
      description: 'Whole seconds that he had left after his increment, rounded down.',
      resolve: (press) => seconds(press.remaining),
    }),
  }),
});

const FischerStateType = builder.objectRef<FischerState>('FischerState').implement({
  description: 'A Fischer clock after its presses.',
  fields: (t) => ({
    toMove: t.expose('toMove', { type: SeatEnum, description: 'Whose time passes, or whose flag has fallen.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'The last press plus what the seat to move had left then; never null, also where the flag has fallen.',
    }),
    remaining: t.intList({
      description: 'Whole seconds as at the last press, rounded down: first, second.',
      resolve: ({ remaining }) => SEATS.map((seat) => seconds(remaining[seat])),
    }),
    log: t.field({ type: [FischerPressType], description: 'Every move, in order.', resolve: ({ log }) => [...log] }),
    lostOnTime: t.expose('lostOnTime', {
      type: SeatEnum,
      nullable: true,
      description: 'Whose time had run out by `now`; null: nobody’s. At the very deadline a move is in time.',
    }),
  }),
});

ruleField('fischerClock', (t) =>
  t.field({
    type: FischerStateType,
    description: 'Planner: a Fischer clock with a cap, told from the instants of its moves. At most 5,000 presses.',
    complexity: ({ presses }) => ({ field: 1, multiplier: Math.max(1, presses.length / 10) }),
    args: {
      control: t.arg.string({ required: true, description: 'Such as `T=(3+1)<=7` (days) or `T=(10m+5s)<=15m`.' }),
      startedAt: t.arg({ type: 'DateTime', required: true, description: 'When the first seat’s time begins to pass.' }),
      presses: t.arg({ type: ['DateTime'], required: true, description: 'When the moves were made, in order.' }),
      now: t.arg({ type: 'DateTime', required: true, description: 'The instant that is asked for.' }),
    },
    resolve: (_root, args) => answered(planFischerClock(args)),
  }),
);

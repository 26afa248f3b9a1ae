import { AsyncLocalStorage } from 'node:async_hooks';
import { Gauge, type Registry } from 'prom-client';
import { SECOND, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import type { Hub } from '../live/hub.ts';
import { backUpAge, clockLag, queueAges } from './lateness.ts';

export interface GaugeParts {
  readonly registry: Registry;
  readonly db: Db;
  readonly now: () => Instant;
  readonly hub: Pick<Hub, 'groups' | 'members'>;
  readonly report: (failure: unknown) => void;
}

/** Where the figures are read that a query asks for at its own moment: the embedded database answers nobody else until that ends. */
export const atItsMoment = new AsyncLocalStorage<Db>();

/** What is measured when it is asked for. A database that does not answer leaves what it would say at the value before. */
export function addGauges({ registry, db, now, hub, report }: GaugeParts): void {
  const registers = [registry];
  for (const { name, help, value } of [
    { name: 'baraza_subscribers', help: 'Subscriptions that are open.', value: hub.members },
    {
      name: 'baraza_watched',
      help: 'Different things that are watched, each read and written once for all who watch it.',
      value: hub.groups,
    },
  ]) {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(value()) });
  }
  const world = {
    get db(): Db {
      return atItsMoment.getStore() ?? db;
    },
    now,
  };
  const clock: Gauge = new Gauge({
    name: 'baraza_clock_lag_seconds',
    help: 'How long ago the first clock ran out in a game that is not decided yet; 0: none has.',
    registers,
    collect: () => clockLag(world).then((late) => clock.set(late / SECOND), report),
  });
  const backUp: Gauge = new Gauge({
    name: 'baraza_back_up_age_seconds',
    help: 'How long ago the last copy of the database was made by `back-up`; NaN: none was.',
    registers,
    collect: () => backUpAge(world).then((age) => backUp.set(age === null ? Number.NaN : age / SECOND), report),
  });
  const queues: Gauge<'queue'> = new Gauge({
    name: 'baraza_queue_age_seconds',
    help: 'How long what is to be sent first was due; 0: nothing is late.',
    labelNames: ['queue'],
    registers,
    collect: () =>
      queueAges(world).then((ages) => {
        for (const [queue, age] of Object.entries(ages)) queues.set({ queue }, age / SECOND);
      }, report),
  });
}

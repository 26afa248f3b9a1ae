import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { SECOND, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import type { Env } from '../env.ts';
import { listenAt } from '../listen-at.ts';
import type { Hub } from '../live/hub.ts';
import { backUpAge, clockLag, queueAges } from './lateness.ts';
import type { Measures } from './measures.ts';

/** A port of its own for programs that watch the server. */
export interface MetricsPort {
  readonly port: number;
  /** Stops listening and closes every connection. */
  close(): void;
}

interface MetricsParts {
  readonly env: Env;
  readonly measures: Measures;
  readonly db: Db;
  readonly now: () => Instant;
  readonly hub: Hub;
  readonly report: (failure: unknown) => void;
}

/** Answers `GET /metrics` as Prometheus reads it, if a port is set; rejects when that cannot be listened at. */
export async function serveMetrics(parts: MetricsParts): Promise<MetricsPort | null> {
  const { env, measures, report } = parts;
  if (env.METRICS_PORT === undefined) return null;
  const { registry } = measures;
  collectDefaultMetrics({ register: registry });
  addGauges(parts);
  const http: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    registry
      .metrics()
      .then((text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text))
      .catch((failure: unknown) => {
        report(failure);
        response.writeHead(503).end();
      });
  });
  await listenAt(http, env.METRICS_PORT, env.METRICS_HOST);
  return {
    port: (http.address() as AddressInfo).port,
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
}

/** What is measured when it is asked for. A database that does not answer leaves what it would say at the value before. */
function addGauges({ measures, db, now, hub, report }: MetricsParts): void {
  const registers = [measures.registry];
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
  const world = { db, now };
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

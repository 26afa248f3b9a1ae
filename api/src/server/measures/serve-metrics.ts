import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics } from 'prom-client';
import type { Env } from '../env.ts';
import { listenAt } from '../listen-at.ts';
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
  readonly report: (failure: unknown) => void;
}

/** Answers `GET /metrics` as Prometheus reads it, if a port is set; rejects when that cannot be listened at. */
export async function serveMetrics({ env, measures, report }: MetricsParts): Promise<MetricsPort | null> {
  if (env.METRICS_PORT === undefined) return null;
  const { registry } = measures;
  collectDefaultMetrics({ register: registry });
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

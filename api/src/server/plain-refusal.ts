import type { ServerResponse } from 'node:http';

/** Answers with a sentence in place of what was asked for; nobody keeps it. */
export function refusePlainly(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

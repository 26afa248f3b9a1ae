import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterOf, refusedResult, timesOf } from './trouble.ts';
import type { Seen, Subscribing, Trouble } from './trouble.ts';
import { later } from './wire.ts';
import type { Wire } from './wire.ts';

const STREAM = { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' };
const INVALID = { errors: [{ message: 'This token was revoked.', extensions: { code: 'TOKEN_INVALID' } }] };

/** Leads a request of the client under test on to the server; a stream of server-sent events with everything that is to befall it. */
export async function streamWire(
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  server: string,
  { trouble, seen, wires }: { readonly trouble: Trouble; readonly seen: Seen; readonly wires: Set<Wire> },
): Promise<void> {
  const body = await bodyOf(request);
  const isStream = (request.headers.accept ?? '').includes('text/event-stream');
  if (isStream && trouble.isTokenInvalid) {
    response.writeHead(401, { 'content-type': 'application/json' }).end(JSON.stringify(INVALID));
    return;
  }
  if (isStream) seen.subscriptions.push({ after: afterOf(JSON.parse(body) as Subscribing), at: Date.now() });
  const { refusal } = trouble;
  if (isStream && refusal !== null) {
    trouble.refusal = null;
    response.writeHead(200, STREAM).end(`${block(refusedResult(refusal))}${COMPLETE}`);
    return;
  }
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  let isHeld = false;
  const wire: Wire = {
    cut: () => response.destroy(),
    hold: () => (isHeld = true),
    stop: () => response.end(COMPLETE),
  };
  if (isStream) wires.add(wire);
  try {
    const answer = await fetch(new URL(request.url ?? '/', server), {
      method: request.method ?? 'GET',
      headers: headersOf(request),
      ...(body === '' ? {} : { body }),
      signal: gone.signal,
    });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    for await (const part of blocksOf(answer)) {
      const times = part.startsWith('event: next') ? timesOf(trouble, resultOf(part)) : 1;
      later(isStream ? trouble.delay : 0, () => {
        if (!isHeld && !response.writableEnded) response.write(part.repeat(times));
      });
    }
    if (!isHeld) later(trouble.delay, () => response.end());
  } catch {
    response.destroy();
  } finally {
    if (!isHeld) wires.delete(wire);
  }
}

const COMPLETE = 'event: complete\ndata:\n\n';

function block(result: object): string {
  return `event: next\ndata: ${JSON.stringify(result)}\n\n`;
}

function resultOf(part: string): { readonly data?: object | null } {
  return JSON.parse(/^data: (.*)$/m.exec(part)?.[1] ?? '{}') as { readonly data?: object | null };
}

/** The text of an answer, cut behind every empty line, as the blocks of a stream are. */
async function* blocksOf(answer: Response): AsyncGenerator<string, void, void> {
  let rest = '';
  for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + text).split(/(?<=\n\n)/);
    rest = blocks.at(-1)?.endsWith('\n\n') === true ? '' : (blocks.pop() ?? '');
    yield* blocks;
  }
  if (rest !== '') yield rest;
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const name of ['accept', 'accept-language', 'authorization', 'content-type', 'cookie'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += String(part);
  return body;
}

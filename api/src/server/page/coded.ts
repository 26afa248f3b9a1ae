import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /^(text\/|application\/|image\/svg)/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Coding = 'br' | 'gzip' | 'identity';

/** What is served at an address, in each coding in which somebody has asked for it. */
export interface Served {
  readonly type: string;
  readonly etag: string;
  readonly bodies: Map<Coding, Buffer>;
}

/** These bytes as they are served, marked by what they are. */
export const servedAs = (type: string, body: Buffer): Served => ({
  type,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  bodies: new Map<Coding, Buffer>([['identity', body]]),
});

/** Sends it with this status, packed as its reader takes it; who has it already is told so where the status is 200. */
export async function sendServed(
  request: IncomingMessage,
  response: ServerResponse,
  served: Served,
  status: 200 | 404,
): Promise<void> {
  response.setHeader('ETag', served.etag);
  response.appendHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match'] === served.etag) return void response.writeHead(304).end();
  const coding = COMPRESSIBLE.test(served.type) ? wantedCoding(request) : 'identity';
  const body = await coded(served, coding);
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  response.writeHead(status, { 'Content-Type': served.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function wantedCoding(request: IncomingMessage): Coding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function coded(served: Served, coding: Coding): Promise<Buffer> {
  const plain = served.bodies.get('identity') ?? Buffer.alloc(0);
  const known = served.bodies.get(coding);
  if (known !== undefined) return known;
  const body =
    coding === 'br'
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : await gzipped(plain, { level: 6 });
  served.bodies.set(coding, body);
  return body;
}

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { Instant } from '../../kernel/time.ts';

const gzipped = promisify(gzip);

/** A text with an address of its own. */
export interface TextDocument {
  readonly type: string;
  /** What it is called when it is saved. */
  readonly fileName: string;
  /** Whole, or in pieces that are made while they are sent. */
  readonly body: string | AsyncIterable<string>;
  /** Whether a cache that several people share may keep it. */
  readonly isPublic: boolean;
  /** When it last changed; left out where nobody knows. */
  readonly changedAt?: Instant;
}

/** One that is not sent in pieces. */
export interface WholeDocument extends TextDocument {
  readonly body: string;
}

/**
 * Sends a text: packed for who takes that, with its name, and a whole one with the mark by which it is asked for anew: who
 * has it already is told so. HEAD answers the same headers.
 */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  document: TextDocument,
): Promise<void> {
  const { type, fileName, body, isPublic, changedAt } = document;
  response.setHeader('Cache-Control', isPublic ? 'public, no-cache' : 'private, no-cache');
  response.appendHeader('Vary', 'Accept-Encoding');
  if (changedAt !== undefined) response.setHeader('Last-Modified', new Date(changedAt).toUTCString());
  if (typeof body === 'string') {
    const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    response.setHeader('ETag', etag);
    if (isKnown(request, etag, changedAt)) return void response.writeHead(304).end();
  }
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Disposition', disposition(fileName));
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  if (typeof body === 'string') {
    const bytes = isPacked ? await gzipped(body) : Buffer.from(body);
    response.writeHead(200, { 'Content-Length': bytes.length });
    return void response.end(request.method === 'HEAD' ? undefined : bytes);
  }
  response.writeHead(200);
  if (request.method === 'HEAD') return void response.end();
  const pieces = Readable.from(body);
  await (isPacked ? pipeline(pieces, createGzip(), response) : pipeline(pieces, response)).catch((failure: unknown) => {
    // A reader who has gone away before the end is no failure of ours.
    if (!response.destroyed || !isPremature(failure)) throw failure;
  });
}

/** Whether the asker has this very text; the mark decides where he gives one, else the time, whose unit is a second. */
function isKnown({ headers }: IncomingMessage, etag: string, changedAt: Instant | undefined): boolean {
  const marks = headers['if-none-match'];
  if (marks !== undefined) return marks.split(',').some((mark) => mark.trim() === etag || mark.trim() === '*');
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return changedAt !== undefined && Math.floor(changedAt / 1_000) * 1_000 <= since;
}

/** Shown in the browser, and saved under its name: in ASCII for old programs, whole for the others (RFC 6266). */
function disposition(fileName: string): string {
  const plain = fileName.normalize('NFKD').replaceAll(/[^\w.-]+/g, '-');
  const whole = encodeURIComponent(fileName).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `inline; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function isPremature(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && failure.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

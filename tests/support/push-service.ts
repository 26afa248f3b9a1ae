import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser gives of itself to a server whose notices it takes. */
export interface TestSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A notice as it came, opened by the browser that it was for. */
export interface Pushed {
  readonly endpoint: string;
  readonly ttl: string;
  /** The server's key under which it is signed, in base64url. */
  readonly signedBy: string;
  readonly shown: Readonly<Record<'title' | 'body' | 'path' | 'tag' | 'lang', string>>;
}

/** A push service of a test on the loopback. */
export interface PushService {
  readonly pushed: readonly Pushed[];
  /** A new browser. */
  browser(): TestSubscription;
  /** From now on everything is answered so. */
  answer(status: number): void;
  close(): Promise<void>;
}

const hmac = (key: Uint8Array, ...parts: readonly Uint8Array[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const info = (text: string): Buffer => Buffer.from(`${text}\0`);
const ONE = Buffer.from([1]);

/** Starts it on a free port. */
export async function openPushService(): Promise<PushService> {
  const pushed: Pushed[] = [];
  const browsers = new Map<string, (body: Buffer) => string>();
  let status = 201;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const endpoint = `http://127.0.0.1:${port}${request.url}`;
    const text = browsers.get(endpoint)?.(Buffer.concat(parts)) ?? '';
    const { authorization = '', ttl = '' } = request.headers;
    pushed.push({
      endpoint,
      ttl: String(ttl),
      signedBy: signer(authorization),
      shown: JSON.parse(text) as Pushed['shown'],
    });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    pushed,
    browser() {
      const pair = createECDH('prime256v1');
      const own = pair.generateKeys();
      const auth = randomBytes(16);
      const endpoint = `http://127.0.0.1:${port}/push/${randomBytes(6).toString('hex')}`;
      browsers.set(endpoint, (body) => opened(body, own, auth, (key) => pair.computeSecret(key)));
      return { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url') };
    },
    answer: (wanted) => void (status = wanted),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What was encrypted for a browser. Source: RFC 8188, 8291. */
function opened(body: Buffer, own: Buffer, auth: Buffer, secretWith: (key: Buffer) => Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const shared = hmac(hmac(auth, secretWith(sender)), info('WebPush: info'), own, sender, ONE);
  const key = hmac(salt, shared);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    hmac(key, info('Content-Encoding: aes128gcm'), ONE).subarray(0, 16),
    hmac(key, info('Content-Encoding: nonce'), ONE).subarray(0, 12),
  );
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** The key of whoever has signed a request, in base64url; fails where it is signed by nobody. Source: RFC 8292. */
function signer(authorization: string): string {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? key : '';
}

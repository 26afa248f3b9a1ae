import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../application/context.ts';
import { SECOND, type Instant } from '../../kernel/time.ts';
import type { SharedCounts } from '../budget/shared-counts.ts';
import type { ClientAddress } from '../client-address.ts';
import { sendServed, servedAs, type Served } from '../page/coded.ts';
import type { PictureForm, WantedPicture } from '../page/drawing-messages.ts';
import type { Drawing, TooMany } from '../page/drawing.ts';
import type { PageAnswers } from '../page/page-answers.ts';
import { refusePlainly } from '../plain-refusal.ts';
import { createRateLimit } from '../rate-limit.ts';
import { askedLook } from './asked-look.ts';
import { askedFor } from './found-picture.ts';

/** Answers a request for a picture. */
type PictureHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface PicturesParts {
  readonly drawing: Drawing;
  /** Pictures that one address is given in a minute. */
  readonly picturesAMinute: number;
  readonly shared: SharedCounts;
  readonly now: () => Instant;
  /** The world as somebody sees it who is not signed in. */
  readonly contextOf: () => AppContext;
  readonly addressOf: ClientAddress;
  readonly answerFor: PageAnswers;
}

const TYPES: Readonly<Record<PictureForm, string>> = { svg: 'image/svg+xml', png: 'image/png', gif: 'image/gif' };
/** Bytes of pictures that are kept. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Milliseconds that one is kept: the names in it may have changed. */
const KEPT_FOR = 3_600_000;
/** Seconds after which there is room for another drawing. */
const ROOM = 5;

/**
 * The pictures that have an address of their own; null for an address that is none of theirs. Each is drawn once for a version of what it
 * shows, one after another, and kept. Who asks for too many a minute is told when to come again.
 */
export function pictures(parts: PicturesParts): (path: string) => PictureHandler | null {
  const { drawing, picturesAMinute, now, contextOf, addressOf, answerFor } = parts;
  const limit = parts.shared.limit('pictures', createRateLimit(now, picturesAMinute));
  const kept = new LRUCache<string, Served>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_FOR,
    sizeCalculation: ({ bodies }) => (bodies.get('identity')?.length ?? 0) + 1_000,
  });
  const underWay = new Map<string, Promise<Served | null | TooMany>>();

  async function make(request: IncomingMessage, wanted: WantedPicture, key: string): Promise<Served | null | TooMany> {
    const made = await drawing.picture(wanted, answerFor(request, wanted.language));
    if (made === null || made === 'too many') return made;
    const served = servedAs(TYPES[wanted.form], Buffer.from(made));
    kept.set(key, served);
    return served;
  }

  /** The picture as it is kept, or else as it is made now, once for all who ask for it. */
  function madeOnce(request: IncomingMessage, wanted: WantedPicture, key: string): Promise<Served | null | TooMany> {
    const other = underWay.get(key);
    if (other !== undefined) return other;
    const made = make(request, wanted, key);
    underWay.set(key, made);
    void made.finally(() => underWay.delete(key)).catch(() => undefined);
    return made;
  }

  return (path) => {
    const asked = askedFor(path);
    if (asked === null) return null;
    return async (request, response) => {
      const caller = addressOf(request);
      if (!limit.take(caller, asked.cost)) {
        const seconds = Math.ceil(limit.wait(caller, asked.cost) / SECOND);
        response.setHeader('Retry-After', seconds);
        const most = `This address is given at most ${picturesAMinute} pictures a minute`;
        return refusePlainly(response, 429, `${most}: try again in ${seconds} s.`);
      }
      const look = askedLook(request.url ?? '/', asked.widths);
      if (typeof look === 'string') return refusePlainly(response, 400, look);
      const found = await asked.find(contextOf());
      if (typeof found === 'string') return refusePlainly(response, 404, found);
      const { frames, version } = found;
      const key = JSON.stringify([frames, version, asked.form, look]);
      const wanted = { ...look, form: asked.form, frames, at: now() };
      const picture = kept.get(key) ?? (await madeOnce(request, wanted, key));
      if (picture === null) return refusePlainly(response, 404, 'There is no picture at this address.');
      if (picture === 'too many') {
        response.setHeader('Retry-After', ROOM);
        return refusePlainly(response, 503, `Too many pictures are being drawn: try again in ${ROOM} s.`);
      }
      response.setHeader('Cache-Control', 'public, no-cache');
      return sendServed(request, response, picture, 200);
    };
  };
}

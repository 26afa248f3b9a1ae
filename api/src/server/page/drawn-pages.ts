import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { withinRealSeconds } from '../timers.ts';
import { DRAWN_BY, wantedPage, type WantedPage } from './asked-page.ts';
import { sendServed, servedAs, type Served } from './coded.ts';
import type { AnswerFor, Drawing } from './drawing.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A page as it is kept; null where it is not drawn. */
interface Kept {
  readonly status: 200 | 404;
  /** Where else it is; null: nowhere. */
  readonly movedTo: string | null;
  readonly served: Served | null;
}

const UNDRAWN: Kept = { status: 200, movedTo: null, served: null };

interface DrawnPagesParts {
  /** Null: nothing is drawn. */
  readonly drawing: Drawing | null;
  /** What answers where nothing is drawn: the page that draws itself. */
  readonly bare: Handler;
  /** Seconds that a reader waits for a page to be drawn before he has the bare one. */
  readonly patience: number;
  readonly now: () => number;
  /** What answers the questions of a page, for nobody in particular, on account of who has asked for it. */
  readonly answerFor: (request: IncomingMessage, language: string) => AnswerFor;
  readonly siteFor: (request: IncomingMessage) => string;
  readonly onChanges: (listener: () => void) => () => void;
  /** Is told why a page could not be drawn. */
  readonly report: (failure: unknown, address: string) => void;
}

/** Milliseconds that a page is kept where nothing changes: clocks go on in it. */
const KEPT_FOR = 2_000;
/** Bytes of pages that are kept. */
const KEPT_BYTES = 16 * 1024 * 1024;

/**
 * Serves pages as they are drawn for nobody in particular. One that was drawn is kept until anything in the database changes, for two
 * seconds at most, so that all who come at once have one drawing. Where a page is not drawn in time, or cannot be, its reader has the
 * page that draws itself.
 */
export function drawnPages(parts: DrawnPagesParts): Handler {
  const { drawing, bare, patience, now, answerFor, siteFor, onChanges, report } = parts;
  if (drawing === null) return bare;
  const kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_FOR,
    sizeCalculation: ({ served }) => (served?.bodies.get('identity')?.length ?? 0) + 1_000,
  });
  const underWay = new Map<string, Promise<Kept>>();
  let changes = 0;
  onChanges(() => {
    changes += 1;
    kept.clear();
  });

  async function draw(request: IncomingMessage, wanted: WantedPage, key: string): Promise<Kept> {
    const drawnAt = changes;
    const site = siteFor(request);
    const page = await drawing?.page({ ...wanted, at: now(), site }, answerFor(request, wanted.language));
    if (page === undefined || page === 'too many') return UNDRAWN;
    const drawn: Kept = {
      status: page.isMissing ? 404 : 200,
      movedTo: page.movedTo,
      served: page.document === null ? null : servedAs('text/html; charset=utf-8', Buffer.from(page.document)),
    };
    if (drawnAt === changes) kept.set(key, drawn);
    return drawn;
  }

  /** The page as it is kept, or else as it is drawn now, once for all who ask for it. */
  function drawnOnce(request: IncomingMessage, wanted: WantedPage): Promise<Kept> {
    const key = JSON.stringify([wanted, siteFor(request)]);
    const known = kept.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const other = underWay.get(key);
    if (other !== undefined) return other;
    const drawn = draw(request, wanted, key).catch((failure: unknown): Kept => {
      report(failure, wanted.address);
      return UNDRAWN;
    });
    underWay.set(key, drawn);
    void drawn.finally(() => underWay.delete(key));
    return drawn;
  }

  return async (request, response) => {
    const wanted = wantedPage(request);
    const late = (): Kept => UNDRAWN;
    const drawn = wanted === null ? late() : await withinRealSeconds(patience, drawnOnce(request, wanted), late);
    response.appendHeader('Vary', DRAWN_BY);
    if (drawn.movedTo === null && drawn.served === null) return bare(request, response);
    response.setHeader('Cache-Control', 'no-cache');
    // Asked again each time: a tournament may be renamed again, also to what it was called before.
    if (drawn.movedTo !== null) return void response.writeHead(301, { Location: drawn.movedTo }).end();
    if (drawn.served !== null) return sendServed(request, response, drawn.served, drawn.status);
  };
}

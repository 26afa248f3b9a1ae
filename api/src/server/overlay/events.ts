import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '../../application/context.ts';
import { shownSlot } from '../../application/queries/overlay-slots.ts';
import type { OverlaySlotId } from '../../kernel/ids.ts';
import type { TopicChange } from '../../store/notification.ts';
import { slotMark } from '../../store/writing/overlay.ts';
import { everyRealSeconds } from '../timers.ts';
import { NO_SLOT, slotNamed } from './document.ts';
import { shownText, topicOf } from './shown-text.ts';

/** How often who looks is told that the connection lives. */
const BEAT_SECONDS = 15;
/** After how long a browser comes again when the connection was cut. */
const RETRY_MILLIS = 3_000;

interface OverlayParts {
  /** The world as somebody sees it who is not signed in. */
  readonly contextOf: () => AppContext;
  readonly onChanges: (listener: (changes: readonly TopicChange[]) => void) => () => void;
  readonly onReconnect: (listener: () => void) => () => void;
  /** Runs work that the server ends before it stops. */
  readonly working: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  readonly report: (failure: unknown) => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * What a slot shows, as server-sent events at `/overlay/<slot>/events`: each the whole text, the first at once, another whenever it has
 * changed; an event `gone` is the last. Null for any other address.
 */
export function overlayEvents(parts: OverlayParts): (path: string) => Handler | null {
  return (path) => {
    const [, name] = /^\/overlay\/([^/]+)\/events$/.exec(path) ?? [];
    if (name === undefined) return null;
    const id = slotNamed(decodedOr(name));
    return async (request, response) => {
      const slot = await shownSlot(parts.contextOf(), id);
      if (slot === null) {
        response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
        return void response.end(`${NO_SLOT}\n`);
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' });
      if (request.method === 'HEAD') return void response.end();
      response.write(`retry: ${RETRY_MILLIS}\n\n`);
      show(parts, id, response);
    };
  };
}

function show(
  { contextOf, onChanges, onReconnect, working, report }: OverlayParts,
  id: OverlaySlotId,
  response: ServerResponse,
) {
  let shown: string | null = null;
  let topic: string | null = null;
  let isStale = false;
  let isLooking = false;
  const look = async (): Promise<void> => {
    const context = contextOf();
    const slot = await shownSlot(context, id);
    if (response.writableEnded) return;
    if (slot === null) return void response.end('event: gone\ndata:\n\n');
    topic = topicOf(slot);
    const text = await shownText(context, slot);
    if (text === shown || response.writableEnded) return;
    shown = text;
    response.write(`data: ${text.trimEnd().replaceAll('\n', '\ndata: ')}\n\n`);
  };
  const lookAgain = (): void => {
    isStale = true;
    if (isLooking) return;
    isLooking = true;
    void working(async () => {
      while (isStale) {
        isStale = false;
        await look();
      }
    })
      .catch(report)
      .finally(() => (isLooking = false));
  };
  const ends = [
    onChanges((changes) => {
      if (changes.some((change) => change.topic === slotMark(id) || change.topic === topic)) lookAgain();
    }),
    onReconnect(lookAgain),
    everyRealSeconds(BEAT_SECONDS, () => response.write(':\n\n')),
  ];
  response.once('close', () => {
    for (const end of ends) end();
  });
  lookAgain();
}

function decodedOr(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

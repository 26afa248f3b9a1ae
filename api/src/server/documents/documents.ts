import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '../../application/context.ts';
import { calendarDocument } from './calendar.ts';
import { playerFeed, tournamentFeed } from './feeds.ts';
import { gameDocumentOf, tournamentDocumentOf } from './records.ts';
import { sendDocument, type TextDocument } from './text-document.ts';

/** Finds the text at an address, by the part of it before the ending; a sentence where there is none. */
type Finder = (context: AppContext, name: string, origin: string) => Promise<TextDocument | string>;

/** What each kind of address leads to, by its folder and its ending. */
const FINDERS: Readonly<Record<string, Finder>> = {
  'calendar.ics': calendarDocument,
  'games.txt': (context, id) => gameDocumentOf(context, id, 'TRANSCRIPT'),
  'games.json': (context, id) => gameDocumentOf(context, id, 'JSON'),
  'players.atom': playerFeed,
  'tournaments.atom': tournamentFeed,
  'tournaments.txt': (context, id) => tournamentDocumentOf(context, id, 'TRANSCRIPT'),
  'tournaments.json': (context, id) => tournamentDocumentOf(context, id, 'JSON'),
};

/** Answers a request for a text. */
export type DocumentHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface DocumentParts {
  /** The world as somebody sees it who is not signed in. */
  readonly contextOf: () => AppContext;
  /** The server's own address as this request knows it. */
  readonly originOf: (request: IncomingMessage) => string;
}

/** The texts that have an address of their own; null for an address that is none of theirs. */
export function documents({ contextOf, originOf }: DocumentParts): (path: string) => DocumentHandler | null {
  return (path) => {
    const [, folder = '', name = '', ending = ''] = /^\/(\w+)\/([^/]*)\.(\w+)$/.exec(path) ?? [];
    const find = Object.hasOwn(FINDERS, `${folder}.${ending}`) ? FINDERS[`${folder}.${ending}`] : undefined;
    if (find === undefined) return null;
    return async (request, response) => {
      const found = await find(contextOf(), unescaped(name), originOf(request));
      if (typeof found !== 'string') return sendDocument(request, response, found);
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(`${found}\n`);
    };
  };
}

/** A name as it was before it became part of an address; as it stands where it was written wrongly. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

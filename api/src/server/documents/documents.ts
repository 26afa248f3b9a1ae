import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppContext } from '../../application/context.ts';
import { recordEndings } from '../../application/state/game-rules.ts';
import { SECOND, type Instant } from '../../kernel/time.ts';
import type { SharedCounts } from '../budget/shared-counts.ts';
import type { ClientAddress } from '../client-address.ts';
import { refusePlainly } from '../plain-refusal.ts';
import { unescaped } from '../unescaped.ts';
import { createRateLimit } from '../rate-limit.ts';
import { overlayDocument } from '../overlay/document.ts';
import { calendarDocument } from './calendar.ts';
import { playerFeed, tournamentFeed } from './feeds.ts';
import { gameDocumentOf, tournamentDocumentOf } from './records.ts';
import { tableDocument } from './tables.ts';
import { sendDocument, type TextDocument } from './text-document.ts';

/** Finds the text at an address, by the part of it before the ending; a sentence where there is none. */
type Finder = (context: AppContext, name: string, origin: string) => Promise<TextDocument | string>;

/** What each kind of address leads to, by its folder and its ending. */
const FINDERS: Readonly<Record<string, Finder>> = {
  'calendar.ics': calendarDocument,
  'overlay.txt': overlayDocument,
  ...Object.fromEntries(recordEndings().map((ending) => [`games.${ending}`, recordAsKept(ending)])),
  'games.txt': (context, id) => gameDocumentOf(context, id, 'TRANSCRIPT'),
  'games.json': (context, id) => gameDocumentOf(context, id, 'JSON'),
  'players.atom': playerFeed,
  'tournaments.atom': tournamentFeed,
  'tournaments.txt': (context, id) => tournamentDocumentOf(context, id, 'TRANSCRIPT'),
  'tournaments.json': (context, id) => tournamentDocumentOf(context, id, 'JSON'),
};

function recordAsKept(ending: string): Finder {
  return (context, id) => gameDocumentOf(context, id, 'TRANSCRIPT', ending);
}

/** What a whole tournament costs of them, which is hundreds of games; any other text costs one. */
const WHOLE_TOURNAMENT = 20;

/** Answers a request for a text. */
export type DocumentHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface DocumentParts {
  /** Texts that one address is given in a minute. */
  readonly textsAMinute: number;
  readonly shared: SharedCounts;
  readonly now: () => Instant;
  /** The world as somebody sees it who is not signed in. */
  readonly contextOf: () => AppContext;
  readonly addressOf: ClientAddress;
  /** The server's own address as this request knows it. */
  readonly urlFor: (request: IncomingMessage) => string;
}

/**
 * The texts that have an address of their own; null for an address that is none of theirs. Who asks for too many a minute is
 * told when to come again.
 */
export function documents({
  textsAMinute,
  shared,
  now,
  contextOf,
  addressOf,
  urlFor,
}: DocumentParts): (path: string) => DocumentHandler | null {
  const limit = shared.limit('texts', createRateLimit(now, textsAMinute));
  return (path) => {
    const asked = tableAt(path) ?? textAt(path);
    if (asked === null) return null;
    const { find, name, cost } = asked;
    return async (request, response) => {
      const caller = addressOf(request);
      if (!limit.take(caller, cost)) {
        const seconds = Math.ceil(limit.wait(caller, cost) / SECOND);
        response.setHeader('Retry-After', seconds);
        const counted = cost === 1 ? 'this is one more' : `this counts as ${cost}`;
        const most = `This address is given at most ${textsAMinute} texts a minute`;
        return refusePlainly(response, 429, `${most}, and ${counted}: try again in ${seconds} s.`);
      }
      const found = await find(contextOf(), unescaped(name), urlFor(request));
      if (typeof found !== 'string') return sendDocument(request, response, found);
      refusePlainly(response, 404, found);
    };
  };
}

/** What an address asks for: how it is found, by which name, and what it costs. */
interface Asked {
  readonly find: Finder;
  readonly name: string;
  readonly cost: number;
}

function textAt(path: string): Asked | null {
  const [, folder = '', name = '', ending = ''] = /^\/(\w+)\/([^/]*)\.(\w+)$/.exec(path) ?? [];
  const find = Object.hasOwn(FINDERS, `${folder}.${ending}`) ? FINDERS[`${folder}.${ending}`] : undefined;
  if (find === undefined) return null;
  return { find, name, cost: folder === 'tournaments' && ending !== 'atom' ? WHOLE_TOURNAMENT : 1 };
}

/** A table of a tournament, such as `/tournaments/<id>/standings.txt`. */
function tableAt(path: string): Asked | null {
  const [, name, table = '', ending = ''] = /^\/tournaments\/([^/]+)\/([^/]*)\.(\w+)$/.exec(path) ?? [];
  if (name === undefined) return null;
  return { find: (context, id) => tableDocument(context, id, { name: table, ending }), name, cost: 1 };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Activity } from '../activity.ts';
import type { Origins } from '../origins.ts';
import { createDrawing, FOR_PAGES } from './drawing.ts';
import { drawnPages } from './drawn-pages.ts';
import type { PageAnswers } from './page-answers.ts';
import { staticFiles } from './static-files.ts';

/** What a browser is given: the dashboard and GraphiQL. */
export interface Pages {
  readonly page: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly graphiql: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Draws no more. */
  close(): Promise<void>;
}

/** How the server draws pages. */
export interface PageDrawing {
  /** The program that draws, built beside the page. */
  readonly program: string;
  /** Seconds that a reader waits for it before he has the page that draws itself; left out: as people wait. */
  readonly patience?: number;
}

interface PagesParts {
  /** The folder of the built page. */
  readonly webFolder: string;
  /** What draws it; left out: the page draws itself. */
  readonly drawing?: PageDrawing;
  readonly answerFor: PageAnswers;
  readonly urlFor: Origins['urlFor'];
  readonly now: () => number;
  readonly working: Activity['working'];
  readonly onChanges: (listener: () => void) => () => void;
  readonly log: Logger;
}

/** Nobody waits longer for a page than it takes to draw itself on a phone. */
const PATIENCE = 1.5;

/** Serves the built page, drawn where it can be. */
export function openPages(parts: PagesParts): Pages {
  const { webFolder, answerFor, urlFor, now, working, onChanges, log } = parts;
  const bare = staticFiles(webFolder);
  const { program, patience = PATIENCE } = parts.drawing ?? {};
  const drawing = program === undefined ? null : createDrawing({ webFolder, program }, FOR_PAGES);
  const page = drawnPages({
    drawing,
    bare,
    patience,
    now,
    onChanges,
    siteFor: urlFor,
    report: (failure, address) => log.warn({ err: failure, address }, 'a page was not drawn'),
    answerFor,
  });
  return {
    page: (request, response) => working(() => page(request, response)),
    graphiql: staticFiles(webFolder, 'graphiql.html'),
    close: async () => drawing?.close(),
  };
}

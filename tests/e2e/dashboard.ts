import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import type { TestPerson } from '../support/api-client.ts';
import { sharedBrowser } from '../support/browser.ts';
import { startServer } from '../support/server.ts';
import type { TestServer, TestServerSettings } from '../support/server.ts';

/** Who looks at the dashboard, and with what. */
export interface Visitor {
  /** Signed in as this person; nobody when it is left out. */
  readonly person?: TestPerson;
  /** Of the window, in pixels; 1440 by 900 when it is left out. */
  readonly size?: readonly [width: number, height: number];
  readonly scheme?: 'light' | 'dark';
  /** Whether pieces move; they are put down at once when it is left out. */
  readonly motion?: boolean;
  /** Console errors that this visit has to live with, such as those of a connection that is cut. */
  readonly bears?: RegExp;
  /** Whether the test moves the page's own time with `page.clock`. */
  readonly clock?: boolean;
  /** The languages that the browser prefers; English, in which pages are asked for throughout, where it is left out. */
  readonly prefers?: string;
  /** The time zone that the browser is in; UTC where it is left out. */
  readonly zone?: string;
  /** Another server than the one of this file. */
  readonly url?: string;
  /** Whether he looks at it by touch: there is no mouse that could be over anything. */
  readonly byTouch?: boolean;
  /** Whether this browser has never been here, so that the code of a page that the server has drawn waits until it is of use. */
  readonly isNew?: boolean;
}

/** A server that serves the built page, and a browser to look at it. */
export interface Dashboard {
  readonly server: TestServer;
  /** Opens a page of the dashboard, in a browser profile of its own. */
  visit(path: string, visitor?: Visitor): Promise<Page>;
  /**
   * Fails when a page logged an error or a warning, threw, was refused what it watches, or asked another origin for
   * anything, since this was asked last.
   */
  expectSound(): void;
  /** Closes what was opened, and expects that it was sound. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

const WEB = join(import.meta.dirname, '../../web');
/** However busy the machine is, pages are drawn by the server. */
const PAGE = {
  webFolder: join(WEB, 'dist'),
  drawing: { program: join(WEB, 'dist-drawing/main.js'), patience: 60 },
};
/** Milliseconds that a busy machine is given for what takes a part of a second on a quiet one. */
const PATIENCE = 60_000;

/** Starts both; the caller closes them. A page that was built for another world is drawn by its browser alone. */
export async function openDashboard(settings: TestServerSettings = {}): Promise<Dashboard> {
  const page = settings.webFolder === undefined ? PAGE : {};
  const [server, browser] = await Promise.all([startServer({ ...page, ...settings }), sharedBrowser()]);
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  function watch(context: BrowserContext, origin: string, { bears, prefers }: Visitor): void {
    const note = (fault: string) => bears?.test(fault) || faults.push(fault);
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (thrown) => note(`thrown: ${thrown.error().stack ?? thrown.error().message}`));
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => {
          if (/"type":"error"|"errors":/.test(String(payload))) note(`not served: ${String(payload)}`);
        });
      });
    });
    context.on('request', (request) => {
      const { origin: asked, pathname } = new URL(request.url());
      if (asked !== origin) faults.push(`asked elsewhere: ${request.url()}`);
      const language = request.headers()['accept-language'];
      if (prefers === undefined && pathname === '/graphql' && request.resourceType() === 'fetch' && language !== 'en')
        faults.push(`asked in another language: ${language}`);
    });
  }

  function expectSound(): void {
    const found = faults.splice(0);
    if (found.length > 0) throw new Error(`The pages were not sound:\n${found.join('\n')}`);
  }

  return {
    server,
    async visit(path, visitor = {}) {
      const { person, size: [width, height] = [1440, 900], scheme = 'light', motion = false } = visitor;
      const url = visitor.url ?? server.composed.url;
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        locale: visitor.prefers ?? 'en-GB',
        timezoneId: visitor.zone ?? 'UTC',
        hasTouch: visitor.byTouch ?? false,
      });
      contexts.push(context);
      context.setDefaultTimeout(PATIENCE);
      watch(context, url, visitor);
      if (visitor.isNew !== true) await context.addInitScript(beenHere);
      if (person !== undefined) {
        const [name = '', value = ''] = person.cookie.split(/=(.*)/s);
        await context.addCookies([{ name, value, url }]);
      }
      const page = await context.newPage();
      if (visitor.clock === true) await page.clock.install();
      await page.goto(path);
      return page;
    },
    expectSound,
    async leave() {
      for (const context of contexts.splice(0)) await context.close();
      expectSound();
    },
    async close() {
      for (const context of contexts.splice(0)) await context.close();
      await server.close();
    },
  };
}

/** Runs in the browser: it has been here before. */
function beenHere(): void {
  if (window === window.top && location.protocol.startsWith('http')) localStorage.setItem('baraza.been-here', '');
}

const MARK = '__never_loaded_again';

/** Marks a page; the answer tells whether it is still the one that was marked, that is, was not loaded again. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate((name) => void Object.assign(window, { [name]: true }), MARK);
  return () => page.evaluate((name) => name in window, MARK);
}

/** Everything that a part of a page says, read aloud or seen, its spaces made one. */
export async function told(part: Locator): Promise<string> {
  return ((await part.textContent()) ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Ends when the server tells this page an event over a socket that is opened from now on. */
export const eventTold = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"type":"next"')) resolve();
      });
    });
  });

/** The page says that it is connected, and nothing on it is still being loaded. */
export async function isLive(page: Page): Promise<void> {
  await page.locator('.live-badge.live').waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

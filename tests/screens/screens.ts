// `npm run screens`: makes a demo world, lets it live for twenty minutes and takes a picture of every view that its tour leads to,
// while time stands still: at a desk and on a phone, by day and by night, and of the walls. They lie in `screens/`, with a page that
// shows them all; those that docs/screens.md shows are copied beside it. Words after `npm run screens --` choose the views whose name
// contains one of them.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { openDashboard } from '../e2e/dashboard.ts';
import { isTakenOver } from '../e2e/routes.ts';
import { sharedBrowser } from '../support/browser.ts';
import { ALL_LOOKS, looksOf, type Look } from './looks.ts';
import { letLive, lookers } from './lived-world.ts';
import { pictureList } from './picture-list.ts';
import { viewsOf, type View } from './toured.ts';

const root = join(import.meta.dirname, '../..');
const into = join(root, 'screens');
const words = process.argv.slice(2);

console.log('The demo world is being made …');
const data = mkdtempSync(join(tmpdir(), 'baraza-screens-'));
const dashboard = await openDashboard({ demo: true, dataDir: data });
const { server } = dashboard;
const people = await lookers(server);
console.log('It lives for a while …');
await letLive(server, people.asha);

const views = await toured();
if (words.length === 0) rmSync(into, { recursive: true, force: true });
for (const look of ALL_LOOKS) await taken(look);
writeFileSync(join(into, 'index.html'), pictureList(views));
shownInDocs();
console.log(`They lie in screens/; index.html there shows them all.`);

await dashboard.close();
await (await sharedBrowser()).close();
rmSync(data, { recursive: true, force: true });

async function toured(): Promise<readonly View[]> {
  const all = await viewsOf(await dashboard.visit('/tour', { person: people.admin }));
  await dashboard.leave();
  return all.filter((view) => words.length === 0 || words.some((word) => view.name.includes(word)));
}

async function taken(look: Look): Promise<void> {
  const shown = views.filter((view) => looksOf(view).includes(look));
  mkdirSync(join(into, look.name), { recursive: true });
  for (const looker of new Set(shown.map((view) => view.looker))) {
    const person = looker === null ? {} : { person: people[looker] };
    // GraphiQL, which is none of the pages, asks in the browser's language.
    const page = await dashboard.visit('/tour', { ...look, ...person, prefers: 'en-GB' });
    for (const view of shown.filter((one) => one.looker === looker)) {
      await page.goto(view.isWall ? `${view.path}?theme=${look.scheme}` : view.path);
      if (!view.isFile) await isThere(page);
      await page.screenshot({ path: join(into, look.name, `${view.name}.jpg`), quality: 85 });
      expectSound(view);
    }
    await dashboard.leave();
  }
  console.log(`${look.name}: ${shown.length}`);
}

/** Tells what was wrong with a view, and goes on with the others. */
function expectSound({ path }: View): void {
  try {
    dashboard.expectSound();
  } catch (fault) {
    console.error(`${path}: ${String(fault)}`);
    process.exitCode = 1;
  }
}

/** What the page shows is there, in its own letters. */
async function isThere(page: Page): Promise<void> {
  await isTakenOver(page);
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

/** Copies the pictures that docs/screens.md shows. */
function shownInDocs(): void {
  const text = readFileSync(join(root, 'docs/screens.md'), 'utf8');
  for (const [, picture = ''] of text.matchAll(/\]\(screens\/([^)]+)\)/g)) {
    const from = join(into, picture);
    if (!existsSync(from)) {
      if (words.length === 0) throw new Error(`docs/screens.md shows ${picture}, and there is no such picture.`);
      continue;
    }
    mkdirSync(join(root, 'docs/screens', dirname(picture)), { recursive: true });
    copyFileSync(from, join(root, 'docs/screens', picture));
  }
}

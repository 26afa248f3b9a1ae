import type { Page } from 'playwright-core';

const KEPT = 'clicks';

/** Counts from now on, on this page and where it leads, how often somebody presses a button of the mouse. */
export async function countClicks(page: Page): Promise<void> {
  const listen = (kept: string): void => {
    // What the browser is kept from, as that at which it was aimed has moved, does not come this far.
    addEventListener('pointerdown', () =>
      sessionStorage.setItem(kept, String(Number(sessionStorage.getItem(kept)) + 1)),
    );
  };
  await page.addInitScript(listen, KEPT);
  await page.evaluate(listen, KEPT);
}

/** How many clicks something takes; what is typed beside is not counted. */
export async function clicksOf(page: Page, deed: () => Promise<unknown>): Promise<number> {
  const read = (kept: string): number => Number(sessionStorage.getItem(kept));
  const before = await page.evaluate(read, KEPT);
  await deed();
  return (await page.evaluate(read, KEPT)) - before;
}

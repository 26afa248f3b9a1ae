import type { Page } from 'playwright-core';

/** How much of the screen may move, times how far, while a page comes: the sum that browsers call the cumulative layout shift. */
export const MOST_SHIFT = 0.05;

/** Adds up from the next document on what moves in it. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
      document.documentElement.dataset['moved'] = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far. */
export const shiftOf = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-moved'));

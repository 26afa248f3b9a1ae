import type { CDPSession, Page } from 'playwright-core';

/** Widths of windows in pixels; the narrow ones are touched with a finger. The daily run has the narrowest of either kind. */
const SCREENS = process.env['BARAZA_LONG'] === '1' ? [3840, 1440, 1280, 390, 360] : [1280, 360];
const DESK = 900;
/** A page that has not come to rest after so many does not. */
const FRAMES = 20;
const sessions = new WeakMap<Page, CDPSession>();

async function touch(page: Page, enabled: boolean): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled });
}

/**
 * What does not fit on a page, one line each, beginning with `where`, for windows of every width: the page itself where it scrolls sideways,
 * words that go beyond the edge of what hides them, and tables wider than what holds them. What ends in dots on purpose, or can be scrolled
 * to, fits. The window has its own size again afterwards.
 */
export async function misfits(page: Page, where: string, screens = SCREENS): Promise<readonly string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const width of screens) {
    await touch(page, width < DESK);
    await page.setViewportSize({ width, height: 780 });
    found.push(...(await settledMisfits(page)).map((what) => `${where}, ${width} px: ${what}`));
  }
  await touch(page, false);
  if (before !== null) await page.setViewportSize(before);
  return found;
}

/** What does not fit once the parts that measure themselves have done so, and those that are as large as others leave them. */
async function settledMisfits(page: Page): Promise<readonly string[]> {
  let found: readonly string[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.evaluate(() => new Promise((settled) => requestAnimationFrame(() => setTimeout(settled))));
    found = await page.evaluate(cut);
    if (found.length === 0) break;
  }
  return found;
}

/** Looks at the page it runs in. */
function cut(): readonly string[] {
  const found = new Set<string>();
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.add(`the page is ${page.scrollWidth} px wide`);
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true }) || element.closest('svg, .visually-hidden') !== null;
  /** What hides whatever of this goes beyond it; nothing where that can be scrolled to, or ends in dots. */
  const holderOf = (inner: Element): Element | null => {
    for (let outer: Element | null = inner; outer !== null; outer = outer.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(outer);
      if (overflowX !== 'visible') return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' ? null : outer;
      if (outer.matches('dialog, [popover]')) return null;
    }
    return null;
  };
  const isBeyond = (box: DOMRect, holder: Element): boolean => {
    const { left, right } = holder.getBoundingClientRect();
    return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    const holder = parent === null || words === '' || isHidden(parent) ? null : holderOf(parent);
    if (holder === null) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => isBeyond(box, holder))) found.add(`“${words}” is cut`);
  }
  for (const table of document.querySelectorAll('table')) {
    const holder = isHidden(table) ? null : holderOf(table);
    if (holder === null || !isBeyond(table.getBoundingClientRect(), holder)) continue;
    found.add(`the table “${table.caption?.textContent?.trim() ?? ''}” is wider than what holds it`);
  }
  return [...found];
}

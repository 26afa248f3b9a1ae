import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Expects of a page that was opened now that Tab leads first past the head, then to everything in its order, and that each shows where one is. */
export async function expectReachable(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  expect(await skip.evaluate((link) => link === document.activeElement && link.getBoundingClientRect().top >= 0)).toBe(
    true,
  );
  const reached: string[] = [];
  const unseen: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate((mark) => {
      const element = document.activeElement;
      // After the last stop some browsers leave the page, others begin again or stay.
      if (element === null || element === document.body || element.hasAttribute(mark)) return null;
      element.setAttribute(mark, '');
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const holder = element.closest('.segments, .bao-pit-grid');
      const around = holder === null ? null : getComputedStyle(holder);
      const ring = document.querySelector('.bao-board .focus') !== null && element.matches('.bao-pit-grid button');
      const isSeen = (outlineStyle !== 'none' && outlineWidth !== '0px') || around?.outlineStyle === 'solid' || ring;
      const every = [...document.querySelectorAll('*')];
      return { name: element.outerHTML.slice(0, 120), isSeen, place: every.indexOf(element) };
    }, 'data-reached');
    if (focus === null) break;
    if (!focus.isSeen) unseen.push(focus.name);
    reached.push(String(focus.place).padStart(6, '0'));
  }
  expect(unseen).toEqual([]);
  expect(reached.length).toBeGreaterThan(8);
  expect(reached).toEqual(reached.toSorted());
}

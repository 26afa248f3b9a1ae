import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The rules by which the colours of a page are judged: all that its dark scheme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong on a page as it stands, one line a rule, each beginning with `where`; by every rule, or by those
 * alone that are named. A page with frames is refused: this looks into none.
 */
export async function violations(page: Page, where: string, rules?: readonly string[]): Promise<readonly string[]> {
  if (page.frames().length > 1) throw new Error(`${where}: the page has frames, which nobody looks into`);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly = rules === undefined ? {} : { runOnly: [...rules] };
  const found = await page.evaluate(async (options) => (await window.axe.run(options)).violations, {
    ...runOnly,
    resultTypes: ['violations' as const],
  });
  return found.map(({ id, help, nodes }) => `${where}: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

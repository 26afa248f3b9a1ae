import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong on a page as it stands, one line a rule, each beginning with `where`. A page with frames is refused: this looks into none.
 */
export async function violations(page: Page, where: string): Promise<readonly string[]> {
  if (page.frames().length > 1) throw new Error(`${where}: the page has frames, which nobody looks into`);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => (await window.axe.run(options)).violations, {
    resultTypes: ['violations' as const],
  });
  return found.map(({ id, help, nodes }) => `${where}: ${id}, ${help}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

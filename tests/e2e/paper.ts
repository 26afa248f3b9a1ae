import type { Page } from 'playwright-core';
import { misfits } from './misfits.ts';

/** How many pages a PDF has. */
export const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** How many pixels of a sheet of A4 are printed from side to side: upright, across, and across to its edges. */
const PRINTED = { upright: 703, across: 1047, whole: 1123 } as const;

/**
 * What is wrong with a page when it is printed, one line each: what is cut at the edge of the sheet, and what only a screen can do and is
 * still there. The page is shown as on the screen again afterwards.
 */
export async function printFaults(page: Page, where: string, sheet: keyof typeof PRINTED): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  const cut = await misfits(page, where, [PRINTED[sheet]]);
  // A number that says why when it is pressed is a number on paper, and a name that is lit in a bracket is a name.
  const tools = page
    .locator('button:not(.pop-number, [data-entry] > button), input, select, nav, .app-header')
    .filter({ visible: true });
  const left = await tools.evaluateAll((found) => found.map((one) => one.outerHTML.slice(0, 100)));
  await page.emulateMedia({ media: null });
  return [...cut, ...left.map((tool) => `${where}, on paper: ${tool}`)];
}

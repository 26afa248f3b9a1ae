import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

/** What a tournament's head says of its life. */
export const status = (shown: Page): Locator => shown.locator('.tournament-header .status-badge');

/** Opens a deed's dialog, waits for what it says it would change, and does it. */
export async function perform(
  page: Page,
  button: string | RegExp,
  deed: string | RegExp,
  preview: string | RegExp,
): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.changes').getByText(preview).first().waitFor();
  await dialog.getByRole('button', { name: deed }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Chooses by its words, as a person does who clicks them. */
export const choose = (part: Locator, group: string | RegExp, words: string): Promise<void> =>
  part.getByRole('group', { name: group }).getByText(words, { exact: true }).click();

/** Goes to a step of a new tournament, which is called so. */
export async function turnTo(form: Locator, step: string): Promise<void> {
  await form.getByRole('navigation').getByRole('link', { name: step }).click();
  await form.getByRole('heading', { name: step, level: 2 }).waitFor();
}

/** Looks at what making a draft would do, and makes it. */
export async function makeDraft(form: Locator): Promise<void> {
  await turnTo(form, 'Look and make');
  await form.locator('.preview li').first().waitFor();
  await form.getByRole('button', { name: 'Make the draft' }).click();
}

/** Makes a draft from the desk, beginning at the game and its system, and ends on the page where it is directed. */
export async function draft(page: Page, name: string, fill: (form: Locator) => Promise<void>): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('link', { name: 'New tournament' }).click();
  const form = page.locator('form.new-tournament');
  await fill(form);
  await turnTo(form, 'Name and start');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await makeDraft(form);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  expect(await status(page).innerText()).toBe('draft');
}

/** Pastes lines under a label, and looks at what each comes to. */
export async function paste(page: Page, label: string, lines: readonly string[]): Promise<Locator> {
  const form = page.locator('form.pasted-text').filter({ has: page.getByLabel(label) });
  await form.getByLabel(label).fill(lines.join('\n'));
  await form.getByRole('button', { name: 'Look at the lines' }).click();
  await form.locator('.pasted-lines tbody tr').first().waitFor();
  return form;
}

/** Enters players from pasted lines; one who is known by name is taken for somebody else. */
export async function enter(page: Page, lines: readonly string[], namesake: string | null = null): Promise<void> {
  const form = await paste(page, 'Players, one a line', lines);
  if (namesake !== null) {
    await form.getByLabel(`Who ${namesake} in line`).selectOption('somebody else, not known here');
    await form.getByText(`${namesake} is new here`).waitFor();
  }
  await form.getByRole('button', { name: `Enter ${lines.length} lines` }).click();
  await page.getByText(`${lines.length} players entered`).waitFor();
}

/** Reports every open game together; whoever stands first in `strength` wins. */
export async function reportAll(page: Page, count: number, strength: readonly string[]): Promise<void> {
  const rows = page.locator('form', { hasText: 'all are sent together' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(count);
  // What is not to be seen yet has no text.
  await rows.first().waitFor();
  for (const row of await rows.all()) {
    const names = (await row.getByRole('group').locator('label').allInnerTexts()).map((name) => name.trim());
    const winner = strength.find((name) => names.includes(name))!;
    await row.getByRole('group').getByText(winner, { exact: true }).click();
  }
  await perform(page, /^Report \d+ results?…$/, /^Report \d+ results?$/, /./);
}

/** A line for every pair of these names, the stronger first, with these signs. */
export const pairs = (names: readonly string[], signs: string): string[] =>
  names.flatMap((name, index) => names.slice(index + 1).map((other) => `${name}, ${other}, ${signs}`));

/** The names in each league of a pyramid, League A first. */
export const leagues = (shown: Page, card: '.arranged-league' | '.league-card'): Promise<string[][]> =>
  shown
    .locator(card)
    .evaluateAll((cards) =>
      cards.map((one) =>
        [...one.querySelectorAll('tbody th')].map((name) => name.querySelector('a')?.textContent ?? ''),
      ),
    );

/** So many open games are shown before one is chosen or looked for. */
const MOST_SHOWN = 60;

/** Reports what pasted lines of two names and their signs say, all together. */
export async function reportLines(page: Page, lines: readonly string[], count: number): Promise<void> {
  const rows = page.locator('form', { hasText: 'all are sent together' }).locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(Math.min(count, MOST_SHOWN));
  const pasted = page.locator('details', { hasText: 'Paste them as lines' });
  if ((await pasted.getAttribute('open')) === null) await pasted.getByText('Paste them as lines').click();
  const form = await paste(page, 'Results, one pair a line', lines);
  await form.getByRole('button', { name: /^Report \d+ lines?$/ }).click();
  await form.locator('.pasted-lines').waitFor({ state: 'detached' });
}

/** Reads at the bell of who is signed in what he is told. */
export async function isTold(page: Page, notice: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Notices/ }).click();
  const line = page.locator('.notice-list li').filter({ hasText: notice }).first();
  await line.waitFor();
  await page.keyboard.press('Escape');
  await line.waitFor({ state: 'hidden' });
}

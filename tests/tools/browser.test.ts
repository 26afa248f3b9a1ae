import { expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

test('a browser starts on this machine and runs a page', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('<title>Bench</title><p>Stone</p>');
  expect(await page.title()).toBe('Bench');
  expect(await page.locator('p').innerText()).toBe('Stone');
  await browser.close();
});

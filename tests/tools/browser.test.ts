import { expect, test } from 'vitest';
import { findBrowser, launchBrowser } from '../support/browser.ts';

test('a browser starts on this machine and runs a page', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('<title>Bench</title><p>Stone</p>');
  expect(await page.title()).toBe('Bench');
  expect(await page.locator('p').innerText()).toBe('Stone');
  await browser.close();
});

test('it is the one that is pinned, with its own fonts, unless CHROMIUM_PATH names another', async () => {
  const { from, env } = await findBrowser();
  const named = process.env['CHROMIUM_PATH'] ?? '';
  expect(from).toBe(named === '' ? 'npm' : 'CHROMIUM_PATH');
  expect('FONTCONFIG_FILE' in env).toBe(named === '');
});

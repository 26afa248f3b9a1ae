import type { Page } from 'playwright-core';
import { PASSWORD, type TestPerson } from '../support/api-client.ts';
import { codeNow } from '../support/totp.ts';

/** Fills in the form of the page to sign in, and sends it. */
export async function signIn(page: Page, { email }: Pick<TestPerson, 'email'>, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The page that comes after a sign-in which is taken. */
export async function isSignedIn(page: Page, name: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname !== '/sign-in');
  await page.getByRole('button', { name: new RegExp(`^You: ${name}`) }).waitFor();
}

/** Opens an entry of the menu of who is signed in. */
export async function openOwn(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^You: ${name}`) }).click();
  const menu = page.getByRole('navigation', { name: `You: ${name}` });
  // In how many games it is his move stands behind its entry.
  await menu.locator('a, button', { hasText: new RegExp(`^\\s*${entry}(?![a-z])`) }).click();
}

/** A second factor as an app and a sheet of paper keep it. */
export interface KeptFactor {
  /** The code that the app shows now. */
  code(): string;
  readonly recoveryCodes: readonly string[];
}

/** Begins on the page of the own account to set a second factor up: what it asks for last is a code. */
export async function setUpFactor(page: Page): Promise<KeptFactor> {
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByRole('button', { name: 'Turn it on…' }).click();
  await card.getByLabel('Current password').fill(PASSWORD);
  await card.getByRole('button', { name: 'Go on' }).click();
  const secret = (await card.getByText('Or type it in:').locator('code').textContent()) ?? '';
  const codes = await card.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents();
  return {
    code: () => codeNow(`otpauth://totp/x?secret=${secret.replaceAll(' ', '')}`),
    recoveryCodes: codes.map((code) => code.trim()),
  };
}

/** Turns that second factor on, which then counts. */
export async function turnOnFactor(page: Page, factor: KeptFactor): Promise<void> {
  const card = page.getByRole('region', { name: 'Second factor' });
  await card.getByLabel('Code', { exact: true }).fill(factor.code());
  await card.getByRole('button', { name: 'Turn it on' }).click();
  await card.getByRole('button', { name: 'New recovery codes…' }).waitFor();
}

import { closeDemo } from '../application/demo/close-demo.ts';
import type { Env } from './env.ts';
import { openMigrated } from './open-migrated.ts';
import { say } from './terminal.ts';

/** Closes the accounts of the demo world in the database of this set-up, and says what it has done. */
export async function closeDemoAccounts(env: Env): Promise<void> {
  const db = await openMigrated(env);
  const done = await closeDemo({ db });
  await db.close();
  if (done.kind === 'none') return say('there is no demo world here, so nothing was changed');
  if (done.kind === 'closed-before') return say('the demo accounts were closed before, so nothing was changed');
  say(`closed the demo accounts ${done.emails.join(', ')}: nobody can sign in to them any more`);
  say(`ended their sessions (${done.sessions})`);
  say('their players stay, with their games and the tournaments that they direct');
}

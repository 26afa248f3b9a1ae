import { noteDemoBegun, noteDemoComplete } from '../../api/src/application/demo/demo-state.ts';
import type { DemoWorld } from '../../api/src/application/demo/demo-world.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../api/src/application/demo/people.ts';
import { createFairness } from '../../api/src/server/fair/fairness.ts';
import { passwordTurns } from '../../api/src/server/password-turns.ts';
import { createSignIn } from '../../api/src/server/sign-in.ts';
import type { Db } from '../../api/src/store/client.ts';
import { manualClock } from './clock.ts';
import { seededEntropy } from './seeded-entropy.ts';

/** The demo world's maker over a database, with chance of its own. */
export function demoWorld(db: Db, seed: number, { now = manualClock().now, say = () => {} }: Partial<DemoWorld> = {}) {
  const entropy = seededEntropy(seed);
  const fairness = createFairness({ addressOf: () => 'unknown', reading: { atOnce: 1, ofOneAddress: 1 } });
  const settings = {
    passwords: passwordTurns(fairness),
    setUpCode: 'none',
    mailsPeople: false,
    factorForDirectors: false,
    secret: 'a secret that only this test knows',
    baseUrl: 'http://localhost',
    origins: () => [],
    shared: fairness.shared,
    report: () => {},
  };
  const signIn = createSignIn({ db, now, entropy }, settings);
  return { db, now, entropy, say, signUp: signIn.signUp } satisfies DemoWorld;
}

/** Makes a database pass for a demo world that was made to its end: its accounts, without their tournaments. */
export async function passForDemo(db: Db): Promise<void> {
  const { now, signUp } = demoWorld(db, 1_000);
  await noteDemoBegun(db, now());
  for (const { name, email } of Object.values(DEMO_ACCOUNTS)) await signUp({ name, email, password: DEMO_PASSWORD });
  await noteDemoComplete(db);
}

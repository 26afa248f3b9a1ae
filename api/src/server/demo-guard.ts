import { holdsDemo, mayBecomeDemo } from '../application/demo/demo-state.ts';
import type { Db } from '../store/client.ts';
import type { Env } from './env.ts';
import { reachedElsewhere } from './this-machine.ts';

type Guarded = Pick<Env, 'DEMO' | 'PUBLIC_DEMO' | 'HOST' | 'PUBLIC_URL' | 'DATA_DIR' | 'DATABASE_URL'>;

/**
 * Why a server that is set up so must not open on this database, in one sentence: everybody knows the passwords of a demo
 * world, so it is neither taken for a real one nor opened to other machines by mistake. Null: it may.
 */
export async function demoProblem(db: Db, env: Guarded): Promise<string | null> {
  const { DEMO, PUBLIC_DEMO, DATA_DIR, DATABASE_URL } = env;
  if (DEMO === 'off') {
    if (!(await holdsDemo(db))) return null;
    const [held, other] =
      DATABASE_URL === undefined
        ? [`the data folder ${DATA_DIR}`, 'another folder with --data DIR']
        : ['the database of DATABASE_URL', 'another DATABASE_URL'];
    return `There is a demo world in ${held}, and everybody knows its passwords: give ${other}, or close its accounts with npm start -- --close-demo.`;
  }
  const elsewhere = reachedElsewhere(env);
  if (PUBLIC_DEMO === 'on' || elsewhere === null || !(await mayBecomeDemo(db))) return null;
  return `Other machines reach this server (${elsewhere}), and everybody knows the passwords of a demo world: start it with --no-demo, or with --public-demo if everybody may do everything in it.`;
}

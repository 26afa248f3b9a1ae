import { parseEnv } from '../../api/src/server/env.ts';
import { parseOptions } from '../../api/src/server/options.ts';
import { serve } from '../../api/src/server/serve.ts';
import { stop } from '../../api/src/server/terminal.ts';

// The server as `main.ts` starts it, but that its webhooks reach receivers of tests on this machine.
const options = parseOptions(process.argv.slice(2));
if (!options.ok) stop(options.error);
const env = parseEnv({ ...process.env, ...options.value.variables });
if (!env.ok) stop(env.error);
await serve(env.value, { loopback: true });

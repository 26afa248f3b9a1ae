import { parseEnv } from './env.ts';
import { parseOptions } from './options.ts';
import { say, stop } from './terminal.ts';

// A wrong set-up is refused before anything large is loaded.
const options = parseOptions(process.argv.slice(2));
if (!options.ok) stop(options.error);
const env = parseEnv({ ...process.env, ...options.value });
if (!env.ok) stop(env.error);

say('starting');
const { serve } = await import('./serve.ts');
await serve(env.value);

import { parseEnv } from './env.ts';
import { parseOptions } from './options.ts';
import { say, stop } from './terminal.ts';

// A wrong set-up is refused before anything large is loaded.
const options = parseOptions(process.argv.slice(2));
if (!options.ok) stop(options.error);
const { deed, variables } = options.value;
const env = parseEnv({ ...process.env, ...variables });
if (!env.ok) stop(env.error);

say('starting');
if (deed === 'serve') {
  const { serve } = await import('./serve.ts');
  await serve(env.value);
} else if (deed === 'close-demo') {
  const { closeDemoAccounts } = await import('./close-demo.ts');
  await closeDemoAccounts(env.value);
} else if (deed.kind === 'rebuild') {
  const { rebuildAll } = await import('./rebuild-all.ts');
  await rebuildAll(env.value, deed);
} else if (deed.kind === 'move-secret') {
  const { moveSecret } = await import('./move-secret.ts');
  await moveSecret(env.value);
} else if (deed.kind === 'back-up') {
  const { backUp } = await import('./back-up.ts');
  await backUp(env.value, deed.file);
} else if (deed.kind === 'restore') {
  const { restore } = await import('./restore.ts');
  await restore(env.value, deed.file);
} else {
  const { dealWithAccount } = await import('./account-at-terminal.ts');
  await dealWithAccount(env.value, deed);
}

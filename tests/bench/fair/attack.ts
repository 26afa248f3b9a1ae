// One address that does its worst within the limits, in a process of its own, until its parent ends or five minutes have gone by; says
// what it has got when it is asked.
import { attacker } from './attacker.ts';
import { ATTACKS, isAttack } from './attacks.ts';

export type { Tally } from './attacker.ts';

const [url = '', localAddress = '', name = ''] = process.argv.slice(2);
if (!isAttack(name)) throw new Error(`There is no attack "${name}".`);

process.on('disconnect', () => process.exit(0));
setTimeout(() => process.exit(0), 300_000).unref();

const one = await attacker(url, localAddress);
process.on('message', () => process.send?.(one.tally()));
await ATTACKS[name].press(one);

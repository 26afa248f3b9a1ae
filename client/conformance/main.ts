// Tries a client by the rules of docs/subscriptions.md: npm run conformance -- [--tables] [--patience SECONDS] COMMAND ARGUMENTS…
// BARAZA is the address of a server, TOKEN a token with DIRECT. The status is 1 when a rule is broken.
import { tryClient } from './kit.ts';

const { BARAZA = 'http://localhost:4000', TOKEN = '' } = process.env;
const isOfTables = process.argv[2] === '--tables';
const given = process.argv.slice(isOfTables ? 3 : 2);
const isSaid = given[0] === '--patience';
const patience = isSaid ? Number(given[1]) * 1_000 : 40_000;
const command = isSaid ? given.slice(2) : given;
if (command.length === 0 || TOKEN === '' || !(patience > 0)) {
  console.error(
    'TOKEN=bz_… [BARAZA=http://localhost:4000] npm run conformance -- [--tables] [--patience SECONDS] COMMAND ARGUMENTS…',
  );
  process.exit(2);
}
let broken = 0;
for await (const { rule, reason } of tryClient({ url: BARAZA, token: TOKEN, command, patience, isOfTables })) {
  console.log(
    `${reason === null ? 'pass' : 'FAIL'} ${rule.number}. ${rule.sentence}${reason === null ? '' : `\n     ${reason}`}`,
  );
  if (reason !== null) broken += 1;
}
console.log(broken === 0 ? 'It keeps every rule.' : `It breaks ${broken} of them.`);
process.exit(broken === 0 ? 0 : 1);

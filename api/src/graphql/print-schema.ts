import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { assertValidSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

const FILE = new URL('../../../schema.graphql', import.meta.url);
const RELEASED = new URL('../../../schema.released.graphql', import.meta.url);

assertValidSchema(schema);
const printed = `${printSchema(schema)}\n`;
const isCheck = process.argv.includes('--check');

if (process.argv.includes('--release')) {
  await copyFile(FILE, RELEASED);
} else if (!isCheck) {
  await writeFile(FILE, printed);
} else if ((await readFile(FILE, 'utf8')) !== printed) {
  process.stderr.write('schema.graphql is not what the API is: run `node api/src/graphql/print-schema.ts`.\n');
  process.exitCode = 1;
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';
import type { SchemaEngine } from '@prisma/schema-engine-wasm/schema_engine_bg';

/** What the package's own loader would set; its types leave it out. */
interface Startable {
  __wbg_set_wasm(exports: Exports): void;
}

type Exports = Readonly<Record<string, unknown>>;

/** The little of WebAssembly that is needed; its types belong to browsers. */
declare const WebAssembly: {
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: Exports) => { readonly exports: Exports };
};

let started: Promise<void> | null = null;

function isStartable(bound: object): bound is Startable {
  return '__wbg_set_wasm' in bound;
}

/** The bindings hold one instance for the whole process, so it is started once. */
async function start(): Promise<void> {
  const entry = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const module = new WebAssembly.Module(await readFile(entry.replace(/\.js$/, '.wasm')));
  const { exports } = new WebAssembly.Instance(module, { './schema_engine_bg.js': bindings });
  if (!isStartable(bindings)) throw new Error('The bindings of the schema engine cannot be started.');
  bindings.__wbg_set_wasm(exports);
  (exports['__wbindgen_start'] as () => void)();
}

/** Prisma's schema engine over a database, run from the package's WebAssembly instead of a downloaded program. */
export async function schemaEngine(
  datamodels: [path: string, content: string][],
  factory: SqlMigrationAwareDriverAdapterFactory,
): Promise<SchemaEngine> {
  started ??= start();
  await started;
  return bindings.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

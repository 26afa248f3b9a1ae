// The set-up steps: what is installed, generated and built, and from which inputs.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nodeFlags } from './node-flags.mjs';
import { once } from './once.mjs';
import { must, root } from './processes.mjs';

const platform = `${process.platform}-${process.arch}`;
const packages = ['package.json', 'api/package.json', 'web/package.json', 'client/package.json'];
const manifests = [...packages, 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Installs exactly what the lockfile says, from pnpm's own store where it has it. */
export async function installDependencies({ env, pnpm }) {
  const install = [...pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];
  await once({ name: 'dependencies', inputs: manifests, outputs: ['node_modules/.modules.yaml'], salt: platform }, () =>
    must(install, { ...env, CI: '1' }, 'installing the dependencies'),
  );
}

/**
 * Generates the Prisma client and the Pothos types from the schema folder, the API's types for the web and those of its documents,
 * the operations of the client with theirs, from docs/rules the rules that code can cite, and the keys of the texts.
 */
export async function generate({ env }) {
  const rulebook = {
    name: 'rulebook',
    inputs: ['docs/rules', 'tools/rulebook', 'package.json'],
    outputs: ['api/src/rules/generated/rulebook.ts'],
  };
  const write = ['node', 'tools/rulebook/write-catalogue.ts'];
  await once(rulebook, () => must(write, env, 'reading the rules in docs/rules'));
  const keys = {
    name: 'keys of texts',
    inputs: ['texts', ...moduleTexts(), 'tools/texts', 'package.json'],
    outputs: ['api/src/kernel/generated/texts.ts'],
  };
  await once(keys, () => must(['node', 'tools/texts/write-keys.ts'], env, 'reading the keys of the texts'));
  const client = {
    name: 'database client',
    inputs: ['api/prisma/schema', 'api/prisma.config.ts', 'api/package.json'],
    outputs: ['api/src/store/generated'],
  };
  // Prisma looks for an engine that only migrations by its own command line need: any existing program satisfies it.
  const offline = {
    PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true',
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
  };
  await once(client, () =>
    must(
      ['prisma', 'generate', '--config', 'api/prisma.config.ts'],
      { ...env, ...offline },
      'generating the database client',
    ),
  );
  const types = {
    name: 'schema types',
    inputs: ['schema.graphql', 'web/tsconfig.json', 'web/package.json'],
    outputs: ['web/src/graphql/graphql-env.d.ts'],
  };
  const output = ['gql.tada', 'generate-output', '--tsconfig', 'web/tsconfig.json'];
  await once(types, () => must(output, env, 'generating the schema types'));
  const documents = {
    name: 'document types',
    inputs: ['schema.graphql', 'web/src', 'tools/documents', 'package.json'],
    outputs: ['web/generated/graphql-cache.d.ts'],
  };
  const written = ['node', 'tools/documents/write-types.ts'];
  await once(documents, () => must(written, env, 'writing the types of the documents'));
  const operations = {
    name: 'operations of the client',
    inputs: ['schema.graphql', 'client/documents', 'client/generate.ts', 'client/package.json'],
    outputs: ['client/src/generated/operations.ts'],
  };
  const typed = ['node', 'client/generate.ts'];
  await once(operations, () => must(typed, env, 'generating the operations of the client'));
}

/** The folders of the texts that games and formats bring. */
function moduleTexts() {
  const kinds = ['api/src/games', 'api/src/formats'];
  const modules = kinds.flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}/texts`));
  return modules.filter((folder) => existsSync(join(root, folder))).toSorted();
}

/** Bundles the server's own code into api/dist. */
export async function bundleServer({ env }) {
  const inputs = ['api/src', 'api/prisma', 'api/package.json', 'tools/bundle.ts', 'package.json', 'pnpm-lock.yaml'];
  await once({ name: 'server', inputs, outputs: ['api/dist/main.js'] }, () =>
    must(['node', 'tools/bundle.ts'], env, 'bundling the server'),
  );
}

/** Makes the empty database with which a data folder begins, and one in memory. */
export async function makeEmptyDatabase({ env }) {
  const inputs = [
    'api/prisma',
    'api/src/store/embedded',
    'api/package.json',
    'tools/empty-database.ts',
    'pnpm-lock.yaml',
  ];
  await once(
    {
      name: 'empty database',
      inputs,
      outputs: ['api/empty-database/PG_VERSION', 'api/empty-database.tar'],
      salt: platform,
    },
    () => must(['node', ...nodeFlags, 'tools/empty-database.ts'], env, 'making the empty database'),
  );
}

/** Builds the web page into web/dist, and what draws it at the server into web/dist-drawing. */
export async function buildWeb({ env }) {
  const made = ['docs/rules', 'tools/rulebook', 'schema.graphql', 'package.json', 'pnpm-lock.yaml'];
  const inputs = ['web', 'texts', ...moduleTexts(), ...made];
  await once({ name: 'web page', inputs, outputs: ['web/dist/index.html'] }, () =>
    must(['vite', 'build', 'web', '--logLevel', 'warn'], env, 'building the web page'),
  );
  const drawing = ['vite', 'build', 'web', '--config', 'web/vite-drawing.config.ts', '--logLevel', 'error'];
  await once({ name: 'drawing of pages', inputs, outputs: ['web/dist-drawing/main.js'] }, () =>
    must(drawing, env, 'building what draws pages'),
  );
}

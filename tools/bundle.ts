// Bundles the server with its packages into api/dist: a few files start faster and take less memory than thousands that Node looks
// for and strips of types one by one. What a module of ours says of its own place is said of its source, where texts, migrations
// and the database's thread are found.
import { dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');
const into = join(root, 'api/dist');

/** Packages that stay where they are: they load programs or WebAssembly of their own, start threads from their files, or need not be there. */
const APART = /^(?:@prisma\/client|@resvg\/|@electric-sql\/|pino$|pg-native$)/;

/** An expression for the address of a file of the project, wherever the project lies. */
const addressOf = (file: string): string => `new URL(${JSON.stringify(relative(into, file))}, import.meta.url)`;

const build = await rolldown({
  input: join(root, 'api/src/server/main.ts'),
  platform: 'node',
  external: APART,
  plugins: [
    {
      name: 'places',
      transform: (code, file) =>
        file.startsWith(join(root, 'api/')) && code.includes('import.meta.')
          ? code
              .replaceAll('import.meta.url', `${addressOf(file)}.href`)
              .replaceAll(
                'import.meta.dirname',
                `(import.meta.dirname + ${JSON.stringify(`/${relative(into, dirname(file))}`)})`,
              )
          : null,
    },
  ],
});
await build.write({ dir: into, format: 'esm', cleanDir: true });

/** What rolldown tells of modules while it decides into which file each goes. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** A file of the built page, and which modules go into it. */
interface Group {
  readonly name: string | ((id: string, modules: Modules) => string | null);
  readonly priority: number;
  readonly test?: RegExp;
  readonly minShareCount?: number;
  readonly minSize?: number;
}

/**
 * Puts what the page begins with into one file, and what many of its parts share into another: hundreds of small files take longer to come
 * than some code that one part would do without. What few parts need stays with them. `first`: the module that a browser runs first, before
 * any other code is there. `main`: the one with which the page begins, in a file of its own, since it waits for parts that need the others.
 */
export function pageChunks(first: string, main: string): Group[] {
  let begun: ReadonlySet<string> | null = null;
  let firstOfAll: ReadonlySet<string> | null = null;
  return [
    {
      name: (id, modules) =>
        FETCHING.test(id) || (CODE.test(id) && (firstOfAll ??= neededBy(first, modules)).has(id) && id !== first)
          ? 'first'
          : null,
      priority: 3,
    },
    {
      name: (id, modules) => ((begun ??= neededBy(main, modules)).has(id) && id !== main ? 'base' : null),
      priority: 2,
    },
    { name: 'shared', test: /\/web\/src\/|\/@lucide\//, minShareCount: SHARED, priority: 1 },
  ];
}

/** What fetches parts is there before the page begins. */
const FETCHING = /vite\/preload-helper/;

/** Styles stay with what needs them. */
const CODE = /\.ts$/;

/** So many parts of the page share what comes with each of them. */
const SHARED = 6;

/** GraphiQL has nearly all of it, and the page a few functions, which come apart. */
const APART = /\/node_modules\/graphql\//;

/** All modules that have to be there before this one runs. */
function neededBy(main: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([main]);
  for (const id of found) {
    for (const needed of modules.getModuleInfo(id)?.importedIds ?? []) if (!APART.test(needed)) found.add(needed);
  }
  return found;
}

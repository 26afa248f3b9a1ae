import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { plant, repository, uproot } from './planted-tree.ts';

type Violation = { readonly from: string; readonly to: string; readonly rule: { readonly name: string } };

const value = 'export const stone = 1;\nexport type Stone = 1;';
const ground = {
  'api/src/kernel/seat.ts': value,
  'api/src/rules/games/game.ts': value,
  'api/src/games/go/rules/index.ts': value,
  'api/src/games/go/graphql/game.ts': value,
  'web/src/games/go/board.ts': value,
  'api/src/formats/kiba/rules/index.ts': value,
  'api/src/formats/events.ts': value,
  'web/src/formats/kiba/stage.ts': value,
  'api/src/store/game.ts': value,
  'api/src/store/public/read-client.ts': value,
  'api/src/store/parts.ts': value,
  'api/src/store/generated/prisma/client.ts': value,
  'api/src/application/context.ts': value,
  'api/src/application/mail/letter.ts': value,
  'api/src/store/writing/outbox.ts': value,
  'api/src/application/state/clock.ts': value,
  'api/src/application/queries/clock.ts': value,
  'api/src/application/commands/game/act.ts': value,
  'api/src/application/running/act.ts': value,
  'api/src/application/jobs/act.ts': value,
  'api/src/graphql/builder.ts': value,
  'api/src/server/compose.ts': value,
  'web/src/main.ts': value,
  'client/src/operation.ts': value,
  'tests/support/verb.ts': value,
};
const take = (target: string): string => `import { stone } from '${target}';\nexport const other = stone;`;
const takeType = (target: string): string => `import type { Stone } from '${target}';\nexport type Other = Stone;`;

const forbidden = [
  [
    'the kernel imports Node',
    'api/src/kernel/file.ts',
    'import fs from "node:fs";\nexport const other = fs;',
    'kernel-imports-nothing',
  ],
  ['the kernel imports a rule', 'api/src/kernel/up.ts', take('../rules/games/game.ts'), 'kernel-imports-nothing'],
  [
    'a rule imports a package',
    'api/src/rules/pack.ts',
    'import { z } from "zod";\nexport const other = z;',
    'rules-only-kernel',
  ],
  [
    'a rule imports Node',
    'api/src/rules/node.ts',
    'import fs from "node:fs";\nexport const other = fs;',
    'rules-only-kernel',
  ],
  ['a rule imports the store', 'api/src/rules/store.ts', take('../store/game.ts'), 'rules-only-kernel'],
  ['a game imports a game', 'api/src/games/bao/rules/sow.ts', take('../../go/rules/index.ts'), 'games-are-strangers'],
  ['a board imports another game', 'web/src/games/bao/sow.ts', take('../go/board.ts'), 'games-are-strangers'],
  [
    'a game imports the store into its rules',
    'api/src/games/bao/rules/stored.ts',
    take('../../../store/game.ts'),
    'rules-only-kernel',
  ],
  [
    'a command of a game knows its types in GraphQL',
    'api/src/games/go/application/up.ts',
    take('../graphql/game.ts'),
    'application-is-below',
  ],
  [
    'what a format stores knows its commands',
    'api/src/formats/kiba/store/up.ts',
    take('../../../application/context.ts'),
    'store-is-below',
  ],
  [
    'a resolver of a game calls its rules',
    'api/src/games/go/graphql/rule.ts',
    take('../rules/index.ts'),
    'graphql-rules-types-only',
  ],
  [
    'a game imports the type of a game',
    'api/src/games/bao/rules/type.ts',
    takeType('../../go/rules/index.ts'),
    'games-are-strangers',
  ],
  [
    'a format imports a format',
    'api/src/formats/kuksu/rules/group.ts',
    take('../../kiba/rules/index.ts'),
    'formats-are-strangers',
  ],
  [
    'the page of a format imports another',
    'web/src/formats/kuksu/group.ts',
    take('../kiba/stage.ts'),
    'formats-are-strangers',
  ],
  [
    'a format sees a board',
    'api/src/formats/kiba/rules/board.ts',
    take('../../../games/go/rules/index.ts'),
    'formats-never-see-boards',
  ],
  [
    'a format shows the settings of a game',
    'api/src/formats/kiba/graphql/board.ts',
    take('../../../games/go/graphql/game.ts'),
    'formats-show-no-game',
  ],
  ['a standing sees a game', 'api/src/rules/standings/board.ts', take('../games/game.ts'), 'formats-never-see-boards'],
  [
    'a standing knows a format',
    'api/src/rules/standings/kiba.ts',
    take('../../formats/kiba/rules/index.ts'),
    'standings-know-no-format',
  ],
  ['the store imports a command', 'api/src/store/up.ts', take('../application/context.ts'), 'store-is-below'],
  ['a command imports GraphQL', 'api/src/application/up.ts', take('../graphql/builder.ts'), 'application-is-below'],
  ...['commands/game', 'running', 'jobs'].map(
    (room) =>
      [
        `${room} imports a query`,
        `api/src/application/${room}/ask.ts`,
        take(`${room.includes('/') ? '../..' : '..'}/queries/clock.ts`),
        'commands-ask-no-query',
      ] as const,
  ),
  [
    'a command of a format imports a query',
    'api/src/formats/kiba/application/commands/ask.ts',
    takeType('../../../../application/queries/clock.ts'),
    'commands-ask-no-query',
  ],
  ...['commands/game', 'running', 'jobs'].map(
    (room) =>
      [
        `a query imports ${room}`,
        `api/src/application/queries/do-${room.replace('/', '-')}.ts`,
        take(`../${room}/act.ts`),
        'queries-do-nothing',
      ] as const,
  ),
  [
    'the shared state imports a query',
    'api/src/application/state/ask.ts',
    take('../queries/clock.ts'),
    'state-is-below',
  ],
  ...['command.ts', 'commands/game/write.ts', 'running/write.ts'].flatMap((file) =>
    ['application/mail/letter.ts', 'store/writing/outbox.ts'].map(
      (letter) =>
        [
          `${file} knows ${letter}`,
          `api/src/application/${file}`,
          take(`${'../'.repeat(file.split('/').length)}${letter}`),
          'commands-know-no-letters',
        ] as const,
    ),
  ),
  [
    'the words of events know a command',
    'api/src/application/vocabulary/up.ts',
    takeType('../commands/game/act.ts'),
    'vocabulary-is-words',
  ],
  [
    'the events of a format know a command',
    'api/src/formats/kiba/application/events.ts',
    takeType('../../../application/commands/game/act.ts'),
    'vocabulary-is-words',
  ],
  ['the store knows the events of a format', 'api/src/store/events.ts', take('../formats/events.ts'), 'store-is-below'],
  [
    'a command speaks HTTP',
    'api/src/application/http.ts',
    'import http from "node:http";\nexport const other = http;',
    'application-knows-no-transport',
  ],
  [
    'a command knows Yoga',
    'api/src/application/yoga.ts',
    'import { createYoga } from "graphql-yoga";\nexport const other = createYoga;',
    'application-knows-no-transport',
  ],
  ['a resolver calls a rule', 'api/src/graphql/rule.ts', take('../rules/games/game.ts'), 'graphql-rules-types-only'],
  [
    'a command calls the database client',
    'api/src/application/client.ts',
    take('../store/generated/prisma/client.ts'),
    'database-client-only-in-store',
  ],
  ['a resolver calls the store', 'api/src/graphql/stored.ts', take('../store/game.ts'), 'graphql-reads-what-is-public'],
  [
    'a resolver of a format calls the store',
    'api/src/formats/kiba/graphql/stored.ts',
    take('../../../store/game.ts'),
    'graphql-reads-what-is-public',
  ],
  [
    'a resolver composes the server',
    'api/src/graphql/server.ts',
    take('../server/compose.ts'),
    'nobody-imports-server',
  ],
  ['the page imports the API', 'web/src/api.ts', take('../../api/src/kernel/seat.ts'), 'web-never-imports-api'],
  [
    'a component imports a rule',
    'web/src/BaoBoard.vue',
    `<script setup lang="ts">\n${take('../../api/src/rules/games/game.ts')}\n</script>`,
    'web-never-imports-api',
  ],
  ['the API imports the page', 'api/src/server/page.ts', take('../../../web/src/main.ts'), 'api-never-imports-web'],
  ['the client imports the API', 'client/src/api.ts', take('../../api/src/kernel/seat.ts'), 'client-stands-alone'],
  ['the page imports the client', 'web/src/other.ts', take('../../client/src/operation.ts'), 'nobody-needs-the-client'],
  ['code imports a test', 'api/src/server/test.ts', take('../../../tests/support/verb.ts'), 'src-never-imports-tests'],
  [
    'two files import each other',
    'api/src/store/one.ts',
    `${take('./two.ts')}\nexport const stone = 2;`,
    'no-circular',
  ],
  ['an import leads nowhere', 'api/src/store/lost.ts', take('./nowhere.ts'), 'not-to-unresolvable'],
] as const;

const allowed = [
  ['a rule imports the kernel', 'api/src/rules/fine.ts', take('../kernel/seat.ts')],
  ['a game imports the contract', 'api/src/games/bao/rules/contract.ts', take('../../../rules/games/game.ts')],
  ['the registry names every game', 'api/src/games/rules.ts', take('./go/rules/index.ts')],
  ['the registry names every format', 'api/src/formats/rules.ts', take('./kiba/rules/index.ts')],
  ['a resolver names the type of a rule', 'api/src/graphql/fine.ts', takeType('../rules/games/game.ts')],
  [
    'a command names a type of the client',
    'api/src/application/fine.ts',
    takeType('../store/generated/prisma/client.ts'),
  ],
  ['a resolver names the type of a row', 'api/src/graphql/row.ts', takeType('../store/game.ts')],
  [
    'a resolver reads public tables with their parts',
    'api/src/graphql/public.ts',
    `${take('../store/public/read-client.ts')}\nexport { stone } from '../store/parts.ts';`,
  ],
  ['the store calls the client', 'api/src/store/fine.ts', take('./generated/prisma/client.ts')],
  [
    'a command calls the store and a rule',
    'api/src/application/both.ts',
    `${take('../store/game.ts')}\nexport { stone } from '../rules/games/game.ts';`,
  ],
  ['a command shares the state', 'api/src/application/commands/game/share.ts', take('../../state/clock.ts')],
  ['a query shares the state', 'api/src/application/queries/share.ts', take('../state/clock.ts')],
  ['the server composes', 'api/src/server/main.ts', take('./compose.ts')],
] as const;

const folder = plant({
  ...ground,
  'api/src/store/two.ts': take('./one.ts').replace('other', 'stone'),
  ...Object.fromEntries([...forbidden, ...allowed].map(([, path, content]) => [path, content])),
});
const violations = cruise(folder);
afterAll(() => uproot(folder));

test.each(forbidden)('forbidden: %s', (_sentence, path, _content, rule) => {
  expect(violations.filter(({ from }) => from === path).map((violation) => violation.rule.name)).toContain(rule);
});

test.each(allowed)('allowed: %s', (_sentence, path) => {
  expect(violations.filter(({ from }) => from === path)).toEqual([]);
});

function cruise(cwd: string): readonly Violation[] {
  const program = join(repository, 'node_modules/.bin/depcruise');
  const flags = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(program, ['api', 'web', 'client', 'tests', ...flags], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (stdout === '') throw new Error(stderr);
  return (JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }).summary.violations;
}

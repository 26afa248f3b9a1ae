import { expect, test } from 'vitest';
import { parseEnv } from '../../api/src/server/env.ts';
import { listenProblem } from '../../api/src/server/listen-problem.ts';
import { USUAL_LIMITS } from '../../api/src/server/set-limits.ts';
import { startProblem } from '../../api/src/server/start-problem.ts';
import { parseOptions } from '../../api/src/server/options.ts';

const USUAL = {
  PORT: 4000,
  HOST: '127.0.0.1',
  DATA_DIR: '.data',
  BARAZA_ORIGINS: [],
  TRUST_PROXY: '',
  DRAIN_SECONDS: 0,
  ...USUAL_LIMITS,
  MAIL_DOMAIN: 'localhost',
  MAIL_IN_HOST: '127.0.0.1',
  METRICS_HOST: '127.0.0.1',
  DIRECTORS_NEED_SECOND_FACTOR: 'off',
  LOG_LEVEL: 'warn',
  DEMO: 'on',
  PUBLIC_DEMO: 'off',
};

test('nothing has to be set', () => {
  expect(parseEnv({})).toEqual({ ok: true, value: USUAL });
});

test.each([
  ['an empty variable counts as not given', { PORT: '', DATABASE_URL: '' }, {}],
  ['a port', { PORT: '80' }, { PORT: 80 }],
  [
    'several origins',
    { BARAZA_ORIGINS: 'https://a.example/, http://b.example:8080' },
    { BARAZA_ORIGINS: ['https://a.example', 'http://b.example:8080'] },
  ],
  ['its own address', { PUBLIC_URL: 'https://Baraza.example:443/' }, { PUBLIC_URL: 'https://baraza.example' }],
  ['a PostgreSQL', { DATABASE_URL: 'postgresql://u:p@h:5432/b' }, { DATABASE_URL: 'postgresql://u:p@h:5432/b' }],
  ['a set-up code', { SETUP_CODE: 'given-by-hand-1' }, { SETUP_CODE: 'given-by-hand-1' }],
  ['no demo world', { DEMO: 'off' }, { DEMO: 'off' }],
  ['many sockets', { SOCKETS_PER_ADDRESS: '10000' }, { SOCKETS_PER_ADDRESS: 10_000 }],
  [
    'a mail server and a sender',
    { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Baraza <post@baraza.example>', MAIL_DOMAIN: 'baraza.example' },
    { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Baraza <post@baraza.example>', MAIL_DOMAIN: 'baraza.example' },
  ],
  ['a variable of another program', { EDITOR: 'vi' }, {}],
])('%s', (_name, given, changed) => {
  expect(parseEnv(given)).toEqual({ ok: true, value: { ...USUAL, ...changed } });
});

test.each([
  ['PORT', 'many'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '1.5'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_URL', 'nonsense'],
  ['AUTH_SECRET', 'short'],
  ['BARAZA_ORIGINS', 'baraza.example'],
  ['BARAZA_ORIGINS', 'https://baraza.example/path'],
  ['BARAZA_ORIGINS', 'https://a.example,ftp://b.example'],
  ['BARAZA_ORIGINS', '*'],
  ['PUBLIC_URL', 'baraza.example'],
  ['PUBLIC_URL', 'https://baraza.example/games'],
  ['PUBLIC_URL', 'https://somebody@baraza.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1, 2'],
  ['TRUST_PROXY', 'nginx'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['SOCKETS_PER_ADDRESS', '0'],
  ['SOCKETS_PER_ADDRESS', 'many'],
  ['POINTS_PER_ADDRESS', '23999'],
  ['POINTS_PER_ACCOUNT', 'none'],
  ['POINTS_PER_TOKEN', '23999'],
  ['COMMANDS_PER_BOT', '0'],
  ['FORKS_PER_ACCOUNT', '0'],
  ['OPERATION_DEPTH', '13'],
  ['OPERATION_REREADS', '99'],
  ['LIST_ITEMS', '99'],
  ['LIST_ITEMS', '1001'],
  ['OPERATION_ID_LENGTH', '35'],
  ['SOCKET_BACKLOG_BYTES', '99999999'],
  ['TOKENS_PER_ACCOUNT', '0'],
  ['SANDBOXES_PER_SERVER', 'some'],
  ['REQUEST_BYTES', '1000'],
  ['TEXTS_PER_ADDRESS', 'all'],
  ['SMTP_URL', 'mail.example:25'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'Baraza'],
  ['MAIL_FROM', 'Baraza <post@baraza.example>\nBcc: <all@people.example>'],
  ['MAIL_DOMAIN', 'baraza example'],
  ['MAIL_IN_PORT', 'smtp'],
  ['MAIL_IN_PORT', '65536'],
  ['DEV_MAIL', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['SETUP_CODE', 'too-short-a-b'],
  ['SETUP_CODE', 'with blanks in it'],
  ['DEMO', 'maybe'],
  ['PUBLIC_DEMO', 'perhaps'],
])('%s=%s is refused with one sentence that names the variable', (name, value) => {
  const parsed = parseEnv({ [name]: value });
  expect(parsed.ok ? '' : parsed.error).toMatch(new RegExp(`^The environment variable ${name} [^\\n]+\\.$`));
});

test.each([
  [['--port', '5000', '--data', 'd', '--no-demo'], 'serve', { PORT: '5000', DATA_DIR: 'd', DEMO: 'off' }],
  [['--public-demo'], 'serve', { PUBLIC_DEMO: 'on' }],
  [['--', '--port', '5000'], 'serve', { PORT: '5000' }],
  [['--close-demo', '--data', 'd'], 'close-demo', { DATA_DIR: 'd' }],
  [['rebuild', '--data', 'd'], { kind: 'rebuild', dryRun: false }, { DATA_DIR: 'd' }],
  [['rebuild', '--dry-run'], { kind: 'rebuild', dryRun: true }, {}],
  [
    ['appoint', 'Asha@people.example', 'director'],
    { kind: 'appoint', email: 'asha@people.example', role: 'DIRECTOR' },
    {},
  ],
  [['unblock', 'Asha@people.example'], { kind: 'unblock', email: 'asha@people.example' }, {}],
  [['back-up', 'copy.gz', '--data', 'd'], { kind: 'back-up', file: 'copy.gz' }, { DATA_DIR: 'd' }],
  [['restore', 'copy.gz'], { kind: 'restore', file: 'copy.gz' }, {}],
  [['move-secret'], { kind: 'move-secret' }, {}],
  [[], 'serve', {}],
])('the arguments %j', (args, deed, variables) => {
  expect(parseOptions(args)).toEqual({ ok: true, value: { deed, variables } });
});

test.each([[['--colour']], [['--port']], [['--no-demo=5']]])('the arguments %j are refused', (args) => {
  const parsed = parseOptions(args);
  expect(parsed.ok ? '' : parsed.error).toMatch(
    /--port N, --data DIR, --no-demo, --public-demo and --close-demo, and the commands back-up FILE, restore FILE, move-secret, rebuild .*, appoint MAIL ROLE, .* remove-second-factor MAIL\.$/,
  );
});

test('a dry run is of a rebuild, and of nothing else', () => {
  expect(parseOptions(['--dry-run'])).toEqual({ ok: false, error: '--dry-run goes with `rebuild` alone.' });
});

test.each([
  [['appoint', 'asha@people.example', 'king']],
  [['appoint', 'asha', 'director']],
  [['unblock', 'asha@people.example', 'director']],
  [['back-up']],
  [['restore', 'one', 'two']],
  [['dismiss', 'asha@people.example', 'director']],
])('the command %j is refused', (args) => {
  const parsed = parseOptions(args);
  expect(parsed.ok ? '' : parsed.error).toMatch(/appoint MAIL ROLE, .* administrator, director, player\.$/);
});

test.each([
  ['EADDRINUSE', 4000, /^The port 4000 is taken by another program/],
  ['EACCES', 4000, /^The port 4000 may not be used by this user/],
  ['EADDRNOTAVAIL', 4000, /^HOST names no address of this machine: here\.$/],
  ['EADDRINUSE', 2525, /^The port 2525 for mail is taken .* MAIL_IN_PORT\.$/],
  ['EACCES', 2525, /^The port 2525 for mail is taken or may not be used/],
  ['EADDRNOTAVAIL', 2525, /^MAIL_IN_HOST names no address of this machine: there\.$/],
])('%s at port %i is told in one sentence', (code, port, sentence) => {
  const env = {
    PORT: 4000,
    HOST: 'here',
    MAIL_IN_PORT: 2525,
    MAIL_IN_HOST: 'there',
    METRICS_PORT: 9464,
    METRICS_HOST: 'yonder',
  };
  expect(listenProblem(Object.assign(new Error(code), { code, port }), env)).toMatch(sentence);
  const unknown = Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND', hostname: 'there' });
  expect(listenProblem(unknown, env)).toMatch(/^MAIL_IN_HOST names no address/);
  expect(listenProblem(new Error('Something else'), env)).toBeNull();
});

test.each([
  [{}, /^The database in \.data cannot be used \(no space left\): see that its disk has room .*, and start again\.$/],
  [
    { DATABASE_URL: 'postgresql://db.example/baraza' },
    /^The database of DATABASE_URL cannot be used \(no space left\): see that it runs .*, and start again\.$/,
  ],
])('a database %o that fails while the server starts is told in one sentence', (variables, sentence) => {
  const env = parseEnv(variables);
  if (!env.ok) throw new Error(env.error);
  expect(startProblem(Object.assign(new Error('no space left'), { code: '53100' }), env.value)).toMatch(sentence);
  expect(startProblem(new Error('Something else'), env.value)).toBeNull();
});

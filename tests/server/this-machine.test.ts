import { expect, test } from 'vitest';
import { isOfThisMachine } from '../../api/src/server/this-machine.ts';

test.each(['localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine', (host) =>
  expect(isOfThisMachine(host)).toBe(true),
);
test.each(['', '0.0.0.0', '::', '10.0.0.1', 'localhost.example', '127.example', '::ffff:10.0.0.1'])(
  '%j is not this machine alone',
  (host) => expect(isOfThisMachine(host)).toBe(false),
);

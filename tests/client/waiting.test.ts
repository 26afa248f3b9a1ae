import { expect, test } from 'vitest';
import { pause } from '../../client/src/waiting.ts';

const AN_HOUR = 3_600_000;

test('who waits to try again does so as soon as the connection is there, and no more once he has given up', async () => {
  const opened = Promise.withResolvers<void>();
  const waiting = pause(AN_HOUR, undefined, opened.promise);
  opened.resolve();
  expect(await waiting).toBeUndefined();
  const over = new AbortController();
  const leaving = pause(AN_HOUR, over.signal, new Promise(() => {}));
  over.abort();
  expect(await leaving).toBeUndefined();
});

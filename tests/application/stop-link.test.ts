import { expect, test } from 'vitest';
import { stoppedPlayer, stopUrl } from '../../api/src/application/mail/stop-link.ts';
import { asId, type PlayerId } from '../../api/src/kernel/ids.ts';
import { TEST_POST } from '../support/test-post.ts';

const reader = asId<PlayerId>('reader');

test('a link that stops mails is worth nothing under another secret, for another player, or cut off', () => {
  const token = stopUrl(TEST_POST, reader).split('/').at(-1) ?? '';
  expect(stoppedPlayer(TEST_POST.secret, token)).toBe(reader);
  expect(stoppedPlayer('another secret', token)).toBeNull();
  expect(stoppedPlayer(TEST_POST.secret, token.replace(/^\w/, 'u'))).toBeNull();
  expect(stoppedPlayer(TEST_POST.secret, token.slice(0, -1))).toBeNull();
  expect(stoppedPlayer(TEST_POST.secret, `${token}-x`)).toBeNull();
  expect(stoppedPlayer(TEST_POST.secret, '')).toBeNull();
});

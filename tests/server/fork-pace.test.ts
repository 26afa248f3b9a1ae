import { expect, test } from 'vitest';
import { asId, type AccountId } from '../../api/src/kernel/ids.ts';
import { HOUR, MINUTE, instant, millis, plus } from '../../api/src/kernel/time.ts';
import { createSharedCounts } from '../../api/src/server/budget/shared-counts.ts';
import { createForkPace } from '../../api/src/server/sandbox/fork-pace.ts';

const asha = asId<AccountId>('asha');
const juma = asId<AccountId>('juma');

test('everybody makes so many sandboxes in an hour, and is told by which rule no more, and when again', () => {
  let now = instant(Date.UTC(2026, 10, 28, 12));
  const tooMany = createForkPace(
    () => now,
    4,
    createSharedCounts(() => now),
  );
  expect(Array.from({ length: 4 }, () => tooMany(asha))).toEqual([null, null, null, null]);
  now = plus(now, MINUTE);
  const retryAt = plus(now, millis(14 * MINUTE));
  expect(tooMany(asha)).toEqual({
    ...{ kind: 'too-many-forks', rule: 'forks an account', number: 5, maximum: 4, retryAt },
    message: { key: 'refused.sandbox.often', args: { most: 4, again: { at: retryAt } } },
  });
  expect(tooMany(juma)).toBeNull();
  now = retryAt;
  expect(tooMany(asha)).toBeNull();
  expect(tooMany(asha)).not.toBeNull();
  now = plus(now, HOUR);
  expect(tooMany(asha)).toBeNull();
});

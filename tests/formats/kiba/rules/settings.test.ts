import { worded } from '../../../support/worded.ts';
import { describe, expect, test } from 'vitest';
import { FORMATS } from '../../../../api/src/formats/rules.ts';

const DEFAULTS = { groups: null, withdrawal: 'KEEP', few: 'SHORT_PATH', playoff: 'NEEDED', approvalHours: 48 };

describe('settings of a KIBA tournament', () => {
  test.each([
    ['nothing', undefined, {}],
    ['null, as a database gives it', null, {}],
    ['an empty object', {}, {}],
    ['one group', { groups: 1 }, { groups: 1 }],
    ['eleven groups', { groups: 11 }, { groups: 11 }],
    ['no number of groups', { groups: null }, {}],
    ['KIBA 8.2 annul', { withdrawal: 'ANNUL' }, { withdrawal: 'ANNUL' }],
    ['KIBA 10.3 literal', { few: 'LITERAL' }, { few: 'LITERAL' }],
    ['KIBA 10.3 cross', { few: 'CROSS' }, { few: 'CROSS' }],
    ['KIBA 9.5 list', { playoff: 'LIST' }, { playoff: 'LIST' }],
    ['approval at once', { approvalHours: 0 }, { approvalHours: 0 }],
    ['approval after a fortnight', { approvalHours: 336 }, { approvalHours: 336 }],
  ])('%s is completed', (_case, given, differing) => {
    const settings = { ...DEFAULTS, ...differing };
    const configured = FORMATS.KIBA.configure(given);
    expect(configured).toMatchObject({ ok: true, value: { key: 'KIBA', settings } });
    expect(configured.ok && configured.value.approvalHours).toBe(settings.approvalHours);
    expect(configured.ok && configured.value.sizes).toEqual({ min: 6, max: 34 });
  });

  test.each([
    ['a text', 'KIBA', /must be an object/],
    ['a list', [], /must be an object/],
    ['an unknown setting', { preset: 'KIBA' }, /no setting "preset"/],
    ['a setting from the prototype', { toString: 1 }, /no setting "toString"/],
    ['no group', { groups: 0 }, /null or a whole number from 1 to 11/],
    ['twelve groups', { groups: 12 }, /from 1 to 11/],
    ['half a group', { groups: 2.5 }, /from 1 to 11/],
    ['groups as text', { groups: '3' }, /from 1 to 11/],
    ['groups that are not there', { groups: undefined }, /from 1 to 11/],
    ['an unknown withdrawal', { withdrawal: 'keep' }, /KEEP or ANNUL/],
    ['an unknown path', { few: 'LONG' }, /SHORT_PATH, LITERAL or CROSS/],
    ['an unknown play-off', { playoff: null }, /NEEDED or LIST/],
    ['approval before the end', { approvalHours: -1 }, /from 0 to 336/],
    ['approval after a month', { approvalHours: 337 }, /from 0 to 336/],
    ['approval after half an hour', { approvalHours: 0.5 }, /from 0 to 336/],
    ['no approval', { approvalHours: null }, /from 0 to 336/],
  ])('%s is refused', (_case, given, message) => {
    expect(worded(FORMATS.KIBA.configure(given))).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(message) as string },
    });
  });
});

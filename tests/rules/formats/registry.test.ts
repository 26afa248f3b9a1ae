import { expect, test } from 'vitest';
import { FORMATS } from '../../../api/src/formats/rules.ts';

test('every format stands in the registry under its own key', () => {
  expect(Object.keys(FORMATS)).toContain('ROUND_ROBIN');
  for (const [key, format] of Object.entries(FORMATS)) expect(format.key).toBe(key);
});

test.each(Object.entries(FORMATS))('%s: settings that were completed once are read back unchanged', (_key, format) => {
  const configured = format.usual(null);
  if (!configured.ok) throw new Error(configured.error);
  const stored: unknown = JSON.parse(JSON.stringify(configured.value.settings));
  const again = format.configure(stored);
  expect(again).toMatchObject({ ok: true, value: { settings: configured.value.settings } });
});

import { invariant } from '../../../kernel/assert.ts';
import { parseSwissSettings, type SwissSettings } from '../rules/settings.ts';

/** The settings of a Swiss, as they are stored. */
export function swissSettings({ settings }: { readonly settings: unknown }): SwissSettings {
  const read = parseSwissSettings(settings);
  invariant(read.ok, 'the stored settings of a Swiss are readable');
  return read.value;
}

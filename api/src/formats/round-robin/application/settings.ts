import { invariant } from '../../../kernel/assert.ts';
import { parseRoundRobinSettings, type RoundRobinSettings } from '../rules/settings.ts';

/** The settings of a round robin, as they are stored. */
export function roundRobinSettings({ settings }: { readonly settings: unknown }): RoundRobinSettings {
  const read = parseRoundRobinSettings(settings);
  invariant(read.ok, 'the stored settings of a round robin are readable');
  return read.value;
}

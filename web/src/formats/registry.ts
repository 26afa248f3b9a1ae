import facts from 'virtual:schema-facts';
import type { FormatPart } from './part.ts';
import { kibaPart } from './kiba/index.ts';
import { knockoutPart } from './knockout/index.ts';
import { kuksuPart } from './kuksu/index.ts';
import { roundRobinPart } from './round-robin/index.ts';
import { swissPart } from './swiss/index.ts';
import type { FormatSettingsInput, FormatSettingsRead } from './settings.ts';
import type { HeldSettings } from '../settings/settings-part.ts';
import type { PlainForm } from '../settings/plain-form.ts';
import { plainSettings } from '../settings/plain-settings.ts';

/** The parts of formats, by their keys, in the order in which they are offered; one that is not named is a plain tournament. */
const PARTS: Readonly<Record<string, FormatPart>> = {
  ROUND_ROBIN: roundRobinPart,
  SWISS: swissPart,
  KIBA: kibaPart,
  KNOCKOUT: knockoutPart,
  KUKSU: kuksuPart,
};

const PLAIN: FormatPart = {};

/** The part of the format with this key. */
export const partOfFormat = (format: string): FormatPart => PARTS[format] ?? PLAIN;

/** The key of what the kind of tournament of a format is called that its settings choose; null: they choose none. */
export const kindOfFormat = (format: string, read: FormatSettingsRead): string | null =>
  PARTS[format]?.settings?.kindOf(read) ?? null;

/** The place of a format among those that are offered; the page's own first. */
export const formatPlace = (format: string): number =>
  format in PARTS ? Object.keys(PARTS).indexOf(format) : Number.MAX_SAFE_INTEGER;

const plainFormat = plainSettings<FormatSettingsInput>(facts.settings.formats);

/** A form of the settings of a format, filled in as they are read; null: nothing can be chosen. `empty`: what an empty plain field means. */
export const beginFormat = (
  format: string,
  read: FormatSettingsRead,
  empty: PlainForm['empty'] = 'asUsual',
): HeldSettings<FormatSettingsInput | null> | null =>
  PARTS[format]?.settings?.begin(read) ?? plainFormat(format, empty);

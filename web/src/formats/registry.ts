import type { FormatPart } from './part.ts';
import { kibaPart } from './kiba/index.ts';
import { knockoutPart } from './knockout/index.ts';
import { kuksuPart } from './kuksu/index.ts';

/** The parts of formats, by their keys; one that is not named is a plain tournament. */
const PARTS: Readonly<Record<string, FormatPart>> = {
  KIBA: kibaPart,
  KNOCKOUT: knockoutPart,
  KUKSU: kuksuPart,
};

const PLAIN: FormatPart = {};

/** The part of the format with this key. */
export const partOfFormat = (format: string): FormatPart => PARTS[format] ?? PLAIN;

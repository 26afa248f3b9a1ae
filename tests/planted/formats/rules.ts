import { FORMATS as HERE } from '../../../api/src/formats/rules.ts';
import { anyFormat, type AnyFormat } from '../../../api/src/rules/formats/any-format.ts';
import { ring } from './ring/ring.ts';

/** The formats that are known here, and one more: all that a new format has to say of itself. */
export const FORMATS = { ...HERE, RING: anyFormat(ring) } as const satisfies Readonly<Record<string, AnyFormat>>;

/** The formats of this world. */
export type FormatKey = keyof typeof FORMATS;

/** The series are those that are known here. */
export {
  SERIES,
  type SeriesKind,
  type SeriesRoleKey,
  type SeriesRulingKey,
  type SeriesStateKey,
  type TitleKey,
} from '../../../api/src/formats/rules.ts';

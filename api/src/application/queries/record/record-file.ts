import { message, type Message } from '../../../kernel/message.ts';

/** A file of records as text: in which character set it was written, and what was odd about that. */
export interface RecordFileText {
  /** Where the file names its character set (the property CA of SGF), the text names UTF-8 in its place. */
  readonly text: string;
  /** By the name that browsers have for it: utf-8, shift_jis, gb18030 … */
  readonly charset: string;
  readonly warnings: readonly Message[];
}

/** The property by which a record of go names its character set. Source: Go 5, SGF FF[4]. */
const NAMED = /\bCA\s*\[\s*([^\]\s]{1,40})\s*\]/;

/** Names that programs of go write and the encoding standard does not know. */
const ALIASES: Readonly<Record<string, string>> = {
  gb: 'gb18030',
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  sjis: 'shift_jis',
  cp932: 'shift_jis',
  ms932: 'shift_jis',
  cp949: 'euc-kr',
  uhc: 'euc-kr',
  cp950: 'big5',
  eucjp: 'euc-jp',
  latin1: 'iso-8859-1',
  utf8: 'utf-8',
};

const BEGINNINGS = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
] as const;

/**
 * The text of a file by its byte order mark, else by the character set that it names, else as UTF-8, else as ISO-8859-1. A name
 * that is not known, a file that is not what it names, and bytes that no set can read (U+FFFD in the text) are warned of.
 */
export function readRecordFile(bytes: Uint8Array): RecordFileText {
  const begun = BEGINNINGS.find((one) => one.bytes.every((byte, index) => bytes[index] === byte));
  if (begun !== undefined) return readIn(bytes, begun.charset, []);
  const name = NAMED.exec(strictly(bytes.subarray(0, 4_000), 'iso-8859-1') ?? '')?.[1] ?? null;
  const isUnicode = strictly(bytes, 'utf-8') !== null;
  if (name === null) return readIn(bytes, isUnicode ? 'utf-8' : 'iso-8859-1', []);
  const known = charsetNamed(name);
  if (known === null) {
    const charset = isUnicode ? 'utf-8' : 'iso-8859-1';
    return readIn(bytes, charset, [message('file.warning.unknownCharset', { name, charset })]);
  }
  const isAsNamed = strictly(bytes, known) !== null;
  if (!isAsNamed && isUnicode) return readIn(bytes, 'utf-8', [message('file.warning.isUnicode', { name })]);
  return readIn(bytes, known, []);
}

function readIn(bytes: Uint8Array, charset: string, warnings: readonly Message[]): RecordFileText {
  const decoder = new TextDecoder(charset);
  const text = decoder.decode(bytes);
  const lost = [...text.matchAll(/\uFFFD/g)].length;
  const unread = lost === 0 ? [] : [message('file.warning.lost', { n: lost, charset: decoder.encoding })];
  return {
    text: text.replace(NAMED, 'CA[UTF-8]'),
    charset: decoder.encoding,
    warnings: [...warnings, ...unread],
  };
}

/** The text of bytes that are wholly of this character set; null if they are not. */
function strictly(bytes: Uint8Array, charset: string): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The character set of a name; null if it is not known. */
function charsetNamed(name: string): string | null {
  const plain = name.toLowerCase();
  const label = ALIASES[plain.replaceAll(/[-_ ]/g, '')] ?? plain;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}

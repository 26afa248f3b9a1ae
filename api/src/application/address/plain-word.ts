/** Letters that are a letter with a mark to their readers, and to Unicode letters of their own. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** What a name is in an address: small letters, digits and hyphens, at most so many, whole words where it can be; empty when nothing is left. */
export function plainWord(name: string, longest: number): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (plain.length <= longest) return plain;
  const wholeWords = plain.lastIndexOf('-', longest);
  return plain.slice(0, wholeWords > longest / 2 ? wholeWords : longest).replace(/-$/, '');
}

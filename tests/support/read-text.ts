import { IntlMessageFormat } from 'intl-messageformat';

type Part = ReturnType<IntlMessageFormat['getAst']>[number];
type Plural = Extract<Part, { readonly pluralType?: Intl.PluralRulesOptions['type'] }>;

export interface ReadText {
  /** What is said, whatever is put in: every form, without its places. */
  readonly words: readonly string[];
  readonly places: ReadonlySet<string>;
  readonly plurals: readonly Plural[];
}

/** A text in its parts; throws where it cannot be read. */
export function readText(text: string): ReadText {
  const places = new Set<string>();
  const plurals: Plural[] = [];
  const wordsOf = (parts: readonly Part[]): readonly string[] => {
    const apart: string[] = [];
    const together = parts.map((part) => {
      if ('options' in part) {
        places.add(part.value);
        if ('pluralType' in part) plurals.push(part);
        for (const { value } of Object.values(part.options)) apart.push(...wordsOf(value));
        return '';
      }
      if (part.type === 0) return part.value;
      if ('value' in part) places.add(part.value);
      return '';
    });
    return [together.join(''), ...apart];
  };
  const words = wordsOf(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return { words, places, plurals };
}

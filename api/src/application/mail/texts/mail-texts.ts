import type { english } from './en.ts';

/** A text for each of a language's plural categories (CLDR); `other` where a category has no text of its own. */
export interface PluralText {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** Texts of the same keys in another language. */
export type Translated<Model> = Model extends string
  ? string
  : Model extends { readonly other: string }
    ? PluralText
    : { readonly [Key in keyof Model]: Translated<Model[Key]> };

/** Every text of the mails in one language: the same keys as in English, with the same `{places}`. */
export type MailTexts = Translated<typeof english>;

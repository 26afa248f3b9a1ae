import type { MailPicture } from '../post.ts';

/** A part of a letter, from which both its plain text and its HTML are made. */
export type LetterPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'small'; readonly text: string }
  /** words of a person, in lines */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }
  | { readonly kind: 'link'; readonly label: string; readonly url: string }
  /** drawn with letters; `picture` null: as it is drawn everywhere */
  | { readonly kind: 'board'; readonly drawn: string; readonly picture: LetterPicture | null };

/** A line of a list, which may lead somewhere. */
export interface ListItem {
  readonly text: string;
  readonly url?: string;
}

/** A picture, how wide and high it is shown, and what it shows for who does not see it. */
export interface LetterPicture extends MailPicture {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** What a mail says, before it is set. */
export interface Letter {
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  /** where an answer goes; null: nobody reads answers */
  readonly replyTo: string | null;
}

/** What stands below every letter; null where nothing can be chosen. */
export interface LetterFoot {
  readonly why: string;
  readonly links: readonly { readonly label: string; readonly url: string }[];
}

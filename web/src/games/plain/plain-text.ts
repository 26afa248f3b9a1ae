interface PlainlyTold {
  readonly plain: { readonly __typename: string; readonly text?: string } | null;
}

/** The board in letters; null where the game has one of its own, or none. */
export const plainText = ({ plain }: PlainlyTold): string | null => plain?.text ?? null;

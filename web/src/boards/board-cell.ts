/** A place of a board that can be touched. */
export interface BoardCell {
  readonly name: string;
  /** Where it lies over the drawing, in percent of it. */
  readonly box: Readonly<Record<'left' | 'top' | 'width' | 'height', string>>;
  /** What lies there and what may be done, in words. */
  readonly told: string;
  /** Whether touching it does something. */
  readonly isOpen: boolean;
  /** Whether it is the one that has been chosen; left out where none ever is. */
  readonly isChosen?: boolean;
}

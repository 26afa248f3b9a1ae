// What is used of a package that has no types of its own.
declare module 'gifenc' {
  /** Red, green and blue, each from 0 to 255. */
  type Colour = readonly number[];

  interface Encoder {
    /** Adds a frame: a place in the palette for each of its points, in rows from the top. The palette stands with the first alone. */
    writeFrame(
      places: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette?: readonly Colour[] | undefined;
        /** Milliseconds that it is seen. */
        readonly delay: number;
        /** 1: the next is drawn over it. */
        readonly dispose: 1;
        readonly transparent: boolean;
        /** Where this place stands, what was before is seen. */
        readonly transparentIndex: number;
      },
    ): void;
    finish(): void;
    bytes(): Uint8Array;
  }

  /** An older form of module, of which Node finds no names. */
  const gifenc: {
    GIFEncoder(): Encoder;
    /** At most so many colours that are nearest to all of these points, four bytes each. */
    quantize(points: Uint8Array, most: number): readonly Colour[];
    /** For each point its nearest place in a palette; `points` has a buffer to itself. */
    applyPalette(points: Uint8Array, palette: readonly Colour[]): Uint8Array;
  };
  export default gifenc;
}

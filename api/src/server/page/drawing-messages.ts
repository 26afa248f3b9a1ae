/** A page that is to be drawn, as the program of drawing takes it. */
export interface AskedPage {
  /** Its path, with what stands behind a question mark. */
  readonly address: string;
  readonly language: string;
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
  readonly isNarrow: boolean;
  /** Where people find this server, without a slash at the end. */
  readonly site: string;
}

/** A page that was drawn. */
export interface DrawnPage {
  /** Whether what it asks for is not there. */
  readonly isMissing: boolean;
  /** The whole document; null: it is drawn for somebody in particular, by his browser alone. */
  readonly document: string | null;
}

/** One question of a page, as the API takes it. */
export interface Asked {
  readonly query: string;
  readonly variables: unknown;
}

/** The program that draws, as it is built with the page. */
export interface DrawingProgram {
  createDrawer(built: {
    readonly template: string;
    readonly needs: Readonly<Record<string, readonly string[]>>;
  }): (page: AskedPage, ask: (asked: Asked) => Promise<object>) => Promise<DrawnPage>;
}

/** Where the built page is, and the program that draws it. */
export interface DrawingFiles {
  readonly webFolder: string;
  readonly program: string;
}

/** What the thread that draws is told: to draw, and, as JSON, the answer to what it has asked. */
export type ToDrawing =
  | { readonly kind: 'draw'; readonly page: AskedPage }
  | { readonly kind: 'answer'; readonly number: number; readonly text: string };

/** What it tells: that it has begun, what it asks, what it has drawn, or why it has drawn nothing. */
export type FromDrawing =
  | { readonly kind: 'ask'; readonly number: number; readonly body: string }
  | { readonly kind: 'drawn'; readonly page: DrawnPage }
  | { readonly kind: 'failed'; readonly reason: string };

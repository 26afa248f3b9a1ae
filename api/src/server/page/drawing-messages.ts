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
  /** The address at which what it asks for is now, from its slash on; null: at its own. */
  readonly movedTo: string | null;
  /** The whole document; null: it is at another address, or drawn for somebody in particular, by his browser alone. */
  readonly document: string | null;
}

/** How a picture looks. */
export interface PictureLook {
  readonly language: string;
  readonly theme: 'light' | 'dark';
  /** In points, or in units where it has none. */
  readonly width: number;
}

/** A picture that is to be drawn, as the program of drawing takes it. */
export interface AskedPicture extends PictureLook {
  /** Its path, without its ending. */
  readonly address: string;
  /** The server's time, in milliseconds since 1970. */
  readonly at: number;
}

/** What a picture is made into: lines, points, or points that move. */
export type PictureForm = 'svg' | 'png' | 'gif';

/** A picture that is to be made. */
export interface WantedPicture extends PictureLook {
  readonly form: PictureForm;
  /** What it shows: paths without endings, of which one that does not move has one. */
  readonly frames: readonly string[];
  readonly at: number;
}

/** One question of a page, as the API takes it. */
export interface Asked {
  readonly query: string;
  readonly variables: unknown;
}

/** Answers a question as the API does. */
export type Ask = (asked: Asked) => Promise<object>;

/** What the page was built into: its document, and the files that each file of code needs. */
interface BuiltPage {
  readonly template: string;
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

/** Draws a picture as SVG; null: there is none at its address. */
export type DrawPicture = (picture: AskedPicture, ask: Ask) => Promise<string | null>;

/** The program that draws, as it is built with the page. */
export interface DrawingProgram {
  createDrawer(built: BuiltPage): (page: AskedPage, ask: Ask) => Promise<DrawnPage>;
  /** `readStyles`: the text of a style sheet, by its address. */
  createPictures(built: BuiltPage, readStyles: (address: string) => Promise<string>): Promise<DrawPicture>;
}

/** Where the built page is, and the program that draws it. */
export interface DrawingFiles {
  readonly webFolder: string;
  readonly program: string;
}

/** What the thread that draws is told: to draw, and, as JSON, the answer to what it has asked. */
export type ToDrawing =
  | { readonly kind: 'draw'; readonly page: AskedPage }
  | { readonly kind: 'picture'; readonly picture: WantedPicture }
  | { readonly kind: 'answer'; readonly number: number; readonly text: string };

/** What it has drawn; no picture: there is none. */
export type Drawn =
  | { readonly kind: 'drawn'; readonly page: DrawnPage }
  | { readonly kind: 'pictured'; readonly picture: Uint8Array | null };

/** What it tells: what it asks, what it has drawn, or why it has drawn nothing. */
export type FromDrawing =
  | Drawn
  | { readonly kind: 'ask'; readonly number: number; readonly body: string }
  | { readonly kind: 'failed'; readonly reason: string };

import { createDrawing, FOR_PICTURES } from '../page/drawing.ts';
import type { PageDrawing } from '../page/open-pages.ts';
import { pictures } from './pictures.ts';

type Handlers = ReturnType<typeof pictures>;

/** What is needed beside the thread that draws. */
interface PicturesParts extends Omit<Parameters<typeof pictures>[0], 'drawing'> {
  /** The folder of the built page. */
  readonly webFolder: string;
  /** What draws it; left out: there are no pictures. */
  readonly drawing?: PageDrawing;
}

/** The pictures of the server, drawn in a thread of their own, so that no page waits for one. */
export function openPictures({ webFolder, drawing: program, ...parts }: PicturesParts): {
  /** What answers at an address; null: there is no picture. */
  readonly at: Handlers;
  /** Draws no more. */
  close(): Promise<void>;
} {
  const drawing = program === undefined ? null : createDrawing({ webFolder, program: program.program }, FOR_PICTURES);
  if (drawing === null) return { at: () => null, close: async () => undefined };
  return { at: pictures({ ...parts, drawing }), close: drawing.close };
}

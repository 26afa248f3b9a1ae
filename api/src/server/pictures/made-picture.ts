import { pngOf } from '../../application/mail/png-of.ts';
import type { AskedPicture, WantedPicture } from '../page/drawing-messages.ts';

/**
 * A picture as it is served, its frames drawn one after another by `draw`, which answers SVG, or null where there is nothing. Null: one of
 * them is not there.
 */
export async function madePicture(
  { form, frames, ...look }: WantedPicture,
  draw: (frame: AskedPicture) => Promise<string | null>,
): Promise<Uint8Array | null> {
  const drawings: string[] = [];
  for (const address of frames) {
    const drawing = await draw({ ...look, address });
    if (drawing === null) return null;
    drawings.push(drawing);
  }
  const [drawing = ''] = drawings;
  return form === 'png' ? pngOf(drawing, look.width) : Buffer.from(drawing);
}

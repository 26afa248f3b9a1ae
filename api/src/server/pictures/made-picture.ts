import { pngOf } from '../../application/mail/png-of.ts';
import type { AskedPicture, WantedPicture } from '../page/drawing-messages.ts';
import { movingPicture } from './moving-picture.ts';

/**
 * A picture as it is served, its frames drawn one after another by `draw`, which answers SVG, or null where there is nothing. Null: one of
 * them is not there.
 */
export async function madePicture(
  { form, frames, ...look }: WantedPicture,
  draw: (frame: AskedPicture) => Promise<string | null>,
): Promise<Uint8Array | null> {
  const frame = (number: number) => draw({ ...look, address: frames[number] ?? '' });
  if (form === 'gif') return movingPicture({ ...look, count: frames.length, frame });
  const drawing = await frame(0);
  if (drawing === null) return null;
  return form === 'png' ? pngOf(drawing, look.width) : Buffer.from(drawing);
}

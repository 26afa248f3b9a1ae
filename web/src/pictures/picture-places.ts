import type { Component } from 'vue';
import BoardPicture from './BoardPicture.vue';

/** A picture that has an address: what draws it, and what of. */
export interface PicturePlace {
  readonly Picture: Component;
  readonly of: Readonly<Record<string, unknown>>;
}

/** What is drawn at an address without its ending; null: there is no picture. */
export function pictureAt(path: string): PicturePlace | null {
  const [, id, ply] = /^\/games\/([^/]+)(?:\/(\d{1,5}))?$/.exec(path) ?? [];
  if (id !== undefined) return { Picture: BoardPicture, of: { id, ply: ply === undefined ? null : Number(ply) } };
  return null;
}

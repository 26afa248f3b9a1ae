import type { Component } from 'vue';
import BoardPicture from './BoardPicture.vue';
import GameCard from './cards/GameCard.vue';
import PlayerCard from './cards/PlayerCard.vue';
import TournamentCard from './cards/TournamentCard.vue';

/** A picture that has an address: what draws it, and what of. */
export interface PicturePlace {
  readonly Picture: Component;
  readonly of: Readonly<Record<string, unknown>>;
}

const PLACES: readonly (readonly [path: RegExp, place: (name: string, ply: string | undefined) => PicturePlace])[] = [
  [/^\/games\/([^/]+)$/, (id) => ({ Picture: BoardPicture, of: { id, ply: null } })],
  [/^\/games\/([^/]+)\/(\d{1,5})$/, (id, ply) => ({ Picture: BoardPicture, of: { id, ply: Number(ply) } })],
  [/^\/og\/games\/([^/]+)$/, (id) => ({ Picture: GameCard, of: { id } })],
  [/^\/og\/tournaments\/([^/]+)$/, (id) => ({ Picture: TournamentCard, of: { id } })],
  [/^\/og\/players\/([^/]+)$/, (handle) => ({ Picture: PlayerCard, of: { handle } })],
];

/** What is drawn at an address without its ending; null: there is no picture. */
export function pictureAt(path: string): PicturePlace | null {
  for (const [pattern, place] of PLACES) {
    const [, name, ply] = pattern.exec(path) ?? [];
    if (name !== undefined) return place(name, ply);
  }
  return null;
}

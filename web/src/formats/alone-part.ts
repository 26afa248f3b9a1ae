import type { Component } from 'vue';
import type { Drawn, Takes } from '../ui/drawn.ts';

/** One of the things that a wall shows by turns. */
export interface WallView {
  /** What it is called in addresses, `?views=bracket`. */
  readonly key: string;
  /** The key of its name. */
  readonly words: string;
  /** Takes `id`, of the tournament, and which `sheet` of it is shown, from 0; emits `sheets`, how many it has, 0 while there is nothing to show. */
  readonly View: Component;
}

/** What a page of another site can frame of a tournament. */
export interface EmbeddedPart {
  /** What it is called in addresses, `/embed/bracket/<id>`. */
  readonly key: string;
  /** The key of its name. */
  readonly words: string;
  /** Takes `id`: of a group where it is of one, else of the tournament. */
  readonly Part: Component;
  readonly of: 'tournament' | 'group';
}

/** A view of a wall, its component checked against what it is given. */
export const wallView = <View extends Drawn>(
  key: string,
  words: string,
  View: View & Takes<View, { readonly id: string; readonly sheet: number }>,
): WallView => ({ key, words, View });

/** A part that can be framed, its component checked against what it is given. */
export const embeddedPart = <Part extends Drawn>(
  key: string,
  words: string,
  of: EmbeddedPart['of'],
  Part: Part & Takes<Part, { readonly id: string }>,
): EmbeddedPart => ({ key, words, Part, of });

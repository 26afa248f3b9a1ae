import type { Component } from 'vue';
import BracketPicture from './knockout/BracketPicture.vue';
import PyramidPicture from './kuksu/PyramidPicture.vue';

/** What draws a tournament where its address is passed on, in the place of its table: takes its `id`; by the name of its type. */
const PICTURES: Readonly<Record<string, Component>> = {
  KnockoutTournament: BracketPicture,
  KuksuTournament: PyramidPicture,
};

/** The picture of tournaments of the type of this name; null: their table. */
export const pictureOfFormat = (name: string): Component | null => PICTURES[name] ?? null;

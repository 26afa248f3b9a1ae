import type { Component } from 'vue';
import type { ResultOf } from '../graphql/tada.ts';
import type { Drawn, Takes } from '../ui/drawn.ts';
import type { gameFeatured, gameMoment } from './fragments.ts';
import type { GameName, MomentName } from './part.ts';

/** A game of this type as the board that a page gives its height to shows it. */
export type FeaturedOf<Name extends GameName> = Extract<ResultOf<typeof gameFeatured>, { __typename: Name }>;
/** A game of this type after one ply. */
export type MomentOf<Name extends GameName> = Extract<ResultOf<typeof gameMoment>, { __typename: MomentName<Name> }>;

/** The boards of a game in their full size, without anything to do on them. */
export interface GameBoards {
  /** The type of the game, and that of its moments. */
  readonly names: readonly [game: string, moment: string];
  /** Draws a game as it stands: takes `game`. */
  readonly Featured: Component;
  /** Draws it after one ply: takes `moment`. */
  readonly Replay: Component;
}

/** The boards of a game, checked against what the game's own fragments ask for. */
export function gameBoards<Name extends GameName, Featured extends Drawn, Replay extends Drawn>(
  name: Name,
  boards: {
    readonly Featured: Featured & Takes<Featured, { readonly game: FeaturedOf<Name> }>;
    readonly Replay: Replay & Takes<Replay, { readonly moment: MomentOf<Name> }>;
  },
): GameBoards {
  return { ...boards, names: [name, name.replace(/Game$/, 'Moment')] };
}

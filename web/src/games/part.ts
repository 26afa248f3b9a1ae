import type { Component } from 'vue';
import type { ResultOf } from '../graphql/tada.ts';
import type { Drawn, Takes } from '../ui/drawn.ts';
import type { entryFigures, gameCard, gamePending, gameThen } from './fragments.ts';
import type { playerCardFragment } from '../player/player-card.ts';
import type { GameSettings } from './settings.ts';

type Seat = 'FIRST' | 'SECOND';
type CardGame = ResultOf<typeof gameCard>;
/** A game as far as it tells whose move it is. */
export type PendingGame = ResultOf<typeof gamePending>;

/** The type of a game that has a board of its own. */
export type GameName = Exclude<CardGame['__typename'], 'ReportedGame'>;
/** A game of this type as a board among other boards shows it. */
export type CardOf<Name extends GameName> = Extract<CardGame, { __typename: Name }>;
/** The type of the moments of a game of this type. */
export type MomentName<Name extends GameName> = Name extends `${infer Stem}Game` ? `${Stem}Moment` : never;
/** A game of this type after one ply as a board among other boards shows it. */
export type ThenOf<Name extends GameName> = Extract<ResultOf<typeof gameThen>, { __typename: MomentName<Name> }>;
/** A game of this type as far as it tells whose move it is. */
type PendingOf<Name extends GameName> = Extract<PendingGame, { __typename: Name }>;

/** What a running game waits for that is nobody's move, as the keys of its words. */
export interface Pending {
  readonly told: 'games.GO.agreeing' | 'games.BACKGAMMON.firstRoll';
  /** Said of both players, `first` and `second`. */
  readonly heading: 'home.agree' | 'home.pair';
}

/** A game of the viewer's own in his list: where he sits, and whether it waits for what is nobody's move. */
export interface OwnGame {
  readonly id: string;
  readonly seat: Seat | null;
  readonly isPending: boolean;
}

/** What a player of a tournament is in its game besides his rating: the keys of its heading and of what is said of it, and the number `n`; null: he has none. */
export interface EntryFigure {
  readonly heading: string;
  readonly said: string;
  readonly of: (entry: ResultOf<typeof entryFigures>) => number | null;
}

interface Manners {
  /** Missing: his rating alone. */
  readonly entryFigure?: EntryFigure;
  /** What can be chosen of it when a tournament is made; missing: plain fields for what the API takes. */
  readonly settings?: GameSettings;
  /** How a seat is marked: by the colour of its men; null: by the first letter of its side. */
  readonly seatMark: (seat: Seat) => 'black' | 'white' | null;
  /** Does for the viewer what he need not think of where a game of his is listed; called in the setup of what lists it. */
  readonly useOwn?: (own: () => OwnGame) => void;
}

/** What a page has of a game wherever games are named and listed, whichever it is. */
export interface GamePart extends Manners {
  readonly name: GameName;
  /** Draws a sign of the game in a square of 20. */
  readonly Glyph: Component;
  /** Draws the board among other boards: takes `game` and `orientation`. */
  readonly Card: Component;
  /** Draws the same after one ply: takes `moment`. */
  readonly Then: Component;
  /** Draws what a player is besides his rating, as a `dt` and a `dd`: takes `player`. */
  readonly Figure: Component | null;
  /** What a running game waits for that is nobody's move; null: a move is awaited. */
  readonly pending: (game: PendingGame) => Pending | null;
}

const isOf = <Name extends GameName>(name: Name, game: PendingGame): game is PendingOf<Name> =>
  game.__typename === name;

/** The part of a game, its components checked against what the game's own fragments ask for. */
export function gamePart<
  Name extends GameName,
  Glyph extends Drawn,
  Card extends Drawn,
  Then extends Drawn,
  Figure extends Drawn,
>(
  name: Name,
  {
    Glyph,
    Card,
    Then,
    Figure,
    pending,
    ...manners
  }: Manners & {
    readonly Glyph: Glyph & Takes<Glyph, object>;
    readonly Card: Card & Takes<Card, { readonly game: CardOf<Name>; readonly orientation: 'first' | 'second' }>;
    readonly Then: Then & Takes<Then, { readonly moment: ThenOf<Name> }>;
    readonly Figure?: Figure & Takes<Figure, { readonly player: ResultOf<typeof playerCardFragment> }>;
    readonly pending?: (game: PendingOf<Name>) => Pending | null;
  },
): GamePart {
  return {
    ...manners,
    name,
    Glyph,
    Card,
    Then,
    Figure: Figure ?? null,
    pending: (game) => (pending && isOf(name, game) ? pending(game) : null),
  };
}

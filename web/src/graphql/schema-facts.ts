import type { GameKey } from '../ui/game-key.ts';

/** One thing that can be set of a game or a format: a number, one of some values, a yes or no, or a text. */
export interface SettingFact {
  readonly name: string;
  /** What it is, as the API describes it. */
  readonly about: string;
  readonly kind: 'WHOLE' | 'NUMBER' | 'CHOICE' | 'SWITCH' | 'TEXT';
  /** What can be chosen; empty where nothing is. */
  readonly values: readonly { readonly value: string; readonly about: string }[];
}

/** The settings of a game or a format that a tournament can be given, and the field of the input that takes them. */
export interface SettingsFact {
  readonly field: string;
  readonly settings: readonly SettingFact[];
}

/** What the page knows of the API beyond its own documents: read off the schema when the page is built. */
export interface SchemaFacts<Game extends string = string> {
  /** Which types an interface or union stands for. */
  readonly possibleTypes: Record<string, string[]>;
  /** The types that have no id. */
  readonly keyless: string[];
  /** The types with an id of which `asOf` says at which instant it stood as it is told; null: as it stands. */
  readonly momentary: string[];
  readonly mutations: string[];
  /** The keys of the games, in the schema's order. */
  readonly games: readonly Game[];
  /** What can be set of games and of formats, by their keys; nothing of those that are not there. */
  readonly settings: {
    readonly games: Readonly<Record<string, SettingsFact>>;
    readonly formats: Readonly<Record<string, SettingsFact>>;
  };
  /** For a type with an id, the root fields that are lists of such things, or of what tells of such. */
  readonly listed: Record<string, string[]>;
  /**
   * For the answer of a deed that is done, by its type, the root fields whose lists may have become others: of what it carries those
   * that are, or lead to, lists of such things, and the lists of what that belongs to.
   */
  readonly touched: Record<string, string[]>;
}

declare global {
  /** The facts as the module that is made when the page is built has them: it has no file that could import their type. */
  type PageFacts = SchemaFacts<GameKey>;
}

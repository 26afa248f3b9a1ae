import facts from 'virtual:schema-facts';
import type { GameKey } from '../ui/game-key.ts';
import { backgammonPart } from './backgammon/index.ts';
import { baoPart } from './bao/index.ts';
import { goPart } from './go/index.ts';
import { owarePart } from './oware/index.ts';
import type { GamePart, Pending, PendingGame } from './part.ts';
import type { GameSettingsInput, GameSettingsRead } from './settings.ts';
import type { HeldSettings } from '../settings/settings-part.ts';
import { plainSettings } from '../settings/plain-settings.ts';

// In the order in which pages name them.
const PARTS: Readonly<Partial<Record<GameKey, GamePart>>> = {
  BAO: baoPart,
  GO: goPart,
  BACKGAMMON: backgammonPart,
  OWARE: owarePart,
};

const place = (key: GameKey): number => (key in PARTS ? Object.keys(PARTS).indexOf(key) : Infinity);
const [first, ...others] = facts.games.toSorted((one, other) => place(one) - place(other));
if (first === undefined) throw new Error('The API has no game');

/** Every game of the API: those that the page has a part for, in the order in which it names them, then the others. */
export const GAME_KEYS: readonly [GameKey, ...GameKey[]] = [first, ...others];

/** The part of the game with this key; null: the page has none for it. */
export const partOf = (key: GameKey): GamePart | null => PARTS[key] ?? null;

/** The part of the game whose type has this name; null: it is played elsewhere, or the page has none for it. */
export const partNamed = (name: string): GamePart | null =>
  Object.values(PARTS).find((part) => part.name === name) ?? null;

/** The part of the game whose moments have this type; null: the page has none for it. */
export const partOfMoment = (name: string): GamePart | null => partNamed(name.replace(/Moment$/, 'Game'));

/** What a game waits for that is nobody's move; null: a move is awaited, or the game is not running. */
export const pendingOf = (game: PendingGame): Pending | null =>
  game.status === 'RUNNING' ? (partNamed(game.__typename)?.pending(game) ?? null) : null;

const plainGame = plainSettings<GameSettingsInput>(facts.settings.games);

/** A form of the settings of a game, filled in as they are read; null: nothing can be chosen. */
export const beginGame = (key: GameKey, read: GameSettingsRead): HeldSettings<GameSettingsInput | null> | null =>
  PARTS[key]?.settings?.begin(read) ?? plainGame(key, 'asUsual');

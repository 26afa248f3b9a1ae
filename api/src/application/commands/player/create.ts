import { newId, type Entropy } from '../../../kernel/entropy.ts';
import type { AccountId, PlayerId } from '../../../kernel/ids.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { NEW_ELO } from '../../../rules/ratings/elo.ts';
import type { Tx } from '../../../store/client.ts';
import type { GameKey } from '#games/rules';
import { handlesLike, insertPlayer } from '../../../store/writing/player.ts';
import type { InvalidInput } from '../../errors.ts';
import type { FieldName, ListedPath } from '../../field-words.ts';
import { readCountry, readNumber, readText } from '../../input-text.ts';
import { importBase } from '../../running/import-base.ts';
import { freeHandle, handleOf } from './handle.ts';

/** A person who is entered without an account. */
export interface NewPlayer {
  readonly name: string;
  /** ISO 3166 alpha-2. */
  readonly country: string | null;
  /** 1 to 3. Source: KIBA 3.5. */
  readonly category: number;
  readonly elo: number;
  readonly matches: number;
}

/** What a player is besides: his account, whether a program moves for him, and whose; and the game that Elo and matches are of; null: he has none yet. */
export interface PlayerTraits {
  readonly game: GameKey | null;
  readonly accountId?: AccountId;
  readonly isBot?: boolean;
  readonly ownerId?: PlayerId;
}

/** The most characters of a player's name. */
export const LONGEST_NAME = 60;

/** The highest Elo and the most games that anybody can be said to have. */
export const MOST_ELO = 4_000;
export const MOST_MATCHES = 1_000_000;

/** A new player with every field checked; `listed` is where he stands in the input, null: he is the only one. */
export function readNewPlayer(listed: ListedPath | null, player: NewPlayer): Result<NewPlayer, InvalidInput> {
  const at = <Name extends FieldName>(name: Name) => (listed === null ? name : (`${listed}.${name}` as const));
  const name = readText(at('name'), player.name, { longest: LONGEST_NAME });
  if (!name.ok) return name;
  const country = readCountry(at('country'), player.country);
  if (!country.ok) return country;
  const category = readNumber(at('category'), player.category, { least: 1, most: 3 });
  if (!category.ok) return category;
  const elo = readNumber(at('elo'), player.elo, { least: 0, most: MOST_ELO });
  if (!elo.ok) return elo;
  const matches = readNumber(at('matches'), player.matches, { least: 0, most: MOST_MATCHES });
  if (!matches.ok) return matches;
  return ok({
    name: name.value,
    country: country.value,
    category: category.value,
    elo: elo.value,
    matches: matches.value,
  });
}

/** Makes a player, under a handle of his own from his name; who begins as everybody does is not rated yet. */
export async function addPlayer(
  { tx, at, entropy }: { readonly tx: Tx; readonly at: Instant; readonly entropy: Entropy },
  { name, country, category, elo, matches }: NewPlayer,
  { game, accountId, isBot = false, ownerId }: PlayerTraits,
): Promise<PlayerId> {
  const id = newId<PlayerId>(entropy);
  const wanted = handleOf(name);
  const handle = freeHandle(wanted, await handlesLike(tx, wanted));
  await insertPlayer(tx, {
    id,
    handle,
    name,
    country,
    category,
    isBot,
    ownerId: ownerId ?? null,
    accountId: accountId ?? null,
    createdAt: at,
  });
  const isRated = game !== null && (elo !== NEW_ELO.elo || matches !== NEW_ELO.games);
  if (isRated) await importBase(tx, { playerId: id, game, elo, matches, byId: null, source: null, at });
  return id;
}

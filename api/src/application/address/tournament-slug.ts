import type { GameKey } from '#games/rules';
import type { TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../../store/client.ts';
import { insertTournament, type NewTournament } from '../../store/writing/tournament.ts';
import { claimSlug, slugOwners } from '../../store/writing/tournament-slug.ts';
import { plainWord } from './plain-word.ts';

const LONGEST = 40;
/** So many names are looked at in one question. */
const AT_ONCE = 50;

/** What the name in addresses follows from. */
interface Named {
  readonly id: TournamentId;
  readonly name: string;
  readonly game: GameKey;
}

/**
 * The name of a tournament in addresses, which is its own from now on: its name in small letters, digits and hyphens (that of its game
 * where nothing is left of it), or the first of `name-2`, `name-3` … that no other tournament has or has ever had.
 */
export async function slugFor(tx: Tx, { id, name, game }: Named): Promise<string> {
  const wanted = plainWord(name, LONGEST) || plainWord(game, LONGEST);
  for (let first = 1; ;) {
    const candidates = Array.from({ length: AT_ONCE }, (_, index) => numbered(wanted, first + index));
    const owners = await slugOwners(tx, candidates);
    const slug = candidates.find((candidate) => (owners.get(candidate) ?? id) === id);
    if (slug === undefined) first += AT_ONCE;
    else if (owners.has(slug) || (await claimSlug(tx, slug, id))) return slug;
  }
}

const numbered = (wanted: string, number: number): string => (number === 1 ? wanted : `${wanted}-${number}`);

/** Stores a tournament as a draft, under an address that follows from its name. */
export async function addTournament(tx: Tx, tournament: Omit<NewTournament, 'slug'>): Promise<void> {
  await insertTournament(tx, { ...tournament, slug: await slugFor(tx, tournament) });
}

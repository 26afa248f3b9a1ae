import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { Tx } from '../../store/client.ts';
import { entriesOfTournaments } from '../../store/reading/entry.ts';
import { playersNamed, type PlayerRecord } from '../../store/reading/player.ts';
import { nameKey } from '../pasted/table-text.ts';

/** A player as far as words need him. */
export type Named = Pick<PlayerRecord, 'id' | 'name' | 'handle'>;

/** Players, each as he stands in a list: of entries, or of nothing else. */
type Those = readonly { readonly player: Named }[];

/** What a player is called among others, such as those who have entered: by his name, and by his handle too where another of them goes by that name. */
export function nameAmong(entries: Those, { id, name, handle }: Named): string {
  const called = calledIn(entries).get(nameKey(name));
  const isShared = called !== undefined && [...called].some((other) => other !== id);
  return isShared ? `${name} (${handle})` : name;
}

/** The same of a player in a tournament, as the transaction sees it. */
export async function nameIn(tx: Tx, tournamentId: TournamentId, player: Named): Promise<string> {
  return nameAmong(await entriesOfTournaments(tx, [tournamentId]), player);
}

/** What a player is called where no tournament says who may be meant: by his handle too where anybody else here goes by his name. */
export async function nameHere(tx: Tx, player: Named): Promise<string> {
  const called = await playersNamed(tx, [player.name]);
  return nameAmong(
    [...called, player].map((one) => ({ player: one })),
    player,
  );
}

/** Who goes by each name, noted once for those that were read together. */
export function calledIn(entries: Those): ReadonlyMap<string, ReadonlySet<PlayerId>> {
  const known = NOTED.get(entries);
  if (known !== undefined) return known;
  const called = new Map<string, Set<PlayerId>>();
  for (const { player } of entries) {
    const key = nameKey(player.name);
    called.set(key, (called.get(key) ?? new Set()).add(player.id));
  }
  NOTED.set(entries, called);
  return called;
}

const NOTED = new WeakMap<Those, ReadonlyMap<string, ReadonlySet<PlayerId>>>();

import type { PlayerId, TournamentId } from '../../kernel/ids.ts';
import type { PlayerRecord } from '../../store/reading/player.ts';
import type { AppContext } from '../context.ts';
import { nameKey } from '../pasted/table-text.ts';
import { calledIn, nameAmong, nameHere, type Named } from '../state/name-among.ts';
import { playerOf } from './find.ts';
import { readingOf } from './reading.ts';

/** Those who have entered a tournament under a name that another of its players has too, name by name. */
export async function namesakes(context: AppContext, id: TournamentId): Promise<readonly PlayerRecord[]> {
  const called = calledIn(await readingOf(context).entriesOf.load(id));
  const shared = [...called.values()].filter(({ size }) => size > 1).flatMap((ids) => [...ids]);
  return Promise.all(shared.map((player) => playerOf(context, player)));
}

/**
 * What sentences about a tournament call somebody who is in it, directs it or writes in it: his name, and his handle where one of its
 * other players goes by that name too.
 */
export async function shownName(
  context: AppContext,
  { tournamentId }: { readonly tournamentId: TournamentId },
  player: Named,
): Promise<string> {
  return nameAmong(await readingOf(context).entriesOf.load(tournamentId), player);
}

/** The same of the player with this id. */
export async function shownNameOf(
  context: AppContext,
  of: { readonly tournamentId: TournamentId },
  id: PlayerId,
): Promise<string> {
  return shownName(context, of, await playerOf(context, id));
}

/** What these players are called, one by one: those of a tournament as it calls them, and told apart from each other. */
export async function namesApart(
  context: AppContext,
  ids: readonly PlayerId[],
  of: { readonly tournamentId: TournamentId } | null,
): Promise<readonly string[]> {
  const players = await Promise.all(ids.map((id) => playerOf(context, id)));
  const isTwice = ({ name }: Named): boolean => players.filter((one) => nameKey(one.name) === nameKey(name)).length > 1;
  return Promise.all(
    players.map(async (player) => {
      if (isTwice(player)) return `${player.name} (${player.handle})`;
      return of === null ? player.name : shownName(context, of, player);
    }),
  );
}

/** The same as a list in words. */
export async function playerNames(...asked: Parameters<typeof namesApart>): Promise<string> {
  return (await namesApart(...asked)).join(', ');
}

/** What the player with this id is called where no tournament says who may be meant: by his handle too where anybody else here goes by his name. */
export async function shownNameHere(context: AppContext, id: PlayerId): Promise<string> {
  return nameHere(context.db.prisma, await playerOf(context, id));
}

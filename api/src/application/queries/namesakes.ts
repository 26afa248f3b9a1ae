import type { TournamentId } from '../../kernel/ids.ts';
import type { PlayerRecord } from '../../store/reading/player.ts';
import type { AppContext } from '../context.ts';
import { nameKey } from '../pasted/table-text.ts';
import { playerOf } from './find.ts';
import { readingOf } from './reading.ts';

/** Those who have entered a tournament under a name that another of its players has too, name by name. */
export async function namesakes(context: AppContext, id: TournamentId): Promise<readonly PlayerRecord[]> {
  const entries = await readingOf(context).entriesOf.load(id);
  const named = Map.groupBy(entries, ({ player }) => nameKey(player.name));
  const shared = [...named.values()].filter(({ length }) => length > 1).flat();
  return Promise.all(shared.map(({ player }) => playerOf(context, player.id)));
}

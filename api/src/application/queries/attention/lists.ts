import DataLoader from 'dataloader';
import type { TournamentId } from '../../../kernel/ids.ts';
import type { InstantKey, KeyWindow } from '../../../store/reading/key-window.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import { observes } from '../../rights.ts';
import { tournamentsToDirect } from '../directed.ts';
import { isBefore, pageOfAll, type Page } from '../page.ts';
import { derivedOnce, readingOf } from '../reading.ts';
import { byUrgency, keyOf, type Attention, type TournamentAttention, type Watch } from './attention.ts';
import { claimedPasts } from './claims.ts';
import { askingToEnter, fieldInNeed, freePlaces, unreached } from './fields.ts';
import { gamesInNeed } from './games.ts';
import { lainBefore, undecidedMatches } from './lain-before.ts';
import { noShows } from './no-shows.ts';
import { roundsInNeed } from './rounds.ts';
import { tiedSeries } from './series.ts';
import { stagesInNeed } from './stages.ts';
import { unreported } from './unreported.ts';

const UNDER_WAY: readonly string[] = ['REGISTRATION', 'CLOSED', 'RUNNING'];

/** What needs the director of a tournament, the most urgent first; null to who does not see what its director sees. */
export async function tournamentAttention(
  context: AppContext,
  tournament: TournamentRecord,
  watch: Watch,
): Promise<readonly TournamentAttention[] | null> {
  if (!observes(context.actor, tournament)) return null;
  return byUrgency(await (await attentionLoader(context, watch)).load(tournament.id));
}

/** The same of all tournaments that whoever asks has in hand, with what else is his to settle, in one list. */
export async function viewerAttention(context: AppContext, watch: Watch): Promise<readonly Attention[]> {
  const directed = await tournamentsToDirect(context);
  const loader = await attentionLoader(context, watch);
  const apart = [tiedSeries(context), claimedPasts(context)];
  return byUrgency((await Promise.all([...directed.map(({ id }) => loader.load(id)), ...apart])).flat());
}

/** A page of such a list. */
export function attentionPage<Thing extends Attention>(
  all: readonly Thing[],
  window: KeyWindow<InstantKey>,
): Promise<Page<Thing, InstantKey>> {
  return pageOfAll(
    window,
    all.map((thing) => ({ thing, key: keyOf(thing) })),
    isBefore,
  );
}

/** Works it out for all tournaments that are asked for in one turn together: the statements do not grow with them. */
function attentionLoader(
  context: AppContext,
  watch: Watch,
): Promise<DataLoader<TournamentId, readonly TournamentAttention[]>> {
  return derivedOnce(readingOf(context), `attention ${watch.soon} ${watch.idle}`, () =>
    Promise.resolve(
      new DataLoader<TournamentId, readonly TournamentAttention[]>(async (ids) => {
        const byTournament = Map.groupBy(await attentionIn(context, ids, watch), ({ tournamentId }) => tournamentId);
        return ids.map((id) => byTournament.get(id) ?? []);
      }),
    ),
  );
}

async function attentionIn(
  context: AppContext,
  asked: readonly TournamentId[],
  watch: Watch,
): Promise<readonly TournamentAttention[]> {
  const found = await Promise.all(asked.map((id) => readingOf(context).tournaments.load(id)));
  const tournaments = found.flatMap((one) => (one !== null && UNDER_WAY.includes(one.status) ? [one] : []));
  const ids = tournaments.map(({ id }) => id);
  const parts = await Promise.all([
    gamesInNeed(context, ids, watch),
    unreported(context, ids, watch),
    lainBefore(context, asked),
    undecidedMatches(context, ids),
    askingToEnter(context, ids),
    unreached(context, tournaments),
    ...tournaments.flatMap((one) => [
      ...[stagesInNeed(context, one), roundsInNeed(context, one)],
      ...[fieldInNeed(context, one), freePlaces(context, one), noShows(context, one, watch)],
    ]),
  ]);
  return parts.flat();
}

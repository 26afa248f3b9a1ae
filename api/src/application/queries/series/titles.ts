import { formatModule } from '../../../formats/application.ts';
import type { PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { titleTournaments, type TournamentRecord } from '../../../store/reading/tournament.ts';
import type { AppContext } from '../../context.ts';
import type { InstantKey, KeyWindow } from '../../../store/reading/key-window.ts';
import { isBefore, pageOfAll, type Page } from '../page.ts';
import { readingOf } from '../reading.ts';
import { readPart } from './read-part.ts';
import { titleOf } from '../../state/series/title.ts';
import type { Title } from '../../state/series/won-title.ts';

/** Every title that was ever won, or those won in one tournament, the newest first. */
export async function hallOfFame(
  context: AppContext,
  tournament: TournamentId | null,
  window: KeyWindow<InstantKey>,
): Promise<Page<Title, InstantKey>> {
  const titles = await titlesGiven(context, await titleTournaments(context.db.prisma, tournament));
  const placed = titles.map((thing) => ({ thing, key: { at: thing.at, id: thing.tournament.id } }));
  const isNewer = (one: InstantKey, other: InstantKey): boolean => isBefore(other, one);
  return pageOfAll(
    window,
    placed.toSorted((a, b) => (isNewer(a.key, b.key) ? -1 : 1)),
    isNewer,
  );
}

/** The titles of a player, those that his country won with him among them, the newest first. */
export async function titlesOf(context: AppContext, player: PlayerId): Promise<readonly Title[]> {
  const played = await readingOf(context).titleTournamentsOf.load(player);
  const titles = await titlesGiven(
    context,
    played.map(({ tournament }) => tournament),
  );
  return titles.filter(({ entries }) => entries.some((entry) => entry.player.id === player));
}

async function titlesGiven(context: AppContext, tournaments: readonly TournamentRecord[]): Promise<readonly Title[]> {
  const titles = await Promise.all(
    tournaments.map(
      async (tournament) =>
        formatModule(tournament.format).title?.read?.(context, tournament) ??
        titleOf(await readPart(context, tournament)),
    ),
  );
  return titles.flatMap((title) => title ?? []);
}

import type { PlayerId } from '../../../../kernel/ids.ts';
import { titleTournaments, type TournamentRecord } from '../../../../store/reading/tournament.ts';
import type { AppContext } from '../../../../application/context.ts';
import { entryOf } from '../../../../application/queries/find.ts';
import { readingOf } from '../../../../application/queries/reading.ts';
import { cycleDigest } from './cycle-digest.ts';
import { readPart } from '../../../kiba/application/championship/read-championship.ts';
import { holdingOf } from './title-series.ts';
import { titleOf, type Title } from './title.ts';

/** Every title that was ever won, the newest first. */
export async function hallOfFame(context: AppContext): Promise<readonly Title[]> {
  return titlesGiven(context, await titleTournaments(context.db.prisma));
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
    tournaments.map(async (tournament) =>
      tournament.seriesRole === 'CYCLE'
        ? titleOfCycle(context, tournament)
        : titleOf(await readPart(context, tournament)),
    ),
  );
  return titles.flatMap((title) => title ?? []);
}

async function titleOfCycle(context: AppContext, cycle: TournamentRecord): Promise<Title | null> {
  const holding = holdingOf(cycle, await cycleDigest(context, cycle));
  if (holding === null) return null;
  const { holder, met, at } = holding;
  const against = met === null ? null : { ...met, entry: await entryOf(context, met.opponent) };
  const entries = [await entryOf(context, holder)];
  return { kind: 'TITLE_HOLDER', tournament: cycle, entries, country: null, against, at };
}

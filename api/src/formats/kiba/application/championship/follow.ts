import { message } from '../../../../kernel/message.ts';
import { inboxTopic, seriesTopic } from '../../../../application/events.ts';
import type { Correction } from '../../../../application/running/series/correction.ts';
import type { Emitter, Follower, Member } from '../../../../application/running/series/follower.ts';
import type { PlayerId } from '../../../../kernel/ids.ts';
import type { SeriesRecord } from '../../../../store/reading/series.ts';
import type { Championship } from './championship.ts';
import { loadChampionship } from './load-championship.ts';
import { nameAmong } from '../../../../application/state/name-among.ts';

/** Tells that the points of a finished tournament are others. */
export function tellStandings({ emit }: Emitter, { id, seriesId }: Pick<Member, 'id' | 'seriesId'>): void {
  const payload = { seriesId, tournamentId: id };
  emit({ topic: seriesTopic(seriesId), kind: 'SeriesStandingsChanged', payload });
  emit({ topic: seriesTopic(seriesId), kind: 'NationsRanked', payload });
}

/** Tells whom the standings after a correction would put into the Mabingwa or out of it, once it is known who plays it. */
export async function followCorrection(
  follower: Follower,
  series: SeriesRecord,
  correction: Correction,
): Promise<void> {
  const after = await loadChampionship(follower.tx, series);
  if (after.mabingwa === null && after.state !== 'COMPLETE') return;
  const before = await loadChampionship(follower.tx, series, correction);
  tellMoved(follower, before, after);
  noteMoved(follower, before, after);
}

/** Notes who would no longer play the Mabingwa by the standings, and who would instead. */
function noteMoved({ movePlace }: Follower, before: Championship, after: Championship): void {
  const entries = after.legs.flatMap(({ part }) => part?.entries ?? []);
  const note = (player: PlayerId, goesOn: boolean): void => {
    const who = entries.find((entry) => entry.player.id === player)?.player;
    const name = who === undefined ? '' : nameAmong(entries, who);
    const text = message(`formats.KIBA.championship.moved.${goesOn ? 'in' : 'out'}`, { name });
    movePlace({ player, stageId: null, seriesId: after.series.id, goesOn, isArranged: after.mabingwa !== null, text });
  };
  const [earlier, now] = [before.table.mabingwa, after.table.mabingwa];
  for (const player of earlier) if (!now.includes(player)) note(player, false);
  for (const player of now) if (!earlier.includes(player)) note(player, true);
}

/** Tells the players whom the standings would now put into the Mabingwa or out of it; who plays it stays. Source: Common 1.5. */
function tellMoved({ emit }: Emitter, before: Championship, { series, mabingwa, table }: Championship): void {
  if (mabingwa === null) return;
  const playing = new Set(mabingwa.entries.map(({ player }) => player.id));
  const payload = { seriesId: series.id, tournamentId: mabingwa.tournament.id };
  const tell = (player: PlayerId, change: 'WOULD_QUALIFY' | 'WOULD_NOT_QUALIFY') =>
    emit({ topic: inboxTopic(player), kind: 'MySeriesPlace', payload: { ...payload, change } });
  for (const player of table.mabingwa) {
    if (!playing.has(player) && !before.table.mabingwa.includes(player)) tell(player, 'WOULD_QUALIFY');
  }
  for (const player of before.table.mabingwa) {
    if (playing.has(player) && !table.mabingwa.includes(player)) tell(player, 'WOULD_NOT_QUALIFY');
  }
}

import type { Message } from '../../kernel/message.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { instant, type Instant } from '../../kernel/time.ts';
import type { Db } from '../../store/client.ts';
import { toInstantOrNull } from '../../store/codecs/instant.ts';
import { gamesByIds } from '../../store/reading/game.ts';
import { tournamentsOfSeries, type TournamentRecord } from '../../store/reading/tournament.ts';
import { gamesToldAfter, putOutAgain, putPausesBack, putTournamentBack } from '../../store/sandbox/rewound-state.ts';
import { forgetLater, isReplacedAfter, removeLater } from '../../store/sandbox/rewound-rows.ts';
import { putReplayed } from '../../store/writing/replayed-game.ts';
import { setStageStanding } from '../../store/writing/stage.ts';
import { tournamentTopic } from '../events.ts';
import { nextPauseNews } from '../running/paused-games.ts';
import { lastMoment } from '../running/stage-life.ts';
import { loadTournament } from '../running/tournament-rows.ts';
import { formatOf } from '../state/format-state.ts';
import { message } from '../texts/say.ts';
import type { StoredEvent } from '../vocabulary/event.ts';
import { eventsUntil } from '../vocabulary/log.ts';
import { pausesKnown, replayedGames } from '../replay/replayed-games.ts';

/** Why a tournament, with its series, cannot be shown as it was at an instant; null: it can. What has taken the place of something is not taken back. */
export async function whyNotRewound(
  db: Db,
  tournament: TournamentRecord,
  at: Instant,
  now: Instant,
): Promise<Message | null> {
  if (at > now) return message('refused.sandbox.rewind.future');
  if (!hadBegun(tournament, at)) return message('refused.sandbox.rewind.start');
  const copied = (await tournamentsCopied(db, tournament, at)).map(({ id }) => id);
  return (await isReplacedAfter(db, copied, at)) ? message('refused.sandbox.rewind.replaced') : null;
}

/** What is copied of a tournament: it, and those of its series; at an instant (null: as they are) those that had begun then. */
export async function tournamentsCopied(
  { prisma }: Db,
  tournament: TournamentRecord,
  at: Instant | null,
): Promise<readonly TournamentRecord[]> {
  const { seriesId } = tournament;
  const all = seriesId === null ? [tournament] : await tournamentsOfSeries(prisma, [seriesId]);
  return at === null ? all : all.filter((one) => hadBegun(one, at));
}

function hadBegun({ startedAt, status }: TournamentRecord, at: Instant): boolean {
  return startedAt !== null && startedAt.getTime() <= at && ['RUNNING', 'FINISHED'].includes(status);
}

/** Puts copies of tournaments, which are all that there is, back to an instant at which nothing is in the way of that. */
export async function rewindAll(db: Db, tournaments: readonly TournamentRecord[], at: Instant): Promise<void> {
  for (const tournament of tournaments) await rewind(db, tournament, at);
  await forgetLater(db, at);
}

/** What was made later goes, and what has changed is replayed from its events. */
async function rewind(db: Db, tournament: TournamentRecord, at: Instant): Promise<void> {
  const { id } = tournament;
  const told = await eventsUntil(db.prisma, [tournamentTopic(id)], instant(8.64e15));
  const before = told.filter((event) => event.at <= at);
  const changed = await gamesToldAfter(db, id, at);
  await removeLater(db, id, at);
  await putLeaversBack(db, told, at);
  await rewindGames(db, tournament, { told: before, changed, at });
  await rewindStages(db, tournament, before);
}

interface Rewinding {
  /** What was told of the tournament until then. */
  readonly told: readonly StoredEvent[];
  /** Games of which something was told later. */
  readonly changed: Awaited<ReturnType<typeof gamesToldAfter>>;
  readonly at: Instant;
}

async function rewindGames(db: Db, tournament: TournamentRecord, { told, changed, at }: Rewinding): Promise<void> {
  const pausesAt = await pausesKnown(db.prisma, tournament.id, told);
  const games = await gamesByIds(db.prisma, changed);
  for (const replayed of await replayedGames(db.prisma, { tournament, told, games, pausesAt, at }))
    await putReplayed(db.prisma, replayed, at);
  const pauses = pausesAt(at).map((pause) => ({ ...pause, dueAt: nextPauseNews(pause, at) }));
  await putPausesBack(db, tournament.id, pauses);
}

/** Who was taken in again later had left by then. */
async function putLeaversBack(db: Db, told: readonly StoredEvent[], at: Instant): Promise<void> {
  const left = new Map<EntryId, { readonly how: 'withdrawnAt' | 'disqualifiedAt'; readonly at: Instant }>();
  const isBack = new Set<EntryId>();
  for (const event of told) {
    if (event.kind !== 'EntryChanged') continue;
    const { entryId, change } = event.payload;
    if (event.at > at) {
      if (change === 'REINSTATED') isBack.add(entryId);
    } else if (change === 'REINSTATED') left.delete(entryId);
    else if (change === 'DISQUALIFIED') left.set(entryId, { how: 'disqualifiedAt', at: event.at });
    else if (change === 'WITHDRAWN' || change === 'EXPELLED_ON_TIME')
      left.set(entryId, { how: 'withdrawnAt', at: event.at });
  }
  for (const [entryId, how] of left) if (isBack.has(entryId)) await putOutAgain(db, entryId, how);
}

/** Brings stages, and what the tournament waits for, to where they were: by what its format says of the results that stay. */
async function rewindStages(db: Db, tournament: TournamentRecord, told: readonly StoredEvent[]): Promise<void> {
  const format = formatOf(tournament);
  const { state, rows } = await loadTournament(db.prisma, tournament.id);
  for (const { stage: key, state: standing } of format.next(state).stages) {
    const stage = rows.stages.find((one) => one.key === key);
    if (stage === undefined) continue;
    const completedAt = toInstantOrNull(stage.completedAt);
    const awaits = standing === 'AWAITING_APPROVAL' && completedAt !== null ? lastMoment(completedAt, format) : null;
    await setStageStanding(db.prisma, stage.id, { state: standing, completedAt, awaitingUntil: awaits });
  }
  const news = told.flatMap(({ at, ...event }) =>
    event.kind === 'TournamentChanged' ? [{ at, change: event.payload.change }] : [],
  );
  const last = (...changes: readonly (typeof news)[number]['change'][]) =>
    news.findLast(({ change }) => changes.includes(change));
  const ended = last('FINISHED', 'REOPENED');
  const due = last('ROUND_DUE', 'ROUND_PUBLISHED');
  await putTournamentBack(db, tournament.id, {
    finishedAt: ended?.change === 'FINISHED' ? ended.at : null,
    rulingsAt: format.rulingsAt(state),
    roundDueSince: due?.change === 'ROUND_DUE' ? due.at : null,
  });
}

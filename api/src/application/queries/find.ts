import { invariant } from '../../kernel/assert.ts';
import type {
  EntryId,
  GameId,
  GroupId,
  PairingId,
  PlayerId,
  SeriesId,
  StageId,
  TournamentId,
} from '../../kernel/ids.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import { isStorable } from '../../store/codecs/storable.ts';
import { gamesAtVersions, type GameRecord } from '../../store/reading/game.ts';
import type { PairingRecord } from '../../store/reading/pairing.ts';
import { playerByHandle, type PlayerRecord } from '../../store/reading/player.ts';
import type { SeriesRecord } from '../../store/reading/series.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import type { AppContext } from '../context.ts';
import { gameTopic, seriesTopic, tournamentTopic } from '../events.ts';
import { readingOf } from './reading.ts';

/** The player with this handle; null if there is none. */
export async function findPlayer(context: AppContext, handle: string): Promise<PlayerRecord | null> {
  return isStorable(handle) ? playerByHandle(context.db.prisma, handle) : null;
}

/** The tournament that something belongs to. */
export function tournamentOf(
  context: AppContext,
  { tournamentId }: { readonly tournamentId: TournamentId },
): Promise<TournamentRecord> {
  return certain(readingOf(context).tournaments.load(tournamentId));
}

/** The player with an id that the store gave out. */
export function playerOf(context: AppContext, id: PlayerId): Promise<PlayerRecord> {
  return certain(readingOf(context).players.load(id));
}

/** The entry with an id that the store gave out. */
export function entryOf(context: AppContext, id: EntryId): Promise<EntryRecord> {
  return certain(readingOf(context).entries.load(id));
}

/** The game with an id that the store gave out. */
export function gameOf(context: AppContext, id: GameId): Promise<GameRecord> {
  return certain(readingOf(context).games.load(id));
}

/** Those of these games that are there: what was only drawn may have been taken back since it was told. */
export async function gamesThere(context: AppContext, ids: readonly GameId[]): Promise<readonly GameRecord[]> {
  const games = await Promise.all(ids.map((id) => readingOf(context).games.load(id)));
  return games.filter((game) => game !== null);
}

/**
 * A game that a command has just changed, as that has left it or read now, with the version of its topic at the same moment, so that whoever
 * watches from that version on misses nothing.
 */
export async function changedGame(context: AppContext, id: GameId): Promise<GameRecord> {
  const { versions, games } = readingOf(context);
  const left = context.gamesLeft?.get(id);
  const [changed] = left === undefined ? await gamesAtVersions(context.db.prisma, [id]) : [left];
  invariant(changed !== undefined, 'what a command has changed exists');
  versions.clear(gameTopic(id)).prime(gameTopic(id), changed.version);
  games.clear(id).prime(id, changed.game);
  return changed.game;
}

/**
 * A tournament that a command has just changed. The version of its topic is read before the tournament itself, so that whoever
 * watches from that version on misses nothing.
 */
export async function changedTournament(
  context: AppContext,
  { tournamentId }: { readonly tournamentId: TournamentId },
): Promise<TournamentRecord> {
  await readingOf(context).versions.load(tournamentTopic(tournamentId));
  return tournamentOf(context, { tournamentId });
}

/** A series that a command has just changed, read as `changedTournament` reads a tournament; null for one that was not made after all. */
export async function changedSeries(
  context: AppContext,
  { seriesId }: { readonly seriesId: SeriesId },
): Promise<SeriesRecord | null> {
  await readingOf(context).versions.load(seriesTopic(seriesId));
  return readingOf(context).series.load(seriesId);
}

/** The stage that something belongs to. */
export function stageOf(context: AppContext, { stageId }: { readonly stageId: StageId }): Promise<StageRecord> {
  return certain(readingOf(context).stages.load(stageId));
}

/** The group that something belongs to. */
export function groupOf(context: AppContext, { groupId }: { readonly groupId: GroupId }): Promise<GroupRecord> {
  return certain(readingOf(context).groups.load(groupId));
}

/** The pairing that something belongs to. */
export function pairingOf(
  context: AppContext,
  { pairingId }: { readonly pairingId: PairingId },
): Promise<PairingRecord> {
  return certain(readingOf(context).pairings.load(pairingId));
}

async function certain<Thing>(reading: Promise<Thing | null>): Promise<Thing> {
  const thing = await reading;
  invariant(thing !== null, 'what the store refers to exists');
  return thing;
}

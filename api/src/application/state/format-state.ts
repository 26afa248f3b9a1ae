import { invariant } from '../../kernel/assert.ts';
import type { EntryId } from '../../kernel/ids.ts';
import { halfPoints } from '../../kernel/points.ts';
import type { Result } from '../../kernel/result.ts';
import type { Instant } from '../../kernel/time.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import type { DecidedGame, FormatEntry, FormatState, Plan, Slot } from '../../rules/formats/format.ts';
import type { MatchDecision } from '../../rules/formats/match-decision.ts';
import type { SettingsRefusal } from '../../rules/stored-settings.ts';
import { formatRulesOf } from '../registered.ts';
import type { FormatKey } from '#formats/rules';
import type { LotRecord } from '../../store/reading/draw.ts';
import { toInstant, toInstantOrNull } from '../../store/codecs/instant.ts';
import { storedSettings } from '../../store/codecs/stored-settings.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { GameOutline, GameRecord } from '../../store/reading/game.ts';
import type { MatchDecisionRecord } from '../../store/reading/match.ts';
import type { PairingRecord } from '../../store/reading/pairing.ts';
import type { ResultRecord } from '../../store/reading/result.ts';
import type { GroupRecord, StageRecord } from '../../store/reading/stage.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { holdsAt } from './adjustments.ts';
import { entrySnapshot } from './entry-snapshot.ts';
import { rulesOf } from './game-rules.ts';
import { nameAmong } from './name-among.ts';

/** A tournament as its format sees it at an instant, with the games behind the keys and their effective results. */
export interface TournamentState<Game extends GameOutline = GameRecord> {
  readonly state: FormatState;
  readonly games: ReadonlyMap<string, Game>;
  /** The results of a decided game up to the instant, the effective one last; a game that is open is not in it. */
  readonly results: ReadonlyMap<string, readonly ResultRecord[]>;
}

/** The format of a tournament with its settings. */
export function formatOf(tournament: TournamentRecord): ConfiguredFormat {
  const format = configuredFormat(tournament.format, tournament.settings);
  invariant(format.ok, `the stored settings of tournament ${tournament.id} are readable`);
  return format.value;
}

/** A format with untrusted settings; refuses them with a sentence. */
export function configuredFormat(format: FormatKey, settings: unknown): Result<ConfiguredFormat, SettingsRefusal> {
  return formatRulesOf(format).configure(settings);
}

/** The rows of one tournament; `results` holds one list for each game, in the order of `games`. */
export interface Rows<Game extends GameOutline = GameRecord> {
  readonly entries: readonly EntryRecord[];
  readonly stages: readonly StageRecord[];
  readonly groups: readonly GroupRecord[];
  readonly pairings: readonly PairingRecord[];
  readonly games: readonly Game[];
  readonly results: readonly (readonly ResultRecord[])[];
  readonly lots: readonly LotRecord[];
  readonly decisions: readonly MatchDecisionRecord[];
}

/** What the rows of a tournament come to at an instant; `asOf` null: as it stands. */
export function stateOf<Game extends GameOutline>(all: Rows<Game>, asOf: Instant | null): TournamentState<Game> {
  const isKnown = (at: Instant) => asOf === null || at <= asOf;
  const rows = asOf === null ? all : arrangedBy(all, asOf);
  const results = new Map<string, readonly ResultRecord[]>();
  const decided: DecidedGame[] = [];
  for (const [index, game] of rows.games.entries()) {
    const known = (rows.results[index] ?? []).filter(({ recordedAt }) => isKnown(recordedAt));
    const last = known.at(-1);
    if (last === undefined) continue;
    results.set(game.key, known);
    const winner = last.winner === null ? null : game.entries[last.winner];
    decided.push({ game: game.key, winner, how: last.how, value: last.value, at: last.decidedAt });
  }
  const withdrawals = rows.entries.flatMap(({ id, withdrawnAt }) => {
    const at = toInstantOrNull(withdrawnAt);
    return at !== null && isKnown(at) ? [{ entry: id, at }] : [];
  });
  const approved = rows.stages
    .flatMap(({ key, approvedAt }) => {
      const at = toInstantOrNull(approvedAt);
      return at !== null && isKnown(at) ? [{ stage: key, at }] : [];
    })
    .toSorted((a, b) => a.at - b.at);
  const disqualified = rows.entries.flatMap(({ id, disqualifiedAt }) => {
    const at = toInstantOrNull(disqualifiedAt);
    return at !== null && isKnown(at) ? [{ entry: id, at }] : [];
  });
  const adjustments = rows.groups.flatMap(({ key, adjustments: made }) =>
    made
      .filter((one) => holdsAt(one, asOf))
      .map(({ entryId, halves }) => ({ group: key, entry: entryId, halves: halfPoints(halves) })),
  );
  const [{ tournament } = { tournament: null }] = rows.entries;
  const endedEarlyAt = toInstantOrNull(tournament?.endedEarlyAt ?? null);
  return {
    state: {
      entries: formatEntries(rows.entries),
      plan: planOf(rows),
      decided,
      withdrawals,
      approved,
      disqualified,
      lots: rows.lots.filter(({ at }) => isKnown(at)),
      matchDecisions: matchDecisionsOf(rows).filter(({ at }) => isKnown(at)),
      adjustments,
      listScore: tournament === null ? undefined : rulesOf(tournament.game).listScore,
      endedEarly: endedEarlyAt !== null && isKnown(endedEarlyAt),
    },
    games: new Map(rows.games.map((game) => [game.key, game])),
    results,
  };
}

/** Of the rows of a tournament those that were arranged by then. */
function arrangedBy<Game extends GameOutline>(rows: Rows<Game>, asOf: Instant): Rows<Game> {
  const groups = rows.groups.filter(({ startedAt }) => toInstant(startedAt) <= asOf);
  const groupIds = new Set(groups.map(({ id }) => id));
  const isThere = rows.games.map(({ addedAt }) => addedAt <= asOf);
  const games = rows.games.filter((_, index) => isThere[index] === true);
  return {
    entries: rows.entries,
    stages: rows.stages.filter(({ startedAt }) => toInstant(startedAt) <= asOf),
    groups,
    pairings: arrangedPairings(rows, games).filter(({ groupId }) => groupIds.has(groupId)),
    games,
    results: rows.results.filter((_, index) => isThere[index] === true),
    lots: rows.lots,
    decisions: rows.decisions,
  };
}

/** The pairings that have some of these games, and those without a game, such as byes, whose round has some or has none at all. */
function arrangedPairings<Game extends GameOutline>(
  { pairings, games }: Rows<Game>,
  there: readonly Game[],
): readonly PairingRecord[] {
  const roundOf = new Map(pairings.map(({ id, groupId, round }) => [id, `${groupId} ${round}`]));
  const pairingsOf = (own: readonly Game[]) => new Set(own.map(({ pairingId }) => pairingId));
  const roundsOf = (own: readonly Game[]) => new Set(own.map(({ pairingId }) => roundOf.get(pairingId)));
  const [played, playedThen, rounds, roundsThen] = [
    pairingsOf(games),
    pairingsOf(there),
    roundsOf(games),
    roundsOf(there),
  ];
  return pairings.filter(({ id }) => {
    if (played.has(id)) return playedThen.has(id);
    return roundsThen.has(roundOf.get(id)) || !rounds.has(roundOf.get(id));
  });
}

/** Entries as their format sees them, players of one name told apart. */
export function formatEntries(entries: readonly EntryRecord[]): readonly FormatEntry[] {
  return entries.map((entry) => formatEntry(entry, nameAmong(entries, entry.player)));
}

function formatEntry(entry: EntryRecord, name: string): FormatEntry {
  const { category, elo, matches, country } = entrySnapshot(entry);
  const { id, team } = entry;
  const [carriedOver, enteredAt] = [storedSettings(entry.carriedOver), toInstant(entry.enteredAt)];
  return { id, name, category, elo, matches, country, team, carriedOver, enteredAt };
}

function planOf({ stages, groups, pairings, games }: Rows<GameOutline>): Plan {
  const stageKeys = new Map(stages.map(({ id, key }) => [id, key]));
  const groupKeys = new Map(groups.map(({ id, key }) => [id, key]));
  const pairingKeys = new Map(pairings.map(({ id, key }) => [id, key]));
  return {
    stages: stages.map(({ key, kind, name, number }) => ({ key, kind, name, number })),
    groups: groups.map(({ key, stageId, name, number, seats }) => ({
      key,
      stage: keyOf(stageKeys, stageId),
      name,
      number,
      entries: seats.map(({ entryId }) => entryId),
    })),
    pairings: pairings.map(({ key, groupId, round, number, firstEntryId, secondEntryId }) => ({
      key,
      group: keyOf(groupKeys, groupId),
      round,
      number,
      first: slotOf(firstEntryId),
      second: slotOf(secondEntryId),
    })),
    games: games.map(({ key, pairingId, number, entries, config }) => ({
      key,
      pairing: keyOf(pairingKeys, pairingId),
      number,
      first: entries.first,
      second: entries.second,
      ...(config === null ? {} : { config }),
    })),
  };
}

function matchDecisionsOf<Game extends GameOutline>({ pairings, decisions }: Rows<Game>): readonly MatchDecision[] {
  if (decisions.length === 0) return [];
  const keys = new Map(pairings.map(({ id, key }) => [id, key]));
  return decisions.flatMap(({ pairingId, winner, how, rule, at }) => {
    const pairing = keys.get(pairingId);
    return pairing === undefined ? [] : [{ pairing, winner, how, rule, at }];
  });
}

function keyOf<Id>(keys: ReadonlyMap<Id, string>, id: Id): string {
  const key = keys.get(id);
  invariant(key !== undefined, 'what a tournament is made of belongs to it');
  return key;
}

function slotOf(entry: EntryId | null): Slot {
  return entry === null ? { kind: 'bye' } : { kind: 'player', entry };
}

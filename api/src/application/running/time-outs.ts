import type { EntryId } from '../../kernel/ids.ts';
import { message, type Message } from '../../kernel/message.ts';
import { costOfTimeOut, timeOutsOf, type TimeOutCost } from '../../rules/formats/time-outs.ts';
import { lockGames } from '../../store/lock.ts';
import { openGameIdsOf } from '../../store/reading/open-game.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { EntryRecord } from '../../store/reading/entry.ts';
import type { ResultRecord } from '../../store/reading/result.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { setWithdrawn } from '../../store/writing/entry.ts';
import type { Command } from '../command.ts';
import { inboxTopic, tournamentTopic } from '../events.ts';
import { formatOf } from '../state/format-state.ts';
import { leftAtOf } from './left-entry.ts';
import { loseGames } from './lose-games.ts';
import { rule } from './make-ruling.ts';
import { putOut } from './put-out.ts';
import { loadTournament, type LoadedTournament } from './tournament-rows.ts';
import { nameAmong } from '../state/name-among.ts';

/** Whether a game lost on time may cost more than the game in a tournament. */
export function mayCostMore(tournament: TournamentRecord): boolean {
  return tournament.status === 'RUNNING' && formatOf(tournament).timeOuts.costs.some((cost) => cost !== 'GAME');
}

/**
 * Takes from who has lost one of these games on time what that costs beside it: he is withdrawn, or disqualified, in the same moment. Answers the
 * games that are decided by it. The tournament is locked; his other games are locked here, so that a move made at this very moment may make the
 * command be tried again. Source: Common 4.20.
 */
export async function chargeTimeOuts(
  given: Command,
  tournament: TournamentRecord,
  games: readonly GameRecord[],
): Promise<readonly GameRecord[]> {
  const charged: GameRecord[] = [];
  if (!mayCostMore(tournament)) return charged;
  // It is nobody's ruling but the rules'.
  const command: Command = { ...given, actor: { kind: 'system' }, evidence: [] };
  let fresh = games;
  while (fresh.length > 0) {
    const next: GameRecord[] = [];
    for (const game of fresh) {
      const before = await loadTournament(command.tx, tournament.id);
      const loser = losesOnTime(before, game);
      const entry = before.rows.entries.find(({ id }) => id === loser);
      if (entry === undefined || leftAtOf(entry).length > 0) continue;
      next.push(...(await charge(command, tournament, before, entry)));
    }
    charged.push(...next);
    fresh = next;
  }
  return charged;
}

function losesOnTime({ results }: LoadedTournament, { key, entries }: GameRecord): EntryId | null {
  return loserOnTime(entries, results.get(key)?.at(-1));
}

function loserOnTime(
  entries: GameRecord['entries'],
  result: Pick<ResultRecord, 'how' | 'winner'> | undefined,
): EntryId | null {
  if (result?.how !== 'TIME' || result.winner === null) return null;
  return result.winner === 'first' ? entries.second : entries.first;
}

async function charge(
  command: Command,
  tournament: TournamentRecord,
  before: LoadedTournament,
  entry: EntryRecord,
): Promise<readonly GameRecord[]> {
  const { tx } = command;
  const format = formatOf(tournament);
  const count = timeOutsOf(before.state, entry.id);
  const cost = costOfTimeOut(format.timeOuts.costs, count);
  if (cost === 'GAME') return [];
  await lockGames(tx, await openGameIdsOf(tx, tournament.id, entry.player.id));
  const text = message(`ruling.timeOuts.${cost}`, { name: nameAmong(before.rows.entries, entry.player), count });
  const reason = message('ruling.reason.timeOuts');
  const lost =
    cost === 'EXPULSION'
      ? await putOut(command, tournament, { entry, before, text, reason, news: 'EXPELLED_ON_TIME' })
      : await takePlace(command, tournament, { entry, before, text, reason });
  return lost.map(({ game }) => game);
}

interface Taken {
  readonly entry: EntryRecord;
  readonly before: LoadedTournament;
  readonly text: Message;
  readonly reason: Message;
}

async function takePlace(command: Command, tournament: TournamentRecord, { entry, before, text, reason }: Taken) {
  const { id: tournamentId } = tournament;
  const { id: entryId, player } = entry;
  await setWithdrawn(command.tx, entryId, command.at);
  await rule(command, { tournamentId, kind: 'EXCLUSION', reason, text });
  const payload = { tournamentId, entryId, playerId: player.id, change: 'LOST_ON_TIME' as const };
  command.emit({ topic: tournamentTopic(tournamentId), kind: 'EntryChanged', payload });
  const told = { tournamentId, news: 'LOST_ON_TIME' as const, reason: null };
  command.emit({ topic: inboxTopic(player.id), kind: 'MyPlaceChanged', payload: told });
  const lost = formatOf(tournament).withdraw(before.state, entryId);
  return loseGames(command, before, player.id, lost, { how: 'WITHDRAWAL' });
}

/**
 * What a ruling says that replaces the result of a game, or takes it back: where its loser is out of the tournament because of games lost on time,
 * that he stays out until he is taken in again. Source: Common 4.20.
 */
export async function saidOfTimeOut(
  { tx }: Pick<Command, 'tx'>,
  tournament: TournamentRecord,
  replaced: readonly { readonly game: GameRecord; readonly result: Pick<ResultRecord, 'how' | 'winner'> | undefined }[],
  said: Message,
): Promise<Message> {
  const costs: readonly TimeOutCost[] = formatOf(tournament).timeOuts.costs;
  if (costs.every((cost) => cost === 'GAME')) return said;
  const losers = new Set(replaced.map(({ game, result }) => loserOnTime(game.entries, result)));
  const { rows } = await loadTournament(tx, tournament.id);
  const out = rows.entries.filter((entry) => losers.has(entry.id) && leftAtOf(entry).length > 0);
  return out.reduce(
    (text, { player }) => message('ruling.timeOuts.staysOut', { said: text, name: nameAmong(rows.entries, player) }),
    said,
  );
}

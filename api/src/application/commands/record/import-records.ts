import { invariant } from '../../../kernel/assert.ts';
import type { GameId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { TextGame } from '../../../rules/games/text-game.ts';
import { lockGames } from '../../../store/lock.ts';
import { gamesByIds, type GameRecord } from '../../../store/reading/game.ts';
import { importedRecords } from '../../../store/reading/imported-record.ts';
import { resultsOfGames } from '../../../store/reading/result.ts';
import { tournamentsByIds, type TournamentRecord } from '../../../store/reading/tournament.ts';
import { setImportedRecord } from '../../../store/writing/imported-record.ts';
import { defineCommand, type Command } from '../../command.ts';
import {
  invalidInput,
  notFound,
  wrongStatus,
  type CommonError,
  type InvalidRecords,
  type WrongStatus,
} from '../../errors.ts';
import { gameTopic, type Effects } from '../../events.ts';
import { isId } from '../../found.ts';
import { actingPlayer, asDirector } from '../../rights.ts';
import type { ReadRecord } from '../../read-record.ts';
import { decideGame } from '../../running/decide-game.ts';
import { rulesOf } from '../../state/game-rules.ts';
import { settleDecided } from '../../running/settle-tournament.ts';
import { noteStandingsBy } from '../../running/standing-changes.ts';
import { loadTournament } from '../../running/tournament-rows.ts';
import type { TournamentInput } from '../tournament/shape.ts';
import { directedTournament } from '../tournament/directed.ts';
import { checkRecords, matchRecords, type CheckedRecord } from './check-records.ts';
import { message } from '../../texts/say.ts';

/** The tournament, and the records of one or many of its games as text. */
export interface ImportRecordsInput extends TournamentInput {
  readonly text: string;
}

/** What each record was, in their order. */
export interface ImportRecordsDone {
  readonly tournamentId: TournamentId;
  readonly records: readonly ReadRecord[];
  readonly effects: Effects;
}

/** Every way in which the command says no. */
export type ImportRecordsError = CommonError | WrongStatus | InvalidRecords;

/** The most characters of a text: some 300 games. A larger tournament is imported in parts. */
export const LONGEST_RECORDS = 200_000;

/**
 * Imports the records of games that were played elsewhere: each is replayed and matched to its game by the names of the
 * players; its moves are kept, and its result is recorded where the game is open. All or none, in the order of the text. For
 * the director. Source: Bao 7.6, docs/records.md.
 */
export const importRecords = defineCommand<ImportRecordsInput, ImportRecordsDone, ImportRecordsError>(
  'importRecords',
  async (command, { tournamentId, text }) => {
    const { tx } = command;
    // Seen without a lock, so that nobody but the director has a long text read; looked at again when all is locked.
    const [seen] = isId(tournamentId) ? await tournamentsByIds(tx, [tournamentId]) : [];
    if (seen === undefined) return err(notFound('tournament'));
    const rules = importable(command, seen);
    if (!rules.ok) return rules;
    if (text.length > LONGEST_RECORDS) {
      return err(invalidInput('text', message('refused.record.long', { most: LONGEST_RECORDS })));
    }
    const texts = rules.value.splitRecords(text);
    if (texts.length === 0) return err(invalidInput('text', message('refused.record.none')));
    const { rows } = await loadTournament(tx, tournamentId);
    const matched = matchRecords(texts, { rules: rules.value, config: seen.gameConfig, rows });
    const ids = matched.flatMap(({ gameId }) => gameId ?? []);
    await lockGames(tx, [...new Set(ids)]);
    const tournament = await directedTournament(command, tournamentId);
    if (!tournament.ok) return tournament;
    const still = importable(command, tournament.value);
    if (!still.ok) return still;
    const results = Map.groupBy(await resultsOfGames(tx, ids), ({ gameId }) => gameId);
    const checked = checkRecords(matched, { sides: still.value.sides, now: command.at, results });
    const records = checked.map(({ read }) => read);
    const faulty = records.filter(({ problem }) => problem !== null).length;
    if (faulty > 0) {
      const why = message('refused.record.faults', { faulty, records: records.length });
      return err({ kind: 'invalid-records', message: why, records });
    }
    await store(command, tournament.value, checked);
    return ok({ tournamentId, records });
  },
);

/** The rules by which records of this tournament are read, for its director while records can be added to it. */
function importable({ actor }: Command, tournament: TournamentRecord): Result<TextGame, ImportRecordsError> {
  const directed = asDirector(actor, tournament);
  if (!directed.ok) return directed;
  const { venue, status, game } = tournament;
  if (venue !== 'ELSEWHERE') {
    return err(wrongStatus(venue, message('refused.record.playedHere')));
  }
  if (status !== 'RUNNING' && status !== 'FINISHED') {
    return err(wrongStatus(status, message('refused.record.notNow')));
  }
  return ok(rulesOf(game));
}

async function store(command: Command, tournament: TournamentRecord, checked: readonly CheckedRecord[]): Promise<void> {
  const { tx, at, actor } = command;
  const ids = checked.flatMap(({ read }) => read.gameId ?? []);
  const games = new Map((await gamesByIds(tx, ids)).map((game) => [game.id, game]));
  const known = new Map((await importedRecords(tx, ids)).map(({ gameId, text }) => [gameId, text]));
  const byId = actingPlayer(actor);
  const decided: GameRecord[] = [];
  for (const { read, text, verdict } of checked) {
    const game = read.gameId === null ? undefined : games.get(read.gameId);
    invariant(
      game !== undefined && verdict !== null,
      'a record without a problem has its game and what follows from it',
    );
    if (read.plies > 0 && known.get(game.id) !== text) {
      await setImportedRecord(tx, { gameId: game.id, text, plies: read.plies, importedAt: at, byId });
      tellMoves(command, game.id, tournament.id, read.plies);
    }
    if (!read.decides || read.result === null) continue;
    const { winner, how } = read.result;
    await decideGame(command, game, {
      winner,
      how,
      reason: verdict.reason,
      value: verdict.value,
      decidedAt: verdict.at ?? at,
      reportedById: byId,
    });
    decided.push(game);
  }
  if (decided.length === 0) return;
  noteStandingsBy(command, tournament, decided, await settleDecided(command, tournament, decided));
}

function tellMoves(command: Command, gameId: GameId, tournamentId: TournamentId, plies: number): void {
  command.touch(gameId);
  command.emit({ topic: gameTopic(gameId), kind: 'MovesRecorded', payload: { gameId, tournamentId, plies } });
}

import type { GameId } from '../../../kernel/ids.ts';
import type { RecordText } from '../../../rules/games/game.ts';
import type { TextGame } from '../../../rules/games/text-game.ts';
import type { ResultRecord } from '../../../store/reading/result.ts';
import type { ReadRecord, RecordProblem } from '../../read-record.ts';
import type { TournamentRows } from '../../running/tournament-rows.ts';
import { recordMatcher } from './match-record.ts';
import { recordResult, type ResultContext, type RecordVerdict } from './record-result.ts';
import { readRecordText, type RecordOfGame } from './record-text.ts';
import { message } from '../../texts/say.ts';

/** A record that was read and matched, before anybody has looked at results. `record` null: it could not be read. */
export interface MatchedRecord {
  readonly line: number;
  readonly record: RecordOfGame | null;
  readonly gameId: GameId | null;
  readonly problem: RecordProblem | null;
}

/** A record as it is told, its canonical text, and what follows from it (null where it has a problem). */
export interface CheckedRecord {
  readonly read: ReadRecord;
  readonly text: string;
  readonly verdict: RecordVerdict | null;
}

/** Reads records and finds the game of each; a game that an earlier one of them is of is not found again. */
export function matchRecords(
  texts: readonly RecordText[],
  { rules, config, rows }: { readonly rules: TextGame; readonly config: unknown; readonly rows: TournamentRows },
): readonly MatchedRecord[] {
  const match = recordMatcher(rows);
  const taken = new Map<GameId, number>();
  return texts.map((text) => {
    const { line } = text;
    const read = readRecordText(rules, config, text);
    if (!read.ok) return { line, record: null, gameId: null, problem: read.error };
    const found = match(read.value);
    if (!found.ok) return { line, record: read.value, gameId: null, problem: found.error };
    const gameId = found.value.id;
    const earlier = taken.get(gameId);
    if (earlier === undefined) {
      taken.set(gameId, line);
      return { line, record: read.value, gameId, problem: null };
    }
    const why = message('refused.record.sameGame', { line: earlier });
    return {
      line,
      record: read.value,
      gameId,
      problem: { fault: 'REPEATED', message: why, line, column: 1, ply: null },
    };
  });
}

/** Holds matched records against the results of their games, each game's in the order in which they were recorded. */
export function checkRecords(
  matched: readonly MatchedRecord[],
  {
    sides,
    now,
    results,
  }: Pick<ResultContext, 'sides' | 'now'> & {
    readonly results: ReadonlyMap<GameId, readonly ResultRecord[]>;
  },
): readonly CheckedRecord[] {
  return matched.map(({ line, record, gameId, problem }) => {
    const nothing = { result: null, decides: false, warnings: record?.warnings ?? [] };
    const head = { line, first: record?.first ?? '', second: record?.second ?? '', plies: record?.plies ?? 0, gameId };
    if (record === null || gameId === null || problem !== null) {
      return { read: { ...head, ...nothing, problem }, text: '', verdict: null };
    }
    const checked = recordResult(record, { sides, now, earlier: results.get(gameId)?.at(-1) });
    if (!checked.ok) return { read: { ...head, ...nothing, problem: checked.error }, text: '', verdict: null };
    const { result, decides } = checked.value;
    const warnings = [...record.warnings, ...checked.value.warnings];
    return { read: { ...head, result, decides, warnings, problem: null }, text: record.text, verdict: checked.value };
  });
}

import type { Message } from '../../../kernel/message.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { GameOutline } from '../../../store/reading/game.ts';
import { playerText } from '../../head-text.ts';
import type { RecordProblem } from '../../read-record.ts';
import type { TournamentRows } from '../../running/tournament-rows.ts';
import type { RecordOfGame } from './record-text.ts';
import { message } from '../../texts/say.ts';

/** Finds the game of a tournament that a record is of. */
export type MatchRecord = (record: RecordOfGame) => Result<GameOutline, RecordProblem>;

/** A game with what a head may say of it. */
interface Candidate {
  readonly game: GameOutline;
  readonly says: Readonly<Record<(typeof KEYS)[number], string>>;
}

/** The lines of a head that tell one game of two players from another. */
const KEYS = ['STAGE', 'GROUP', 'ROUND', 'GAME'] as const;

/**
 * Matches records to the games of a tournament: by the names of both players, in their seats and whatever their case, then
 * by the stage, group, round and number that the head gives. Exactly one game has to fit.
 */
export function recordMatcher(rows: TournamentRows): MatchRecord {
  const byNames = Map.groupBy(candidates(rows), ({ names }) => names);
  const players = new Set(rows.entries.map(({ player }) => folded(playerText(player.name))));
  return (record) => {
    const { first, second, line } = record;
    const unmatched = (why: Message, at = { line, column: 1 }): Result<never, RecordProblem> =>
      err({ fault: 'UNMATCHED', message: why, ...at, ply: null });
    if (first === '' || second === '') return unmatched(message('refused.record.noNames'));
    let fitting: readonly Candidate[] = byNames.get(lineOf(first, second)) ?? [];
    if (fitting.length === 0) {
      if (byNames.has(lineOf(second, first))) {
        return unmatched(message('refused.record.otherFirst', { first, second }));
      }
      const stranger = [first, second].find((name) => !players.has(folded(name)));
      return unmatched(
        stranger === undefined
          ? message('refused.record.noGame', { first, second })
          : message('refused.record.stranger', { name: stranger }),
      );
    }
    for (const key of KEYS) {
      const field = record.fields.get(key);
      if (field === undefined) continue;
      fitting = fitting.filter(({ says }) => folded(says[key]) === folded(field.value));
      if (fitting.length === 0)
        return unmatched(message('refused.record.fitsNone', { key, value: field.value }), field);
    }
    const [match, ...others] = fitting;
    if (match === undefined || others.length > 0) {
      return unmatched(message('refused.record.severalFit', { games: fitting.length }));
    }
    return ok(match.game);
  };
}

function candidates({ entries, stages, groups, pairings, games }: TournamentRows) {
  const names = new Map(entries.map(({ id, player }) => [id, playerText(player.name)]));
  const stageOf = new Map(stages.map((stage) => [stage.id, stage.name]));
  const groupOf = new Map(groups.map((group) => [group.id, group]));
  const pairingOf = new Map(pairings.map((pairing) => [pairing.id, pairing]));
  return games.map((game) => {
    const pairing = pairingOf.get(game.pairingId);
    const group = pairing === undefined ? undefined : groupOf.get(pairing.groupId);
    return {
      game,
      names: lineOf(names.get(game.entries.first) ?? '', names.get(game.entries.second) ?? ''),
      says: {
        STAGE: group === undefined ? '' : (stageOf.get(group.stageId) ?? ''),
        GROUP: group?.name ?? '',
        ROUND: String(pairing?.round ?? ''),
        GAME: String(game.number),
      },
    };
  });
}

/** The line of names: a name may hold " - " itself, so the two are compared together. */
function lineOf(first: string, second: string): string {
  return folded(`${first} - ${second}`);
}

/** A text in which large and small letters are the same, also those whose capital is another letter or two. */
function folded(text: string): string {
  return text.normalize('NFC').toUpperCase().toLowerCase();
}

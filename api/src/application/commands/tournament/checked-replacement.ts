import type { PlayerId, StageId } from '../../../kernel/ids.ts';
import type { Instant } from '../../../kernel/time.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import { SERIES_ROLES, kindOfRole } from '../../../store/series.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { GameRecord } from '../../../store/reading/game.ts';
import type { GroupRecord, StageRecord } from '../../../store/reading/stage.ts';
import type { TournamentRecord } from '../../../store/reading/tournament.ts';
import {
  notFound,
  wrongStatus,
  type AlreadyDecided,
  type AlreadyEntered,
  type NotFound,
  type WrongStatus,
} from '../../errors.ts';
import { checkInTime } from '../../running/playable-game.ts';
import type { SeatMove } from '../../running/take-seats.ts';
import type { LoadedTournament } from '../../running/tournament-rows.ts';
import { message } from '../../texts/say.ts';

/** Who leaves his place in which stage (null: in the last that is played), and who takes it. */
export interface Replacing {
  readonly stageId: StageId | null;
  readonly out: PlayerId;
  readonly into: PlayerId;
}

/** A place that somebody who has not entered can take over, with all its games. */
export interface CheckedPlace {
  readonly out: EntryRecord;
  readonly games: readonly GameRecord[];
}

/** Checks that the players of a tournament are not named by its series: nobody but them plays there. Source: Championship 2.4, 3.3. */
export function checkNobodyNamed(
  { seriesRole, status }: TournamentRecord,
  { rows }: LoadedTournament,
  outId: PlayerId,
): Result<void, WrongStatus> {
  if (seriesRole === null || !SERIES_ROLES[seriesRole].namesPlayers) return ok(undefined);
  const out = rows.entries.find(({ player }) => player.id === outId);
  // Whoever runs can be withdrawn; before that the series is told who does not come.
  const why =
    status === 'RUNNING' && out !== undefined
      ? message('refused.replacement.namedBySeries', { name: out.player.name })
      : message(`series.${kindOfRole(seriesRole)}.refused.namesPlayers`);
  return err(wrongStatus(status, why));
}

/**
 * Checks whether somebody who has not entered can take over the place of a player: he takes part, and no game of his is decided,
 * since what is decided stays with who has played it. Source: Common 4.10.
 */
export function checkPlace(
  { rows }: LoadedTournament,
  outId: PlayerId,
  { games, at }: { readonly games: readonly GameRecord[]; readonly at: Instant },
): Result<CheckedPlace, NotFound | WrongStatus | AlreadyDecided> {
  const out = rows.entries.find(({ player }) => player.id === outId);
  if (out === undefined) return err(notFound('entry'));
  const { name } = out.player;
  if (out.withdrawnAt !== null) {
    return err(wrongStatus('WITHDRAWN', message('refused.replacement.hasWithdrawn', { name })));
  }
  // Whoever took the place over would be disqualified in it.
  if (out.disqualifiedAt !== null) {
    return err(wrongStatus('DISQUALIFIED', message('refused.replacement.outDisqualified', { name })));
  }
  const own = games.filter(({ entries }) => entries.first === out.id || entries.second === out.id);
  if (own.some((game) => isDecided(game, at))) {
    return err({ kind: 'already-decided', message: message('refused.replacement.hasPlayed', { name }) });
  }
  return ok({ out, games: own });
}

/** A replacement that can be made; two moves: the players change places. */
export interface CheckedReplacement {
  readonly stage: StageRecord;
  readonly out: EntryRecord;
  readonly into: EntryRecord;
  readonly moves: readonly SeatMove[];
}

/** Checks a replacement by a player who has entered against the tournament and the games of both players in the stage. */
export function checkReplacement(
  { rows }: LoadedTournament,
  input: Replacing,
  { games, at }: { readonly games: readonly GameRecord[]; readonly at: Instant },
): Result<CheckedReplacement, NotFound | WrongStatus | AlreadyDecided | AlreadyEntered> {
  const stage =
    input.stageId === null
      ? rows.stages.findLast(({ state }) => state === 'RUNNING')
      : rows.stages.find(({ id }) => id === input.stageId);
  if (stage === undefined) return err(notFound('stage'));
  if (stage.state !== 'RUNNING') return err(wrongStatus(stage.state, message('refused.replacement.stageOver')));
  const out = rows.entries.find(({ player }) => player.id === input.out);
  const into = rows.entries.find(({ player }) => player.id === input.into);
  if (out === undefined || into === undefined) return err(notFound('entry'));
  if (into.withdrawnAt !== null) return err(wrongStatus('WITHDRAWN', message('refused.replacement.withdrawn')));
  const groups = rows.groups.filter(({ stageId }) => stageId === stage.id);
  const left = groups.find((group) => isIn(group, out));
  if (left === undefined) return err(notFound('playerOfStage'));
  const own = groups.find((group) => isIn(group, into));
  // Who plays in the stage although he is disqualified goes on playing.
  if (own === undefined && into.disqualifiedAt !== null) {
    return err(wrongStatus('DISQUALIFIED', message('refused.replacement.disqualified', { name: into.player.name })));
  }
  if (own === left) {
    return err({
      kind: 'already-entered',
      message: message('refused.replacement.playsThere', { name: into.player.name, group: left.name }),
    });
  }
  const outs = ({ entries }: GameRecord) => entries.first === out.id || entries.second === out.id;
  const changing = own === undefined ? games.filter(outs) : games;
  if (changing.some((game) => isDecided(game, at))) {
    const why = message('refused.replacement.decided');
    return err({ kind: 'already-decided', message: why });
  }
  const move: SeatMove = { group: left, out, into };
  return ok({ stage, out, into, moves: own === undefined ? [move] : [move, { group: own, out: into, into: out }] });
}

function isDecided(game: GameRecord, at: Instant): boolean {
  return game.status === 'FINISHED' || !checkInTime(game, at).ok;
}

function isIn({ seats }: GroupRecord, { id }: EntryRecord): boolean {
  return seats.some(({ entryId }) => entryId === id);
}

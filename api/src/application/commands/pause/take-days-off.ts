import { newId } from '../../../kernel/entropy.ts';
import type { PauseId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok } from '../../../kernel/result.ts';
import { DAY, millis, plus, type Instant } from '../../../kernel/time.ts';
import { pausesOfTournaments } from '../../../store/reading/pause.ts';
import { insertPause, type NewPause } from '../../../store/writing/pause.ts';
import { defineCommand } from '../../command.ts';
import { forbidden, invalidInput, wrongStatus } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { readNumber } from '../../input-text.ts';
import { actingPlayer } from '../../rights.ts';
import { lockPausedGames, planPauses, tellPause } from '../../running/paused-games.ts';
import { daysTaken } from '../../state/pauses.ts';
import { message } from '../../texts/say.ts';
import { entryFor } from '../tournament/entry-for.ts';
import { checkFree } from './pause-games.ts';
import { checkEnd, checkPausable } from './pause-span.ts';
import type { PauseDone, PauseError } from './shape.ts';

/** Days off begin no earlier than so long after they were taken, so that they are no way out of a flag that is about to fall. */
export const NOTICE = DAY;

/** In which tournament the caller takes days off, from when on, and how many. */
export interface TakeDaysOffInput extends CommandOptions {
  readonly tournamentId: TournamentId;
  readonly since: Instant;
  readonly days: number;
}

/** His days off, and how many he has left after them. */
export interface TakeDaysOffDone extends PauseDone {
  readonly daysLeft: number;
  readonly effects: Effects;
}

/**
 * Takes days off for the caller in a running tournament that gives its players some: all his games in it are paused, also those that
 * begin meanwhile, and his opponents are told at once. Refuses more than he has left, a beginning before the notice is over, and days
 * that he has taken already. Source: Clocks 6.
 */
export const takeDaysOff = defineCommand<TakeDaysOffInput, TakeDaysOffDone, PauseError>(
  'takeDaysOff',
  async (command, { tournamentId, since, days }) => {
    const { tx, at, actor, entropy } = command;
    const playerId = actingPlayer(actor);
    if (playerId === null) return err(forbidden(message('refused.daysOff.onlyPlayers')));
    const locked = await lockPausedGames(command, tournamentId, { gameId: null, playerId });
    if (!locked.ok) return locked;
    const { tournament, games } = locked.value;
    const entry = await entryFor(command, tournament, playerId);
    if (!entry.ok) return entry;
    const pausable = checkPausable(tournament);
    if (!pausable.ok) return pausable;
    if (tournament.daysOff === 0) return err(wrongStatus('NO_DAYS_OFF', message('refused.daysOff.none')));
    if (entry.value.withdrawnAt !== null) return err(wrongStatus('WITHDRAWN', message('refused.daysOff.withdrawn')));
    const left = tournament.daysOff - daysTaken(await pausesOfTournaments(tx, [tournamentId]), playerId);
    if (left === 0) return err(wrongStatus('NO_DAYS_OFF', message('refused.daysOff.allTaken')));
    const number = readNumber('days', days, { least: 1, most: left });
    if (!number.ok) return number;
    const earliest = plus(at, NOTICE);
    if (since < earliest) {
      return err(invalidInput('since', message('refused.daysOff.notice', { earliest: { at: earliest } })));
    }
    const until = plus(since, millis(number.value * DAY));
    const end = checkEnd(until, since, at);
    if (!end.ok) return end;
    const pause: NewPause = {
      ...{ id: newId<PauseId>(entropy), tournamentId, gameId: null, playerId, since, until },
      ...{ reason: null, byId: playerId, dueAt: since },
    };
    const free = await checkFree(command, pause);
    if (!free.ok) return free;
    await insertPause(tx, pause);
    await planPauses(command, tournamentId, games);
    await tellPause(command, locked.value, { pause, change: 'PLANNED', reason: null });
    return ok({ pause, daysLeft: left - number.value });
  },
);

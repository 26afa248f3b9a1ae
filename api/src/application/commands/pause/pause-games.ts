import { newId } from '../../../kernel/entropy.ts';
import type { GameId, PauseId, PlayerId, TournamentId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { Instant } from '../../../kernel/time.ts';
import { pausesAfter } from '../../../store/reading/pause.ts';
import { insertPause, type NewPause } from '../../../store/writing/pause.ts';
import { defineCommand, type Command } from '../../command.ts';
import { invalidInput, notFound, wrongStatus, type WrongStatus } from '../../errors.ts';
import type { CommandOptions } from '../../events.ts';
import { readText } from '../../input-text.ts';
import { actingPlayer, asDirector } from '../../rights.ts';
import { rule } from '../../running/make-ruling.ts';
import { lockPausedGames, nextPauseNews, planPauses, tellPause } from '../../running/paused-games.ts';
import { isAboutSame, isOver } from '../../state/pauses.ts';
import { message } from '../../texts/say.ts';
import { entryFor } from '../tournament/entry-for.ts';
import { checkEnd, checkPausable } from './pause-span.ts';
import { rulingOnPause } from './pause-words.ts';
import type { PauseDone, PauseError } from './shape.ts';

/** What is paused, from when (null: now) until when, and why. */
export interface PauseGamesInput extends CommandOptions {
  readonly tournamentId: TournamentId;
  /** this game alone; null: not one game */
  readonly gameId: GameId | null;
  /** all games of this player; null: of everybody */
  readonly playerId: PlayerId | null;
  readonly since: Instant | null;
  readonly until: Instant;
  readonly reason: string;
}

/**
 * Pauses a game, all games of a player or a whole tournament by a ruling: no time passes in them until the pause is over, and nobody
 * moves. Games that begin meanwhile rest too. Refuses a second pause of the same within that time. For the director.
 * Source: Clocks 5.
 */
export const pauseGames = defineCommand<PauseGamesInput, PauseDone, PauseError>(
  'pauseGames',
  async (command, { tournamentId, gameId, playerId, since: from, until, reason }) => {
    const { tx, at, actor, entropy } = command;
    const locked = await lockPausedGames(command, tournamentId, { gameId, playerId });
    if (!locked.ok) return locked;
    const { tournament, games } = locked.value;
    const allowed = asDirector(actor, tournament);
    if (!allowed.ok) return allowed;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    if (gameId !== null && playerId !== null) return err(invalidInput('playerId', message('refused.pause.twoScopes')));
    const pausable = checkPausable(tournament);
    if (!pausable.ok) return pausable;
    if (gameId !== null && games.length === 0) return err(notFound('runningGame'));
    const entry = playerId === null ? ok(null) : await entryFor(command, tournament, playerId);
    if (!entry.ok) return entry;
    const since = from ?? at;
    if (since < at) return err(invalidInput('since', message('refused.pause.beginsEarly')));
    const end = checkEnd(until, since, at);
    if (!end.ok) return end;
    const paused: NewPause = {
      ...{ id: newId<PauseId>(entropy), tournamentId, gameId, playerId, since, until, reason: why.value },
      ...{ byId: actingPlayer(actor), dueAt: nextPauseNews({ since, until }, at) },
    };
    const free = await checkFree(command, paused);
    if (!free.ok) return free;
    const change = since > at ? 'PLANNED' : 'BEGAN';
    command.undoneBy(change === 'BEGAN' ? message('undo.pause') : message('undo.pauseUntil', { until: { at: since } }));
    await insertPause(tx, paused);
    await rule(command, {
      ...{ tournamentId, gameId, kind: 'PAUSE', reason: why.value },
      text: await rulingOnPause(tx, paused, change),
    });
    await planPauses(command, tournamentId, games);
    await tellPause(command, locked.value, { pause: paused, change, reason: why.value });
    return ok({ pause: paused });
  },
);

/** Lets a pause be made where none of the same lasts at any of its time. */
export async function checkFree({ tx, at }: Command, pause: NewPause): Promise<Result<null, WrongStatus>> {
  const others = (await pausesAfter(tx, pause.tournamentId, at)).filter((one) => !isOver(one, at));
  const other = others.find((one) => isAboutSame(one, pause) && one.since < pause.until && pause.since < one.until);
  if (other === undefined) return ok(null);
  const span = { since: { at: other.since }, until: { at: other.until } };
  const key = pause.reason === null ? 'refused.daysOff.already' : 'refused.pause.already';
  return err(wrongStatus('PAUSED', message(key, span)));
}

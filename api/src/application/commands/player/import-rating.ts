import type { PlayerId } from '../../../kernel/ids.ts';
import { err, ok, type Result } from '../../../kernel/result.ts';
import type { GameKey } from '#games/rules';
import { defineCommand } from '../../command.ts';
import type { Actor } from '../../context.ts';
import { forbidden, type CommonError, type Forbidden } from '../../errors.ts';
import type { CommandOptions, Effects } from '../../events.ts';
import { foundPlayer } from '../../found.ts';
import { readNumber, readText } from '../../input-text.ts';
import { actingPlayer } from '../../rights.ts';
import { importBase } from '../../running/import-base.ts';
import { MOST_ELO, MOST_MATCHES } from './create.ts';
import { message } from '../../texts/say.ts';

/** Whose rating in which game becomes what, and the record from which that is known. */
export interface ImportRatingInput extends CommandOptions {
  readonly playerId: PlayerId;
  readonly game: GameKey;
  readonly elo: number;
  /** Games played elsewhere, in place of the number imported before. */
  readonly matches: number;
  readonly source: string;
}

/** Whose rating it is. */
export interface ImportRatingDone {
  readonly playerId: PlayerId;
  readonly effects: Effects;
}

/**
 * Gives a player the Elo and the number of games that he has from elsewhere; games played here go on counting on top. For
 * admins, and for directors about others. Source: Ratings 2.1, 2.2, KIBA 3.1.
 */
export const importRating = defineCommand<ImportRatingInput, ImportRatingDone, CommonError>(
  'importRating',
  async (command, input) => {
    const { tx, at, actor } = command;
    const allowed = mayImport(actor, input.playerId);
    if (!allowed.ok) return allowed;
    const player = await foundPlayer(tx, input.playerId);
    if (!player.ok) return player;
    const elo = readNumber('elo', input.elo, { least: 0, most: MOST_ELO });
    if (!elo.ok) return elo;
    const matches = readNumber('matches', input.matches, { least: 0, most: MOST_MATCHES });
    if (!matches.ok) return matches;
    const source = readText('source', input.source, { longest: 300 });
    if (!source.ok) return source;
    const { playerId, game } = input;
    const base = { playerId, game, elo: elo.value, matches: matches.value };
    await importBase(tx, { ...base, byId: actingPlayer(actor), source: source.value, at });
    return ok({ playerId });
  },
);

function mayImport(actor: Actor, playerId: PlayerId): Result<null, Forbidden> {
  if (actor.kind === 'system') return ok(null);
  if (actor.kind !== 'account' || actor.role === 'PLAYER') {
    return err(forbidden(message('refused.player.onlyDirectorsImport')));
  }
  if (actor.role !== 'ADMIN' && actor.playerId === playerId) {
    return err(forbidden(message('refused.player.ownRating')));
  }
  return ok(null);
}

import { newId } from '../../../../kernel/entropy.ts';
import type { PlayerId, SeriesRulingId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { overtaken } from '../../../../store/failure.ts';
import { insertSeriesRuling } from '../../../../store/writing/series.ts';
import { defineCommand } from '../../../../application/command.ts';
import {
  forbidden,
  type CommonError,
  type CutTied,
  type TooFewQualified,
  type WrongStatus,
} from '../../../../application/errors.ts';
import { seriesTopic } from '../../../../application/events.ts';
import { readText } from '../../../../application/input-text.ts';
import { foundPlayer } from '../../../../application/found.ts';
import { actingPlayer, leads } from '../../../../application/rights.ts';
import { loadChampionship } from './load-championship.ts';
import { checkBeforeMabingwa } from './before-mabingwa.ts';
import { lockedChampionship } from './directed.ts';
import { lockMabingwa, placeTaker, takePlace } from './place-taker.ts';
import type { SeriesDone, SeriesInput } from '../../../../application/commands/series/shape.ts';
import { message } from '../../../../application/texts/say.ts';
import { nameHere } from '../../../../application/state/name-among.ts';

/** The championship, who does not want his place in the Mabingwa (null: the caller), and why. */
export interface RefusePlaceInput extends SeriesInput {
  readonly playerId: PlayerId | null;
  readonly reason: string | null;
}

/** Every way in which the command says no. */
export type RefusePlaceError = CommonError | WrongStatus | CutTied | TooFewQualified;

/**
 * Gives a place in the Mabingwa back; the next in the standings takes it. By the player himself or the director, from the
 * end of the four tournaments to the start of the Mabingwa; it cannot be taken back. Source: Championship 2.4.
 */
export const refusePlace = defineCommand<RefusePlaceInput, SeriesDone, RefusePlaceError>(
  'refusePlace',
  async (command, { seriesId, playerId, reason }) => {
    const { tx, at, actor, entropy, emit } = command;
    const locked = await lockMabingwa(tx, seriesId);
    const found = await lockedChampionship(tx, seriesId);
    if (!found.ok) return found;
    const own = actingPlayer(actor);
    const wanted = playerId ?? own;
    if (wanted === null || (wanted !== own && !leads(actor, found.value))) {
      return err(forbidden(message('series.CHAMPIONSHIP.refused.onlyDirectorForOthers')));
    }
    const player = await foundPlayer(tx, wanted);
    if (!player.ok) return player;
    const why =
      reason === null || reason.trim() === '' ? ok('') : readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const championship = await loadChampionship(tx, found.value);
    if ((championship.mabingwa?.tournament.id ?? null) !== locked) throw overtaken();
    const early = checkBeforeMabingwa(championship);
    if (!early.ok) return early;
    const next = placeTaker(championship, player.value.id);
    if (!next.ok) return next;
    await insertSeriesRuling(tx, {
      id: newId<SeriesRulingId>(entropy),
      seriesId,
      number: championship.rulings.length + 1,
      kind: 'PLACE_REFUSED',
      playerIds: [player.value.id],
      byId: own,
      reason: why.value,
      text: message('series.CHAMPIONSHIP.ruling.refused', { name: await nameHere(tx, player.value) }),
      at,
    });
    const payload = { seriesId, playerId: player.value.id, next: next.value, reason: why.value };
    emit({ topic: seriesTopic(seriesId), kind: 'PlaceRefused', payload });
    await takePlace(command, championship, { from: player.value.id, next: next.value });
    return ok({ seriesId });
  },
);

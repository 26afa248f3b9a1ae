import { nameAmong } from '../../../../application/state/name-among.ts';
import { newId } from '../../../../kernel/entropy.ts';
import type { PlayerId, SeriesRulingId } from '../../../../kernel/ids.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { playersByIds } from '../../../../store/reading/player.ts';
import { insertSeriesRuling } from '../../../../store/writing/series.ts';
import { defineCommand } from '../../../../application/command.ts';
import { invalidInput, type CommonError, type WrongStatus } from '../../../../application/errors.ts';
import { seriesTopic } from '../../../../application/events.ts';
import { isId } from '../../../../application/found.ts';
import { readText } from '../../../../application/input-text.ts';
import { actingPlayer } from '../../../../application/rights.ts';
import { loadChampionship } from './load-championship.ts';
import { checkBeforeMabingwa } from './before-mabingwa.ts';
import { directedChampionship } from './directed.ts';
import type { SeriesDone, SeriesInput } from '../../../../application/commands/series/shape.ts';
import { message } from '../../../../application/texts/say.ts';

/** The championship, the players of a tie in the order that the director gives them, and why. */
export interface SettleCutInput extends SeriesInput {
  readonly playerIds: readonly PlayerId[];
  readonly reason: string;
}

/** Every way in which the command says no. */
export type SettleCutError = CommonError | WrongStatus;

/**
 * Orders players whom nothing separates in the final standings, so that it is known who of them plays the Mabingwa. All
 * players of the tie are named. Can be done until the Mabingwa starts, and again. Source: Championship 2.3, Common 1.4, 1.6.
 */
export const settleCut = defineCommand<SettleCutInput, SeriesDone, SettleCutError>(
  'settleCut',
  async (command, { seriesId, playerIds, reason }) => {
    const { tx, at, actor, entropy, emit } = command;
    const found = await directedChampionship(command, seriesId);
    if (!found.ok) return found;
    const why = readText('reason', reason, { longest: 500, hasLines: true });
    if (!why.ok) return why;
    const championship = await loadChampionship(tx, found.value);
    const early = checkBeforeMabingwa(championship);
    if (!early.ok) return early;
    const { table } = championship;
    const order = [...new Set(playerIds)].filter(isId);
    const rank = table.rows.find(({ id }) => id === order[0])?.rank;
    const tie = table.rows.filter((row) => row.rank === rank);
    const isTie = tie.length > 1 && order.length === tie.length && tie.every(({ id }) => order.includes(id));
    if (!isTie || playerIds.length !== order.length) {
      return err(invalidInput('playerIds', message('series.CHAMPIONSHIP.refused.nameTie')));
    }
    const tied = (await playersByIds(tx, order)).map((player) => ({ player }));
    const called = new Map(tied.map(({ player }) => [player.id, nameAmong(tied, player)]));
    const names = order.map((id) => called.get(id) ?? '').join(', ');
    await insertSeriesRuling(tx, {
      id: newId<SeriesRulingId>(entropy),
      seriesId,
      number: championship.rulings.length + 1,
      kind: 'CUT_SETTLED',
      playerIds: order,
      byId: actingPlayer(actor),
      reason: why.value,
      text: message('series.CHAMPIONSHIP.ruling.cut', { names }),
      at,
    });
    const payload = { seriesId, players: order, reason: why.value };
    emit({ topic: seriesTopic(seriesId), kind: 'CutSettled', payload });
    return ok({ seriesId });
  },
);

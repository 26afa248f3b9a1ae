import { message, type Message } from '../../kernel/message.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import type { Citation } from '../citation.ts';
import { USUAL_WORTH, WORTH_BOUNDS, type GameWorth } from '../standings/game-worth.ts';
import { refuseSettings, type SettingsRefusal } from '../stored-settings.ts';

/**
 * Reads untrusted points; what is left out is as usual. Refuses with a sentence what is not in half points, and a draw that is not less
 * than a win, or a loss that is not less than a draw. Source: Common 5.1.
 */
export function readWorth(named: ReadonlyMap<string, unknown>): Result<GameWorth, SettingsRefusal> {
  const worth = (name: keyof GameWorth): unknown => named.get(name) ?? USUAL_WORTH[name];
  const [win, draw, loss] = [worth('pointsOfWin'), worth('pointsOfDraw'), worth('pointsOfLoss')];
  if (!isWorth(win, WORTH_BOUNDS.pointsOfWin)) {
    return refuseSettings(message('tableOrder.refused.win', WORTH_BOUNDS.pointsOfWin), 'pointsOfWin');
  }
  if (!isWorth(draw, WORTH_BOUNDS.pointsOfDraw) || draw >= win) {
    return refuseSettings(message('tableOrder.refused.draw', { win }), 'pointsOfDraw');
  }
  if (!isWorth(loss, WORTH_BOUNDS.pointsOfLoss) || loss >= draw) {
    return refuseSettings(message('tableOrder.refused.loss', { draw }), 'pointsOfLoss');
  }
  return ok({ pointsOfWin: win, pointsOfDraw: draw, pointsOfLoss: loss });
}

function isWorth(value: unknown, { least, most }: { readonly least: number; readonly most: number }): value is number {
  return typeof value === 'number' && Number.isInteger(2 * value) && value >= least && value <= most;
}

/** Reads untrusted tie-breaks in their order; left out: as usual. Refuses one that there is not, or that is there twice. Source: Common 5.2. */
export function readTieBreaks<Code extends string>(
  value: unknown,
  known: readonly Code[],
  usual: readonly Code[],
): Result<readonly Code[], SettingsRefusal> {
  if (value === undefined || value === null) return ok(usual);
  const given: readonly unknown[] = Array.isArray(value) ? value : [null];
  const codes = given.flatMap((code) => known.find((one) => one === code) ?? []);
  if (codes.length === given.length && new Set(codes).size === codes.length) return ok(codes);
  return refuseSettings(message('tableOrder.refused.tieBreaks', { known: { names: [...known] } }), 'tieBreaks');
}

/** What a table counts. Source: Common 5.1. */
export function worthAgreed(worth: GameWorth, rules: Citation): AgreedRule {
  const { pointsOfWin: win, pointsOfDraw: draw, pointsOfLoss: loss } = worth;
  return { title: message('agreed.title.points'), text: message('agreed.points.worth', { win, draw, loss }), rules };
}

/** What separates players with equal points, by names in their order. Source: Common 5.2. */
export function orderAgreed(names: readonly Message[], rules: Citation): AgreedRule {
  const [last, ...before] = names.toReversed();
  const order = before.reduce<Message | undefined>(
    (rest, first) => (rest === undefined ? first : message('agreed.order.then', { first, rest })),
    last,
  );
  const text = order === undefined ? message('agreed.order.none') : message('agreed.order.some', { order });
  return { title: message('agreed.title.equalPoints'), text, rules };
}

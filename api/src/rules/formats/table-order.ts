import { message, type Message } from '../../kernel/message.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { AgreedRule } from '../agreed-rule.ts';
import type { Citation } from '../citation.ts';
import { USUAL_WORTH, WORTH_BOUNDS, type GameWorth } from '../standings/game-worth.ts';
import { refuseSettings, type SettingsRefusal } from '../stored-settings.ts';

/** Reads untrusted points; what is left out is as usual, a draw half of the win where that can be. Refuses with a sentence. Source: Common 5.1. */
export function readWorth(named: ReadonlyMap<string, unknown>): Result<GameWorth, SettingsRefusal> {
  const win = named.get('pointsOfWin') ?? USUAL_WORTH.pointsOfWin;
  const { least, most } = WORTH_BOUNDS.pointsOfWin;
  if (!isWorth(win) || win < least || win > most) {
    return refuseSettings(message('tableOrder.refused.win', { least, most }), 'pointsOfWin');
  }
  const draw = named.get('pointsOfDraw') ?? Math.min(win, USUAL_WORTH.pointsOfDraw);
  if (!isWorth(draw) || draw < 0 || draw > win) {
    return refuseSettings(message('tableOrder.refused.draw'), 'pointsOfDraw');
  }
  return ok({ pointsOfWin: win, pointsOfDraw: draw });
}

function isWorth(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(2 * value);
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
export function worthAgreed({ pointsOfWin: win, pointsOfDraw: draw }: GameWorth, rules: Citation): AgreedRule {
  return { title: message('agreed.title.points'), text: message('agreed.points.worth', { win, draw }), rules };
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

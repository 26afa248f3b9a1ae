import { message } from '../../../kernel/message.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import { APPROVAL_HOURS, USUAL_APPROVAL_HOURS, readApprovalHours } from '../../../rules/formats/approval.ts';
import { readTieBreaks, readWorth } from '../../../rules/formats/table-order.ts';
import { WORTH_BOUNDS, type GameWorth } from '../../../rules/standings/game-worth.ts';
import { readTimeOuts, type TimeOutCost } from '../../../rules/formats/time-outs.ts';
import { refuseSettings, type SettingsRefusal } from '../../../rules/stored-settings.ts';

/** What a bye is worth: as much as a game won, or as one drawn. */
export const BYE_WORTHS = ['WIN', 'DRAW'] as const;
export type ByeWorth = (typeof BYE_WORTHS)[number];

/** What can separate players with equal points, and what usually does, in order. Source: Swiss 5.2, 5.5. */
export const SWISS_TIE_BREAKS = ['BUCHHOLZ_CUT', 'BUCHHOLZ', 'SONNEBORN_BERGER', 'WINS', 'SOS', 'SODOS'] as const;
export type SwissTieBreak = (typeof SWISS_TIE_BREAKS)[number];
export const USUAL_SWISS_TIE_BREAKS: readonly SwissTieBreak[] = ['BUCHHOLZ_CUT', 'BUCHHOLZ', 'SONNEBORN_BERGER'];

/**
 * The settings of a Swiss, as they are stored. `rounds` null: as many as find one who has won all his games; `approvalHours`: how
 * long its end waits for the director.
 */
export type SwissSettings = GameWorth & {
  readonly rounds: number | null;
  readonly bye: ByeWorth;
  readonly approvalHours: number;
  readonly timeOuts: readonly TimeOutCost[];
  readonly tieBreaks: readonly SwissTieBreak[];
};

/** The fewest and the most rounds that can be asked for. */
export const SWISS_ROUNDS = { min: 1, max: 20 } as const;

/** Between which numbers settings of a Swiss lie. */
export const SWISS_BOUNDS = {
  rounds: { least: SWISS_ROUNDS.min, most: SWISS_ROUNDS.max },
  approvalHours: APPROVAL_HOURS,
  pointsOfWin: WORTH_BOUNDS.pointsOfWin,
} as const;

const NAMES: readonly string[] = [
  'rounds',
  'bye',
  'approvalHours',
  'tieBreaks',
  'timeOuts',
  'pointsOfWin',
  'pointsOfDraw',
  'pointsOfLoss',
] satisfies (keyof SwissSettings)[];

/** Reads untrusted settings and completes them; refuses other keys and values with a sentence. Source: Swiss 1.2, 1.3. */
export function parseSwissSettings(value: unknown): Result<SwissSettings, SettingsRefusal> {
  const given = value ?? {};
  if (typeof given !== 'object' || Array.isArray(given))
    return refuseSettings(message('formats.SWISS.settings.noObject'));
  const stranger = Object.keys(given).find((key) => !NAMES.includes(key));
  if (stranger !== undefined)
    return refuseSettings(message('formats.SWISS.settings.unknown', { name: stranger }), stranger);
  const named = new Map<string, unknown>(Object.entries(given));
  const rounds = named.get('rounds') ?? null;
  if (rounds !== null && !isNumberOfRounds(rounds)) {
    const { min: least, max: most } = SWISS_ROUNDS;
    return refuseSettings(message('formats.SWISS.settings.rounds', { least, most }), 'rounds');
  }
  const wanted = named.get('bye') ?? 'WIN';
  const bye = BYE_WORTHS.find((known) => known === wanted);
  const [one, other] = BYE_WORTHS;
  if (bye === undefined) return refuseSettings(message('formats.SWISS.settings.bye', { one, other }), 'bye');
  const approvalHours = readApprovalHours(named.get('approvalHours'), USUAL_APPROVAL_HOURS.end);
  if (!approvalHours.ok) return approvalHours;
  const tieBreaks = readTieBreaks(named.get('tieBreaks'), SWISS_TIE_BREAKS, USUAL_SWISS_TIE_BREAKS);
  if (!tieBreaks.ok) return tieBreaks;
  const worth = readWorth(named);
  if (!worth.ok) return worth;
  const timeOuts = readTimeOuts(named.get('timeOuts'));
  if (!timeOuts.ok) return timeOuts;
  return ok({
    rounds,
    bye,
    approvalHours: approvalHours.value,
    tieBreaks: tieBreaks.value,
    timeOuts: timeOuts.value,
    ...worth.value,
  });
}

function isNumberOfRounds(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= SWISS_ROUNDS.min && value <= SWISS_ROUNDS.max;
}

/** How many rounds so many players play. Source: Swiss 1.2. */
export function roundsFor({ rounds }: SwissSettings, players: number): number {
  return rounds ?? Math.max(1, Math.ceil(Math.log2(players)));
}

/** The most rounds in which nobody meets anybody twice: all others, and once nobody in an odd field. */
export function mostRounds(players: number): number {
  return players % 2 === 0 ? players - 1 : players;
}

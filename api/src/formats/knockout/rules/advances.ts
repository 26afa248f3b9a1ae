import type { EntryId } from '../../../kernel/ids.ts';
import type { Advance } from '../../../rules/formats/advance.ts';
import { isEndApproved } from '../../../rules/formats/approval.ts';
import { disqualifiedOf } from '../../../rules/formats/disqualification.ts';
import type { FormatState } from '../../../rules/formats/format.ts';
import { roundGroupKey, roundKey } from './keys.ts';
import { luckyLosersOf } from './draw.ts';
import { goneOn, roundsOf, type RoundStanding } from './rounds.ts';
import type { KnockoutSettings } from './settings.ts';
import { knockoutStandings } from './standings.ts';
import type { KnockoutPlace } from './zones.ts';

type KnockoutAdvance = Advance<KnockoutPlace, never>;

/**
 * What has become of the players of a round: who won his match, or rested, goes on to the next; who lost is out, or is a lucky loser; whose match is open is
 * left out. Provisional until the next round is drawn, and in the final until the end is approved. Source: Knock-out 2, 3.
 */
export function knockoutAdvances(
  settings: KnockoutSettings,
  state: FormatState,
  stage: string,
): readonly KnockoutAdvance[] {
  const rounds = roundsOf(settings, state);
  const round = rounds.find((one) => one.stage.key === stage);
  if (round === undefined) return [];
  const next = rounds.find(({ number }) => number === round.number + 1) ?? null;
  const on = new Set(goneOn(round));
  const out = disqualifiedOf(state);
  const open = new Set(round.matches.flatMap(({ winner, sides }) => (winner === null ? sides : [])));
  const lucky = new Set(round.number === 1 ? luckyLosersOf(state.lots).drawn : []);
  return knockoutStandings(settings, state, roundGroupKey(round.number))
    .filter(({ entry }) => !open.has(entry))
    .map(({ entry, rank }) => ({
      entry,
      rank,
      group: roundGroupKey(round.number),
      ...placeOf(round, { entry, isOn: on.has(entry), isLucky: lucky.has(entry), isOut: out.has(entry) }),
      to: isIn(next, entry) ? roundKey(round.number + 1) : null,
      replaces: null,
      provisional: next === null && (round.players.length > 2 || !isEndApproved(settings.approvalHours, state, stage)),
      decidedBy: null,
      arranged: arrangedIn(next, entry),
    }));
}

interface Placed {
  readonly entry: EntryId;
  readonly isOn: boolean;
  readonly isLucky: boolean;
  /** he is disqualified */
  readonly isOut: boolean;
}

function placeOf(
  { players, bye }: RoundStanding,
  { entry, isOn, isLucky, isOut }: Placed,
): Pick<KnockoutAdvance, 'place' | 'rules'> {
  if (players.length === 2 && isOut) return { place: 'OUT', rules: ['Common 4.17'] };
  if (players.length === 2) return { place: isOn ? 'CHAMPION' : 'RUNNER_UP', rules: ['Knock-out 3.1'] };
  if (entry === bye) return { place: 'NEXT_ROUND', rules: ['Knock-out 2.2'] };
  if (isOn) return { place: 'NEXT_ROUND', rules: ['Knock-out 3.1'] };
  return isLucky ? { place: 'LUCKY_LOSER', rules: ['Knock-out 2.3'] } : { place: 'OUT', rules: ['Knock-out 3.1'] };
}

function isIn(round: RoundStanding | null, entry: EntryId): boolean {
  return round?.players.includes(entry) ?? false;
}

function arrangedIn(next: RoundStanding | null, entry: EntryId): KnockoutAdvance['arranged'] {
  if (next === null) return null;
  if (!isIn(next, entry)) return { stage: null, group: null };
  return { stage: roundKey(next.number), group: roundGroupKey(next.number) };
}

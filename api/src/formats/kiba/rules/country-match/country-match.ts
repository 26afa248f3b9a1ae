import { message } from '../../../../kernel/message.ts';
import { ok } from '../../../../kernel/result.ts';
import { rank } from '../../../../rules/standings/rank.ts';
import type { PairRow } from '../../../../rules/standings/pair-standings.ts';
import { approvedEnd } from '../../../../rules/formats/approval.ts';
import { EMPTY_PLAN } from '../../../../rules/formats/empty-plan.ts';
import type { FormatState } from '../../../../rules/formats/format.ts';
import type { TournamentFormat } from '../../../../rules/formats/tournament-format.ts';
import { groupPairTable } from '../../../../rules/formats/pair-table.ts';
import { disqualifiedLast } from '../../../../rules/formats/disqualification.ts';
import { onlyTheGame } from '../../../../rules/formats/time-outs.ts';
import { lostByWithdrawal } from '../../../../rules/formats/withdrawal.ts';
import { countryMatchAgreed } from './agreed.ts';
import { countryMatchHappening } from './happening.ts';
import { countryMatchOutline } from './outline.ts';
import { countryMatchPlan } from './plan.ts';
import { countryMatchScore } from './score.ts';
import { COUNTRY_MATCH_BOUNDS, parseCountryMatchSettings, type CountryMatchSettings } from './settings.ts';
import { COUNTRY_MATCH_SIZES, checkTeams } from './teams.ts';

/**
 * Three players of one country against three of another, everybody against every opponent once, all games at once; boards
 * go by the order of the entries. It is done when the last game is decided and that end is approved. A country wins it, so no entry does.
 * Source: Championship 3.3, 3.5; RULES.md of the championship.
 */
export const countryMatchFormat: TournamentFormat<CountryMatchSettings> = {
  key: 'COUNTRY_MATCH',
  about: message('formats.COUNTRY_MATCH.about'),
  stageKinds: { COUNTRY_MATCH: { about: 'Players of two teams meet on their boards.' } },
  parseSettings: parseCountryMatchSettings,
  usualSettings: { countries: ['the first', 'the second'] },
  bounds: COUNTRY_MATCH_BOUNDS,
  agreed: countryMatchAgreed,
  sizes: () => COUNTRY_MATCH_SIZES,
  start(settings, entries) {
    const teams = checkTeams(settings, entries);
    return teams.ok ? ok(countryMatchPlan(teams.value)) : teams;
  },
  next(settings, state) {
    const { done } = countryMatchScore(settings, state);
    return approvedEnd(settings.approvalHours, state, {
      plan: EMPTY_PLAN,
      stages: state.plan.stages.map(({ key }) => ({ stage: key, state: done ? 'PUBLISHED' : 'RUNNING' })),
      done,
      winner: null,
    });
  },
  approvalHours: ({ approvalHours }) => approvalHours,
  timeOuts: () => onlyTheGame(['KIBA 8.5']),
  happening: countryMatchHappening,
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  standings: (_settings, state, group) => playerTable(state, group).map(({ standing }) => standing),
  crosstable: (_settings, state, group) => playerTable(state, group),
  outline: (_settings, players) => countryMatchOutline(players),
  preflight(_settings, players) {
    const { min, max } = COUNTRY_MATCH_SIZES;
    if (players >= min && players <= max) return [];
    const code = players < min ? 'TOO_FEW_PLAYERS' : 'TOO_MANY_PLAYERS';
    const why = message('formats.COUNTRY_MATCH.start.takes', { min, max, players });
    return [{ code, message: why, rules: ['Championship 3.3'], blocking: true }];
  },
};

/** The players by games won alone: no rule separates them, for it is the countries that are ranked. */
function playerTable(state: FormatState, group: string): readonly PairRow[] {
  const rows = groupPairTable(state, group);
  const last = disqualifiedLast(state);
  return rank(rows, ({ standing }) => [last(standing.entry), standing.points]).map(({ row, ...place }) => ({
    ...row,
    standing: { ...row.standing, ...place, tieBreaks: [] },
  }));
}

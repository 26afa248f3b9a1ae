import { invariant } from '../../../kernel/assert.ts';
import { message } from '../../../kernel/message.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { TournamentFormat } from '../../../rules/formats/tournament-format.ts';
import { onlyTheGame } from '../../../rules/formats/time-outs.ts';
import { lostByWithdrawal } from '../../../rules/formats/withdrawal.ts';
import { kuksuAdvances } from './advances.ts';
import { kuksuAgreed } from './agreed.ts';
import { kuksuArranging } from './arranging.ts';
import { arrangement } from './arrangement.ts';
import { candidateOf, titleBefore } from './field.ts';
import { kuksuGroupTable } from './group-table.ts';
import { kuksuHandOn, kuksuQualified } from './hand-on.ts';
import { kuksuHappening } from './happening.ts';
import { kuksuNext } from './next.ts';
import { kuksuOutline } from './outline.ts';
import { kuksuOutlooks } from './outlooks.ts';
import { leaguesPlan } from './plans.ts';
import { kuksuPreflight } from './preflight.ts';
import { KUKSU_BOUNDS, parseKuksuSettings, type KuksuSettings } from './settings.ts';
import { kuksuRankingLevels } from './ranking-levels.ts';
import { isLeagueGame, KUKSU_STAGES, STAGE_KINDS, TITLE_GROUP } from './stages.ts';
import { LEAGUE_SIZES, capacityOfTiers } from './tiers.ts';
import { kuksuUnready, startRefusal } from './unready.ts';
import { KUKSU_DECIDERS, KUKSU_ZONES } from './zones.ts';

/** A tier more than the rules name, so that nobody is turned away. Source: Kuksu 7.1. */
const MOST_PLAYERS = capacityOfTiers(7);

/**
 * A cycle of the Kuksu league: all leagues of all tiers at once, then the title match. The holder is an entry who waits for it.
 * The end of the leagues waits for the director. Source: docs/rules/kuksu.md; RULES.md in this folder.
 */
export const kuksu: TournamentFormat<KuksuSettings> = {
  key: 'KUKSU',
  about: message('formats.KUKSU.about'),
  stageKinds: STAGE_KINDS,
  parseSettings: parseKuksuSettings,
  bounds: KUKSU_BOUNDS,
  usualTimeControl: { written: 'T=(7+1)<=7', rules: ['Kuksu 6.1'] },
  onlyGames: { keys: ['GO'], refusal: message('formats.KUKSU.refused.onlyGo') },
  agreed: kuksuAgreed,
  starters: (_settings, entries) => entries.filter(({ id }) => id !== titleBefore(entries).holder),
  sizes: () => ({ min: LEAGUE_SIZES.min, max: MOST_PLAYERS }),
  start(_settings, entries) {
    invariant(new Set(entries.map(({ id }) => id)).size === entries.length, 'every entry is there once');
    const arranged = arrangement(entries.map(candidateOf), titleBefore(entries));
    return arranged.ok ? ok(leaguesPlan(arranged.value.leagues)) : err(startRefusal(arranged.error, entries));
  },
  next: (_settings, state) => kuksuNext(state),
  arranging: kuksuArranging,
  advances: {
    zones: KUKSU_ZONES,
    deciders: KUKSU_DECIDERS,
    of: (_settings, state, stage) => kuksuAdvances(state, stage),
  },
  approvalHours: ({ approvalHours }) => approvalHours,
  acceptanceDays: ({ acceptanceDays }) => (acceptanceDays === 0 ? null : acceptanceDays),
  timeOuts: () => ({
    ...onlyTheGame(['Kuksu 3.5']),
    text: message('formats.KUKSU.agreed.timeOuts'),
    warned: (state, game) => (isLeagueGame(state, game) ? message('formats.KUKSU.timeOut') : null),
  }),
  lastMatch: KUKSU_STAGES.TITLE_MATCH.kind,
  happening: (_settings, state, stage) => kuksuHappening(state, stage),
  disqualifiedStays: message('formats.KUKSU.disqualification'),
  adjustsPoints: (group) => group !== TITLE_GROUP,
  withdraw: (_settings, state, entry) => lostByWithdrawal(state, entry),
  standings: (_settings, state, group) => kuksuGroupTable(state, group).map(({ standing }) => standing),
  crosstable: (_settings, state, group) => kuksuGroupTable(state, group),
  ranking: { levels: (_settings, state) => kuksuRankingLevels(state) },
  outlooks: (_settings, state, group) => kuksuOutlooks(state, group),
  inNext: {
    handedOn: (_settings, state) => kuksuHandOn(state),
    qualified: (_settings, state) => kuksuQualified(state),
  },
  outline: (_settings, players) => kuksuOutline(players),
  preflight: (_settings, players) => kuksuPreflight(players),
  unready: (_settings, entries) => kuksuUnready(entries),
};

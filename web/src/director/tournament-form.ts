import type { GameKey } from '../ui/game-key.ts';
import { cycleInput, type CycleForm } from '../formats/kuksu/director/cycle-form.ts';
import { GAME_KEYS, partOf } from '../games/registry.ts';
import type { SettingsInput } from '../games/settings.ts';
import type { RulesChoice } from './rules-choice.ts';
import { kibaInput, type KibaForm } from '../formats/kiba/director/kiba-form.ts';
import { knockoutInput, type KnockoutForm } from '../formats/knockout/director/knockout-form.ts';

/** A new tournament as the form holds it. */
export interface TournamentForm {
  name: string;
  description: string;
  game: GameKey;
  rules: RulesChoice;
  venue: 'HERE' | 'ELSEWHERE';
  timeControl: string;
  maxPlayers: number;
  startsAt: string;
  cycleNumber: number;
}

/** What belongs to one system or the game alone. */
export interface FormParts {
  readonly kiba: KibaForm;
  readonly game: SettingsInput;
  readonly cycle: CycleForm;
  readonly knockout: KnockoutForm;
}

/** What a game that the page has no part for is played by. */
const PLAIN: readonly RulesChoice[] = ['FREE', 'KIBA', 'KNOCKOUT'];

/** The systems that a game is played by; a tournament of a series has the series' own. */
export function rulesFor(game: GameKey, series: 'TITLE' | 'CHAMPIONSHIP' | null): readonly RulesChoice[] {
  if (series === 'TITLE') return ['KUKSU'];
  return series === 'CHAMPIONSHIP' ? ['STAGED'] : (partOf(game)?.systems ?? PLAIN);
}

/** The system that a form turns to when its game is chosen. */
export const usualRules = (game: GameKey): RulesChoice => partOf(game)?.usualSystem ?? 'FREE';

/** The game that is played by this system; the first of them where there are several. */
export const gameOf = (rules: RulesChoice): GameKey =>
  GAME_KEYS.find((game) => rulesFor(game, null).includes(rules)) ?? GAME_KEYS[0];

/** What a new form says. */
export const usualTournament: Readonly<TournamentForm> = {
  name: '',
  description: '',
  game: GAME_KEYS[0],
  rules: usualRules(GAME_KEYS[0]),
  venue: 'HERE',
  timeControl: 'T=(3+1)<=7',
  maxPlayers: 34,
  startsAt: '',
  cycleNumber: 1,
};

/** How few and how many a system takes, and what its field and clock usually are. */
export const fieldOf: Readonly<
  Record<RulesChoice, { least: number; most: number; usual: number; timeControl: string }>
> = {
  STAGED: { least: 6, most: 34, usual: 34, timeControl: 'T=(3+1)<=7' },
  KIBA: { least: 2, most: 34, usual: 34, timeControl: 'T=(3+1)<=7' },
  FREE: { least: 2, most: 34, usual: 34, timeControl: 'T=(3+1)<=7' },
  // Leagues take many, and their clock begins full.
  KUKSU: { least: 5, most: 1_270, usual: 630, timeControl: 'T=(7+1)<=7' },
  KNOCKOUT: { least: 2, most: 512, usual: 64, timeControl: 'T=(3+1)<=7' },
};

function systemInput(form: Readonly<TournamentForm>, parts: FormParts, seriesId: string | null, isOfTitle: boolean) {
  switch (form.rules) {
    case 'STAGED':
      return { format: 'KIBA' as const, kiba: kibaInput(parts.kiba), seriesId };
    case 'KUKSU': {
      const seriesNumber = isOfTitle ? form.cycleNumber : null;
      return { format: 'KUKSU' as const, kuksu: cycleInput(parts.cycle), seriesId, seriesNumber };
    }
    case 'KNOCKOUT':
      return { format: 'KNOCKOUT' as const, knockout: knockoutInput(parts.knockout) };
    case 'KIBA':
    case 'FREE':
      return { format: 'ROUND_ROBIN' as const, preset: form.rules };
  }
}

/** The same as the API takes it. */
export function tournamentInput(
  form: Readonly<TournamentForm>,
  parts: FormParts,
  series: { readonly id: string | null; readonly isTitle: boolean },
) {
  const { game, venue, maxPlayers, startsAt } = form;
  const description = form.description.trim();
  return {
    game,
    venue,
    maxPlayers,
    ...parts.game,
    ...systemInput(form, parts, series.id, series.isTitle),
    name: form.name.trim(),
    description: description === '' ? null : description,
    timeControl: venue === 'HERE' ? form.timeControl : null,
    startsAt: startsAt === '' ? null : new Date(startsAt).toISOString(),
  };
}

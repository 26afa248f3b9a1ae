import type { GameKey } from '../ui/game-key.ts';
import { cycleInput, type CycleForm } from '../formats/kuksu/director/cycle-form.ts';
import { goInput, type GoForm } from '../games/go/go-form.ts';
import { kibaInput, type KibaForm } from '../formats/kiba/director/kiba-form.ts';
import { knockoutInput, type KnockoutForm } from '../formats/knockout/director/knockout-form.ts';

export type RulesChoice = 'STAGED' | 'KIBA' | 'FREE' | 'KUKSU' | 'KNOCKOUT';

/** A new tournament as the form holds it. */
export interface TournamentForm {
  name: string;
  description: string;
  game: GameKey;
  rules: RulesChoice;
  variant: 'KISWAHILI' | 'KUJIFUNZA';
  venue: 'HERE' | 'ELSEWHERE';
  timeControl: string;
  maxPlayers: number;
  startsAt: string;
  cycleNumber: number;
}

/** What belongs to one system or one game alone. */
export interface FormParts {
  readonly kiba: KibaForm;
  readonly go: GoForm;
  readonly cycle: CycleForm;
  readonly knockout: KnockoutForm;
}

/** What a new form says. */
export const usualTournament: Readonly<TournamentForm> = {
  name: '',
  description: '',
  game: 'BAO',
  rules: 'STAGED',
  variant: 'KISWAHILI',
  venue: 'HERE',
  timeControl: 'T=(3+1)<=7',
  maxPlayers: 34,
  startsAt: '',
  cycleNumber: 1,
};

const systems: Readonly<Record<GameKey, readonly RulesChoice[]>> = {
  BAO: ['STAGED', 'KIBA', 'FREE', 'KNOCKOUT'],
  GO: ['KUKSU', 'KIBA', 'FREE', 'KNOCKOUT'],
  BACKGAMMON: ['KNOCKOUT', 'KIBA', 'FREE'],
};

/** The systems that a game is played by, the usual ones first; a tournament of a series has the series' own. */
export function rulesFor(game: GameKey, series: 'TITLE' | 'CHAMPIONSHIP' | null): readonly RulesChoice[] {
  if (series === 'TITLE') return ['KUKSU'];
  return series === 'CHAMPIONSHIP' ? ['STAGED'] : systems[game];
}

/** The system that a form turns to when its game is chosen; the stages of KIBA are those of bao. */
export const usualRules: Readonly<Record<GameKey, RulesChoice>> = {
  BAO: 'STAGED',
  GO: 'FREE',
  BACKGAMMON: 'KNOCKOUT',
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
  const { game, variant, venue, maxPlayers, startsAt } = form;
  const description = form.description.trim();
  return {
    game,
    variant,
    venue,
    maxPlayers,
    ...(game === 'GO' ? { go: goInput(parts.go) } : {}),
    ...systemInput(form, parts, series.id, series.isTitle),
    name: form.name.trim(),
    description: description === '' ? null : description,
    timeControl: venue === 'HERE' ? form.timeControl : null,
    startsAt: startsAt === '' ? null : new Date(startsAt).toISOString(),
  };
}

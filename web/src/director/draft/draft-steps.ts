import type { Refusal } from '../../command/answer.ts';

/** The steps of a new tournament in order: what is played, what it is called, its rules, time and places, and a last look. */
export const DRAFT_STEPS = ['game', 'name', 'rules', 'time', 'look'] as const;
export type DraftStep = (typeof DRAFT_STEPS)[number];

/** The fields of the input that each step asks for. */
const FIELDS: Readonly<Record<DraftStep, readonly string[]>> = {
  game: ['game', 'gameSettings', 'format', 'venue'],
  name: ['name', 'number', 'description', 'startsAt'],
  rules: ['formatSettings', 'holdsRounds'],
  time: ['timeControl', 'daysOff', 'maxPlayers'],
  look: [],
};

/** All fields that some step asks for. */
export const DRAFT_FIELDS: readonly string[] = DRAFT_STEPS.flatMap((step) => FIELDS[step]);

/** The step with this name, the first where there is none. */
export const stepNamed = (name: unknown): DraftStep => DRAFT_STEPS.find((step) => step === name) ?? 'game';

/** The step at which a refusal is told: that of its field, or the last. */
export function stepOf(refusal: Refusal): DraftStep {
  if (refusal.__typename === 'InvalidTimeControl') return 'time';
  const field = refusal.__typename === 'InvalidInput' ? refusal.field : '';
  return DRAFT_STEPS.find((step) => FIELDS[step].includes(field)) ?? 'look';
}

import { PHASES } from '../application/phase.ts';
import { STATUSES } from '../application/status.ts';
import { builder } from './builder.ts';
import { registeredValues } from './registered-enum.ts';

/** What something can be, so that a command cannot be done for it. */
export const StatusEnum = builder.enumType('Status', {
  description: 'What something can be, so that a command cannot be done for it.',
  values: registeredValues(STATUSES),
});

/** Where a game can be by its rules, so that an act comes too early or too late. */
export const GamePhaseEnum = builder.enumType('GamePhase', {
  description: 'Where a game can be by its rules, so that an act comes too early or too late.',
  values: registeredValues(PHASES),
});

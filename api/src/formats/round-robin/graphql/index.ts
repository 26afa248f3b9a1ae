import { RoundRobinSettingsInput, RoundRobinSettingsType } from './settings.ts';

/** What a round robin brings to the API. */
export const roundRobinTypes = { settings: { type: RoundRobinSettingsType, input: RoundRobinSettingsInput } };

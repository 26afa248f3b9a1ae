import { SwissSettingsInput, SwissSettingsType } from './settings.ts';

/** What a Swiss brings to the API. */
export const swissTypes = { settings: { type: SwissSettingsType, input: SwissSettingsInput } };

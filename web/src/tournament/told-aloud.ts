import { keptChoice } from '../ui/kept-choice.ts';

/** Whether results are told to who hears the page, as they come: chosen on this device, for all tournaments. */
export const toldAloud = keptChoice('baraza.told', ['on', 'off']);

import { message, type Message } from '../../../../kernel/message.ts';
import { err, ok, type Result } from '../../../../kernel/result.ts';
import { FEWEST_OF_A_COUNTRY } from './nation-ranking.ts';

/** When countries meet: once after the last tournament, or after every one. Source: Championship 3.4. */
export const NATION_MATCHES = ['END', 'EACH'] as const;
export type NationMatch = (typeof NATION_MATCHES)[number];

/** The settings of a championship, as they are stored. `nationMinimum`: the fewest players with whom a country is ranked. */
export type ChampionshipSettings = { readonly nationMinimum: number; readonly nationMatch: NationMatch };

/** Championship 3.1: at least two, as the English page has it, or more than two, as the Swahili one. */
const MOST_ASKED_OF_A_COUNTRY = 3;

/** Reads untrusted settings; what is not there is 2 and END. Refuses other keys and values. */
export function parseChampionshipSettings(value: unknown): Result<ChampionshipSettings, Message> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return err(message('series.CHAMPIONSHIP.refused.noObject'));
  }
  const stranger = Object.keys(value).find((key) => key !== 'nationMinimum' && key !== 'nationMatch');
  if (stranger !== undefined) return err(message('series.CHAMPIONSHIP.refused.noSetting', { name: stranger }));
  const minimum: unknown = 'nationMinimum' in value ? value.nationMinimum : FEWEST_OF_A_COUNTRY;
  if (minimum !== FEWEST_OF_A_COUNTRY && minimum !== MOST_ASKED_OF_A_COUNTRY) {
    const bounds = { least: FEWEST_OF_A_COUNTRY, most: MOST_ASKED_OF_A_COUNTRY };
    return err(message('series.CHAMPIONSHIP.refused.nationMinimum', bounds));
  }
  const given: unknown = 'nationMatch' in value ? value.nationMatch : 'END';
  const match = NATION_MATCHES.find((known) => known === given);
  if (match === undefined) return err(message('series.CHAMPIONSHIP.refused.nationMatch'));
  return ok({ nationMinimum: minimum, nationMatch: match });
}

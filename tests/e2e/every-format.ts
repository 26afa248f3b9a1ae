import { formatModule } from '../../api/src/formats/application.ts';
import { FORMATS, type FormatKey } from '../../api/src/formats/rules.ts';
import type { ApiClient, TestPerson } from '../support/api-client.ts';
import { apiChampionship, runningCountryMatch } from '../support/api-country-match.ts';
import { runningTournament, type ApiTournament } from '../support/api-tournament.ts';

/** A way in which a tournament of some format comes about, with people who have accounts. */
export interface FormatCase {
  /** As a test calls it, and the first word of the names of its players. */
  readonly what: string;
  readonly format: FormatKey;
  /** How a tournament of so few as it takes runs here, with these on its waiting list. */
  running(server: ApiClient, director: TestPerson, waiting?: readonly string[]): Promise<ApiTournament>;
}

const keys = Object.keys(FORMATS) as readonly FormatKey[];
const FEWEST = 4;
const named = (what: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${what} ${index + 1}`);

function usualCase(format: FormatKey, what: string, more: (settled: Settled) => Promise<object>): FormatCase {
  const { settings, sizes, onlyGames } = FORMATS[format].usual();
  const asked =
    'acceptanceDays' in settings ? { formatSettings: { [format.toLowerCase()]: { acceptanceDays: 0 } } } : {};
  const names = named(what, Math.max(sizes.min, FEWEST));
  return {
    ...{ what, format },
    async running(server, director, waiting = []) {
      const game = onlyGames?.keys[0] ?? 'BAO';
      const maxPlayers = waiting.length === 0 ? null : names.length;
      const input = {
        name: `Kombe la ${what}`,
        format,
        game,
        maxPlayers,
        ...asked,
        ...(await more({ server, director })),
      };
      return runningTournament(server, names, input, director, waiting);
    },
  };
}

interface Settled {
  readonly server: ApiClient;
  readonly director: TestPerson;
}

const wordOf = (format: FormatKey): string => format.charAt(0) + format.slice(1).toLowerCase().replaceAll('_', ' ');

/** Every format for which players sign up, alone and as a part of a championship. */
export const SIGNED_UP: readonly FormatCase[] = [
  ...keys
    .filter((format) => formatModule(format).onlyInSeries === undefined)
    .map((format) => usualCase(format, wordOf(format), async () => ({}))),
  usualCase('KIBA', 'Championship', async ({ server, director }) => ({
    seriesId: await apiChampionship(server, director),
  })),
];

/** Every format whose players its series names. */
export const NAMED_BY_SERIES: readonly FormatCase[] = [
  {
    ...{ what: 'Country match', format: 'COUNTRY_MATCH' },
    running: (server, director) => runningCountryMatch(server, named('Country match', 6), director),
  },
];

/** Every format there is. */
export const EVERY_FORMAT: readonly FormatCase[] = [...SIGNED_UP, ...NAMED_BY_SERIES];

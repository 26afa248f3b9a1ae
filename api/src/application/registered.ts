import type { Message } from '../kernel/message.ts';
import { GAMES, type GameKey } from '#games/rules';
import {
  FORMATS,
  SERIES,
  type FormatKey,
  type SeriesKind,
  type SeriesRoleKey,
  type SeriesRulingKey,
  type TitleKey,
} from '#formats/rules';
import { SERIES_ROLES, SERIES_RULINGS, TITLES } from '../store/series.ts';
import type { AnyFormat } from '../rules/formats/any-format.ts';
import type { SeriesRules } from '../rules/formats/series.ts';
import { joined, told } from './told.ts';

/** The games that are played here, by their keys in order, each in one sentence. */
export const gamesHere = told<GameKey>(GAMES);

/** The systems by which tournaments are played here, by their keys in order, each in one sentence. */
export const formatsHere = told<FormatKey>(FORMATS);

/** What places are good for in the systems here, by their keys in order, each in one sentence. */
export const zonesHere = told<string>(ofAllFormats(({ zones }) => zones));

/** What separates players in the systems here, by their keys in order, each in one sentence. */
export const decidersHere = told<string>(ofAllFormats(({ deciders }) => deciders));

/** What is played in stages of the systems here, by its keys in order, each in one sentence. */
export const stageKindsHere = told<string>(
  joined(Object.values<AnyFormat>(FORMATS).map(({ stageKinds }) => stageKinds)),
);

/** The rules of a format, whose settings are not read yet. */
export function formatRulesOf(key: FormatKey): AnyFormat {
  return FORMATS[key];
}

/** The kinds of series, by their keys in order, each in one sentence. */
export const seriesHere = told<SeriesKind>(SERIES);

/** What tournaments are in series, by their keys in order, each in one sentence. */
export const seriesRolesHere = told<SeriesRoleKey>(SERIES_ROLES);

/** What is decided in series beside their results, by its keys in order, each in one sentence. */
export const seriesRulingsHere = told<SeriesRulingKey>(SERIES_RULINGS);

/** What is won in series, by its keys in order, each in one sentence. */
export const titlesHere = told<TitleKey>(TITLES);

/** Which numbers tournaments have in series of every kind, in whole sentences. */
export const seriesNumbersHere = ofAllSeries(({ numbers }) => numbers);

/** Which tournaments may leave series of every kind, and until when, in whole sentences. */
export const seriesLeavingHere = ofAllSeries(({ leaving }) => leaving);

/** What a disqualification takes from a player in the systems here, in a sentence each, by their keys. */
export const disqualificationsHere: ReadonlyMap<string, Message> = new Map(
  Object.values<AnyFormat>(FORMATS).map((format) => [format.key, format.usual().disqualification.takes]),
);

/** The format whose tournaments join series of this kind. */
export function seriesFormat(kind: SeriesKind): FormatKey {
  return SERIES[kind].format;
}

function ofAllSeries(of: (series: SeriesRules) => string): string {
  return Object.values(SERIES).map(of).join(' ');
}

function ofAllFormats<Item>(of: (format: AnyFormat) => Readonly<Record<string, Item>>): Readonly<Record<string, Item>> {
  return Object.assign({}, ...Object.values(FORMATS).map(of));
}

import { ownNames, spokenAs } from './spoken.ts';

const SUNDAY = Date.UTC(2023, 0, 1);
const day = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone }).format(at);
const ENGLISH_DAYS = Array.from({ length: 7 }, (_, index) => day(new Date(SUNDAY + index * 86_400_000), 'UTC'));

/** A date as a language writes it; where the browser does not know the language, in the order of English with names of the catalogue. */
export function dateText(at: Date, options: Intl.DateTimeFormatOptions, locale: string): string {
  const names = ownNames(locale);
  if (names === undefined) return new Intl.DateTimeFormat([...spokenAs(locale)], options).format(at);
  const { timeZone } = options;
  const month = Number(new Intl.DateTimeFormat('en-GB', { month: 'numeric', timeZone }).format(at)) - 1;
  const months = options.month === 'long' ? names.months : names.monthsShort;
  const said = ({ type, value }: Intl.DateTimeFormatPart): string => {
    if (type === 'month') return months[month] ?? value;
    return type === 'weekday' ? (names.weekdays[ENGLISH_DAYS.indexOf(value)] ?? value) : value;
  };
  return new Intl.DateTimeFormat('en-GB', options).formatToParts(at).map(said).join('');
}

import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';
import { gamePath } from '../../application/address/page-path.ts';
import type { AppContext } from '../../application/context.ts';
import { listenerOf } from '../../application/queries/player-listener.ts';
import { sideText } from '../../application/mail/letters/side-text.ts';
import { wordingOf, type Wording } from '../../application/texts/wording.ts';
import { calendarOwner, movesDue, type MoveDue } from '../../application/queries/record/calendar.ts';
import { isStorable } from '../../store/codecs/storable.ts';
import { DAY, HOUR, SECOND, between, millis, type Millis } from '../../kernel/time.ts';
import { permanentId } from './permanent-id.ts';
import type { TextDocument } from './text-document.ts';

/** How long before a deadline a calendar rings; only what is shorter than the time that the turn had. */
const RINGS: readonly Millis[] = [DAY, millis(3 * HOUR)];

/** How often a calendar program is asked to look again. */
const REFRESH_SECONDS = HOUR / SECOND;

/**
 * The calendar with this token: one event for each game in which its owner has to move, at his deadline. An event is known
 * by its game, so that it moves from turn to turn, its SEQUENCE growing, and is gone while the opponent is to move. A
 * sentence where nobody has this token. Source: RFC 5545, RFC 7986 5.7.
 */
export async function calendarDocument(
  context: AppContext,
  token: string,
  origin: string,
): Promise<TextDocument | string> {
  const owner = isStorable(token) ? await calendarOwner(context, token) : null;
  if (owner === null) return 'There is no calendar at this address, or no longer.';
  const [due, listener] = await Promise.all([movesDue(context, owner), listenerOf(context, owner)]);
  const wording = wordingOf(listener);
  const calendar = new ICalCalendar({
    prodId: '//Baraza//Deadlines//EN',
    name: wording.say('calendar.name'),
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: due.map((move) =>
      deadlineEvent(move, wording, { id: permanentId(`deadline ${move.game.id} ${owner}`), origin }),
    ),
  });
  const type = 'text/calendar; charset=utf-8; method=PUBLISH';
  return { type, fileName: 'baraza.ics', body: calendar.toString(), isPublic: false };
}

function deadlineEvent(
  { game, opponent, seat, tournament, since, deadline, isAgreement, version }: MoveDue,
  wording: Wording,
  { id, origin }: { readonly id: string; readonly origin: string },
): ICalEventData {
  const side = sideText(wording, 'sideToPlay', game, seat);
  const places = { tournament, side, n: Math.floor(game.ply / 2) + 1, until: { at: deadline } };
  const address = origin + gamePath(game);
  const summary = wording.say(isAgreement ? 'calendar.agreeSummary' : 'calendar.summary', { opponent });
  const description = wording.say(isAgreement ? 'calendar.agreeDescription' : 'calendar.description', places);
  return {
    id,
    sequence: version,
    stamp: new Date(since),
    start: new Date(deadline),
    summary,
    description: `${description}\n${address}`,
    url: address,
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.TRANSPARENT,
    alarms: RINGS.filter((ring) => ring < between(since, deadline)).map((ring) => ({
      type: ICalAlarmType.display,
      triggerBefore: ring / SECOND,
      description: summary,
    })),
  };
}

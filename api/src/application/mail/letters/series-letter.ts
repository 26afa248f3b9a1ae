import { invariant } from '../../../kernel/assert.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { SeriesRecord } from '../../../store/reading/series.ts';
import { readingOf } from '../../queries/reading.ts';
import type { Letter, LetterPart } from './letter.ts';
import { tournamentName, type LetterDesk } from './letter-desk.ts';

/** The reader has a place in a tournament of a series that names its players, or a correction would change it. */
export async function seriesPlaceLetter(desk: LetterDesk, payload: MailPayload<'SERIES_PLACE'>): Promise<Letter> {
  const { say } = desk.wording;
  const { series, places } = await placed(desk, payload);
  const subject = payload.change === 'QUALIFIED' ? 'subject' : 'changedSubject';
  return {
    subject: say(`letter.seriesPlace.${subject}`, places),
    parts: [
      { kind: 'text', text: say(`letter.seriesPlace.change.${payload.change}`, places) },
      seriesLink(desk, series),
    ],
    replyTo: null,
  };
}

/** The reader has won a title, alone or for his country, or has kept it. */
export async function titleWonLetter(desk: LetterDesk, payload: MailPayload<'TITLE_WON'>): Promise<Letter> {
  const { say } = desk.wording;
  const { series, places } = await placed(desk, payload);
  return {
    subject: say(`title.${payload.title}.subject`, places),
    parts: [{ kind: 'text', text: say(`title.${payload.title}.intro`, places) }, seriesLink(desk, series)],
    replyTo: null,
  };
}

async function placed(desk: LetterDesk, about: MailPayload<'SERIES_PLACE'> | MailPayload<'TITLE_WON'>) {
  const [series, tournament] = await Promise.all([
    readingOf(desk.context).series.load(about.seriesId),
    tournamentName(desk, about.tournamentId),
  ]);
  invariant(series !== null, 'the series of a place exists');
  return { series, places: { series: series.name, tournament } };
}

function seriesLink({ post, wording }: LetterDesk, series: SeriesRecord): LetterPart {
  return { kind: 'link', label: wording.say(`series.${series.kind}.open`), url: post.pages.series(series) };
}

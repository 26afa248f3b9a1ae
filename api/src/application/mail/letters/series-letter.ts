import { invariant } from '../../../kernel/assert.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import type { SeriesRecord } from '../../../store/reading/series.ts';
import { readingOf } from '../../queries/reading.ts';
import type { Letter, LetterPart } from './letter.ts';
import { tournamentName, type LetterDesk } from './letter-desk.ts';

/** The reader has a place in a Mabingwa or a match of countries, or a correction would change it. */
export async function seriesPlaceLetter(desk: LetterDesk, payload: MailPayload<'SERIES_PLACE'>): Promise<Letter> {
  const { texts, say } = desk.wording;
  const words = texts.seriesPlace;
  const { series, places } = await placed(desk, payload);
  const subject = payload.change === 'QUALIFIED' ? words.subject : words.changedSubject;
  return {
    subject: say(subject, places),
    parts: [{ kind: 'text', text: say(words.change[payload.change], places) }, seriesLink(desk, series)],
    replyTo: null,
  };
}

/** The reader has won a title, alone or for his country, or has kept it. */
export async function titleWonLetter(desk: LetterDesk, payload: MailPayload<'TITLE_WON'>): Promise<Letter> {
  const { texts, say } = desk.wording;
  const { subject, intro } = texts.titleWon;
  const { series, places } = await placed(desk, payload);
  return {
    subject: say(subject[payload.title], places),
    parts: [{ kind: 'text', text: say(intro[payload.title], places) }, seriesLink(desk, series)],
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
  return { kind: 'link', label: wording.texts.seriesPlace.open[series.kind], url: post.pages.series(series) };
}

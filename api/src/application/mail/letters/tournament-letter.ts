import type { StageId, TournamentId } from '../../../kernel/ids.ts';
import type { MailPayload } from '../../../store/codecs/mail-payload.ts';
import { stageOf, tournamentOf } from '../../queries/find.ts';
import type { Letter, LetterPart } from './letter.ts';
import { tournamentName, type LetterDesk } from './letter-desk.ts';
import { stageName } from './stage-name.ts';

/** A table stands: the reader's rank, and whether he goes on. */
export async function stageFinishedLetter(desk: LetterDesk, payload: MailPayload<'STAGE_FINISHED'>): Promise<Letter> {
  const { texts, say } = desk.wording;
  const words = texts.stageFinished;
  const { rank, qualified, nextStage } = payload;
  const places = await stagePlaces(desk, payload);
  const next = nextStage === null ? null : await stageOf(desk.context, { stageId: nextStage });
  const goesOn = next === null ? words.qualified : say(words.qualifiedFor, { stage: await stageName(desk, next) });
  const after = qualified === null ? [] : [textPart(qualified ? goesOn : words.notQualified)];
  return {
    subject: say(words.subject, places),
    parts: [textPart(say(words.rank, { ...places, rank })), ...after, await tableLink(desk, payload, words.open)],
    replyTo: null,
  };
}

/** A correction has changed who goes on. */
export async function qualificationChangedLetter(
  desk: LetterDesk,
  payload: MailPayload<'QUALIFICATION_CHANGED'>,
): Promise<Letter> {
  const { texts, say } = desk.wording;
  const words = texts.qualificationChanged;
  return {
    subject: say(words.subject, await stagePlaces(desk, payload)),
    parts: [
      textPart(payload.qualified ? words.now : words.noMore),
      textPart(say(words.reason, { reason: payload.reason })),
      await tableLink(desk, payload, texts.stageFinished.open),
    ],
    replyTo: null,
  };
}

/** When a tournament in which the reader is entered starts. */
export async function announcedLetter(desk: LetterDesk, payload: MailPayload<'ANNOUNCED'>): Promise<Letter> {
  const { texts, say, until, day } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const { startsAt } = payload;
  return {
    subject: say(texts.announced.subject, { tournament, date: day(startsAt) }),
    parts: [
      textPart(say(texts.announced.intro, { tournament, until: until(startsAt) })),
      await tableLink(desk, payload, texts.announced.open),
    ],
    replyTo: null,
  };
}

/** A tournament in which the reader was entered does not take place. */
export async function cancelledLetter(desk: LetterDesk, payload: MailPayload<'CANCELLED'>): Promise<Letter> {
  const { texts, say } = desk.wording;
  const tournament = await tournamentName(desk, payload.tournamentId);
  return {
    subject: say(texts.cancelled.subject, { tournament }),
    parts: [textPart(say(texts.cancelled.intro, { tournament })), await tableLink(desk, payload, texts.announced.open)],
    replyTo: null,
  };
}

/** What has become of the reader's invitation to a tournament. */
export async function invitationLetter(desk: LetterDesk, payload: MailPayload<'INVITATION'>): Promise<Letter> {
  const { texts, say, until } = desk.wording;
  const words = texts.invitation;
  const tournament = await tournamentName(desk, payload.tournamentId);
  const places = { tournament, until: payload.until === null ? '' : until(payload.until) };
  const isAsked = payload.invitation === 'SENT';
  return {
    subject: say(words.subject[payload.invitation], { tournament }),
    parts: [
      textPart(say(words.intro[payload.invitation], places)),
      ...(isAsked ? [textPart(words.silence)] : []),
      await tableLink(desk, payload, isAsked ? words.open : texts.announced.open),
    ],
    replyTo: null,
  };
}

function textPart(text: string): LetterPart {
  return { kind: 'text', text };
}

async function stagePlaces(
  desk: LetterDesk,
  about: { readonly tournamentId: TournamentId; readonly stageId: StageId },
): Promise<{ readonly tournament: string; readonly stage: string }> {
  const [tournament, stage] = await Promise.all([
    tournamentName(desk, about.tournamentId),
    stageOf(desk.context, about),
  ]);
  return { tournament, stage: await stageName(desk, stage) };
}

async function tableLink(
  { context, post }: LetterDesk,
  about: { readonly tournamentId: TournamentId },
  label: string,
): Promise<LetterPart> {
  return { kind: 'link', label, url: post.pages.tournament(await tournamentOf(context, about)) };
}

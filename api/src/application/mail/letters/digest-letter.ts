import type { MailId } from '../../../kernel/ids.ts';
import { movesInRanges } from '../../../store/reading/move.ts';
import { mailsOfDigest } from '../../../store/reading/outbox.ts';
import { gameLink } from '../game-link.ts';
import { endedItem } from './games-letter.ts';
import type { Letter, LetterPart, ListItem } from './letter.ts';
import { capital, deadlineText, gamePlaces, ownGame, type LetterDesk, type OwnGame } from './letter-desk.ts';

/** What happened since the last digest: the games that still wait for the reader, and those that are over. */
export async function digestLetter(desk: LetterDesk, id: MailId): Promise<Letter> {
  const { say } = desk.wording;
  const mails = await mailsOfDigest(desk.context.db.prisma, id);
  const turns = mails.flatMap((mail) => (mail.kind === 'MOVE' ? [mail.payload] : []));
  const ended = mails.flatMap((mail) => (mail.kind === 'GAME_FINISHED' ? mail.payload.gameIds : []));
  const asked = await Promise.all(turns.map(async ({ gameId, ply }) => ({ own: await ownGame(desk, gameId), ply })));
  const waiting = asked.flatMap(({ own, ply }) => (own.game.status === 'RUNNING' && own.game.ply === ply ? [own] : []));
  const waitingItems = await Promise.all(waiting.map((own) => waitingItem(desk, own)));
  const endedItems = await Promise.all(ended.map(async (gameId) => endedItem(desk, await ownGame(desk, gameId))));
  const parts: readonly LetterPart[] = [
    ...listed(
      waiting.length === 0 ? say('letter.digest.nothing') : say('letter.digest.waiting', { n: waiting.length }),
      waitingItems,
    ),
    ...(endedItems.length === 0 ? [] : listed(say('letter.digest.ended'), endedItems)),
    { kind: 'link', label: say('letter.digest.open'), url: desk.post.pages.myGames },
  ];
  const subject =
    waiting.length === 0 ? say('letter.digest.quietSubject') : say('letter.digest.subject', { n: waiting.length });
  return { subject, parts, replyTo: null };
}

function listed(text: string, items: readonly ListItem[]): readonly LetterPart[] {
  return [{ kind: 'text', text }, ...(items.length === 0 ? [] : [{ kind: 'list', items } as const])];
}

async function waitingItem(desk: LetterDesk, own: OwnGame): Promise<ListItem> {
  const { context, post, wording } = desk;
  const { game, seat } = own;
  const range = { gameId: game.id, from: game.ply - 1, to: game.ply };
  const last = game.ply === 0 ? undefined : (await movesInRanges(context.db.prisma, [range]))[0];
  const until = deadlineText(desk, game.clock?.deadline ?? null);
  const places = { ...gamePlaces(own), until, move: last?.notation ?? '' };
  const text = capital(
    wording.say(last === undefined ? 'letter.digest.waitingFirst' : 'letter.digest.waitingGame', places),
  );
  return { text, url: await gameLink(context, game, seat, post.pageUrl) };
}

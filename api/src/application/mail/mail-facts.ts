import type { GameId, MailId, PlayerId } from '../../kernel/ids.ts';
import type { Instant } from '../../kernel/time.ts';
import type { Tx } from '../../store/client.ts';
import { mailPreferences, USUAL_MAIL, type MailPreferences } from '../../store/mail-preference.ts';
import { blockedPlayers, unprovenPlayers } from '../../store/reading/account.ts';
import { gamesByIds, type GameRecord } from '../../store/reading/game.ts';
import type { MailRecord } from '../../store/reading/outbox.ts';
import { firstToldSinceSeen } from '../../store/reading/told-since-seen.ts';
import { ownTurn } from '../queries/own-turn.ts';
import { decideMail, MAILS_OF_MOVES, type MailDecision } from './decision.ts';
import type { Post } from './post.ts';

/** What mails under decision rest on, read together. */
export interface MailFacts {
  readonly preferences: ReadonlyMap<PlayerId, MailPreferences>;
  readonly games: ReadonlyMap<GameId, GameRecord>;
  /** Whose address nobody has shown to be his, where mails really go to people. */
  readonly unproven: ReadonlySet<PlayerId>;
  /** Whose account is blocked. */
  readonly blocked: ReadonlySet<PlayerId>;
  /** The mail by which each was told of moves since he was here last, of those who want to be told so once. */
  readonly told: Map<PlayerId, MailId>;
}

/** What these mails rest on, in as many statements for all as for one. */
export async function mailFacts(
  tx: Tx,
  mails: readonly MailRecord[],
  { reachesPeople }: Pick<Post, 'reachesPeople'>,
): Promise<MailFacts> {
  const gameIds = new Set(mails.flatMap((mail) => gamesOf(mail)));
  const games = gameIds.size === 0 ? [] : await gamesByIds(tx, [...gameIds]);
  const agreeing = games.flatMap((game) => agreeingPlayers(game));
  const readers = mails.flatMap(({ playerId }) => playerId ?? []);
  const players = [...new Set([...readers, ...agreeing])];
  const preferences = await mailPreferences(tx, players);
  const unproven = reachesPeople ? await unprovenPlayers(tx, readers) : new Set<PlayerId>();
  const blocked = await blockedPlayers(tx, readers);
  const onceOnly = players.filter((player) => preferences.get(player)?.moves === 'ONCE');
  const told = await firstToldSinceSeen(tx, onceOnly, MAILS_OF_MOVES);
  return { preferences, unproven, blocked, told, games: new Map(games.map((game) => [game.id, game])) };
}

/** What is to be done with a mail that is due now; the facts are those of it and others. */
export function decideBy(facts: MailFacts, mail: MailRecord, at: Instant): MailDecision {
  const { playerId } = mail;
  const preferences = (playerId === null ? undefined : facts.preferences.get(playerId)) ?? USUAL_MAIL;
  const gameId = 'gameId' in mail.payload ? mail.payload.gameId : null;
  const game = gameId === null ? null : (facts.games.get(gameId) ?? null);
  const isProven = playerId === null || !facts.unproven.has(playerId);
  const isBlocked = playerId !== null && facts.blocked.has(playerId);
  const isTold = playerId !== null && (facts.told.get(playerId) ?? mail.id) !== mail.id;
  const isGone = mail.kind === 'STAGE_STARTED' && !mail.payload.gameIds.some((id) => facts.games.has(id));
  return decideMail(mail, { at, isBlocked, isProven, isGone, isTold, preferences, game });
}

/** The games in which a mail may tell of a turn. */
export function gamesOf(mail: MailRecord): readonly GameId[] {
  if (mail.kind === 'STAGE_STARTED') return mail.payload.gameIds;
  return 'gameId' in mail.payload && mail.kind !== 'MOVE_REFUSED' ? [mail.payload.gameId] : [];
}

/** The players of whom a game waits to agree. */
export function agreeingPlayers(game: GameRecord): readonly PlayerId[] {
  return Object.values(game.players).filter((playerId) => (ownTurn(game, playerId)?.agreement ?? null) !== null);
}

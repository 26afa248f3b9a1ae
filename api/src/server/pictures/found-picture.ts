import { gameTopic, tournamentTopic } from '../../application/events.ts';
import type { AppContext } from '../../application/context.ts';
import { readingOf } from '../../application/queries/reading.ts';
import { thingAt } from '../../application/queries/thing-at.ts';
import { gameTypeName } from '../../graphql/game/type.ts';
import { GAME_NAMES, globalId, idNamed } from '../../graphql/global-id.ts';
import { tournamentTypeName } from '../../graphql/tournament/type.ts';
import type { GameId } from '../../kernel/ids.ts';
import { MINUTE } from '../../kernel/time.ts';
import type { GameRecord } from '../../store/reading/game.ts';
import type { Topic } from '../../store/topic.ts';
import { unescaped } from '../unescaped.ts';
import type { PictureForm } from '../page/drawing-messages.ts';
import type { Widths } from './asked-look.ts';
import { spread } from './spread.ts';

/** A picture that there is, as it is at the moment. */
export interface FoundPicture {
  /** What it shows: paths without endings, of which one that does not move has one. */
  readonly frames: readonly string[];
  /** What tells it from what it was before, and will be. */
  readonly version: string;
}

/** What an address asks for. */
export interface AskedFor {
  readonly form: PictureForm;
  readonly widths: Widths;
  /** How it counts against the limit. */
  readonly cost: number;
  /** The picture; a sentence where there is none. */
  readonly find: (context: AppContext) => Promise<FoundPicture | string>;
}

const BOARD = /^\/games\/(?<name>[^/]+?)(?:\/(?<ply>\d{1,5}))?\.(?<ending>svg|png)$/;
const MOVING = /^\/games\/(?<name>[^/]+?)\.gif$/;
const CARD = /^\/og(?<page>\/[tgp]\/[^.]+)\.png$/;
const FORMS: Readonly<Record<string, PictureForm>> = { svg: 'svg', png: 'png' };
const BOARD_WIDTHS: Widths = { usual: 720, most: 1_600 };
const MOVING_WIDTHS: Widths = { usual: 480, most: 480 };
/** As wide as those want it who show where an address leads. */
const CARD_WIDTHS: Widths = { usual: 1_200, most: 1_600 };
/** A picture that moves has so many frames at most. */
const MOST_FRAMES = 120;
/** As much as it costs to draw one. */
const MOVING_COST = 20;
/** For so long a card of a player stays as it is: nothing of him has a version. */
const PLAYER_CARD = 10 * MINUTE;

/** What is asked for at an address; null where no picture is meant. */
export function askedFor(path: string): AskedFor | null {
  return askedBoard(path) ?? askedMoving(path) ?? askedCard(path);
}

function askedBoard(path: string): AskedFor | null {
  const { name, ply, ending = '' } = BOARD.exec(path)?.groups ?? {};
  const form = FORMS[ending];
  if (name === undefined || form === undefined) return null;
  const find = (context: AppContext) => boardPicture(context, unescaped(name), ply === undefined ? null : Number(ply));
  return { form, widths: BOARD_WIDTHS, cost: 1, find };
}

function askedMoving(path: string): AskedFor | null {
  const { name } = MOVING.exec(path)?.groups ?? {};
  if (name === undefined) return null;
  const find = (context: AppContext) => movingBoard(context, unescaped(name));
  return { form: 'gif', widths: MOVING_WIDTHS, cost: MOVING_COST, find };
}

function askedCard(path: string): AskedFor | null {
  const { page } = CARD.exec(path)?.groups ?? {};
  if (page === undefined) return null;
  return { form: 'png', widths: CARD_WIDTHS, cost: 1, find: (context) => cardOf(context, unescaped(page)) };
}

/** What is shown where the address of a page is passed on. */
async function cardOf(context: AppContext, page: string): Promise<FoundPicture | string> {
  const found = await thingAt(context, page);
  switch (found?.kind) {
    case undefined:
      return 'There is no page of a tournament, a game or a player at this address.';
    case 'game': {
      const version = await versionOf(context, gameTopic(found.thing.id));
      return { frames: [`/og/games/${globalId(gameTypeName(found.thing), found.thing.id)}`], version };
    }
    case 'tournament': {
      const version = await versionOf(context, tournamentTopic(found.thing.id));
      return { frames: [`/og/tournaments/${globalId(tournamentTypeName(found.thing), found.thing.id)}`], version };
    }
    case 'player': {
      const version = String(Math.floor(context.now() / PLAYER_CARD));
      return { frames: [`/og/players/${found.thing.handle}`], version };
    }
  }
}

async function boardPicture(context: AppContext, name: string, ply: number | null): Promise<FoundPicture | string> {
  const game = await boardNamed(context, name);
  if (typeof game === 'string') return game;
  if (ply !== null && ply > game.ply) return `This game has ${game.ply} moves.`;
  const version = await versionOf(context, gameTopic(game.id));
  return { frames: [ply === null ? `/games/${name}` : `/games/${name}/${ply}`], version };
}

/** A game from its first position to its last; of a long one evenly as many as a picture may have. */
async function movingBoard(context: AppContext, name: string): Promise<FoundPicture | string> {
  const game = await boardNamed(context, name);
  if (typeof game === 'string') return game;
  const version = await versionOf(context, gameTopic(game.id));
  return { frames: spread(game.ply + 1, MOST_FRAMES).map((ply) => `/games/${name}/${ply}`), version };
}

/** The game that has this name; a sentence where there is none, or none that has a board. */
async function boardNamed(context: AppContext, name: string): Promise<GameRecord | string> {
  const game = await readingOf(context).games.load(idNamed<GameId>(name, GAME_NAMES));
  if (game === null) return 'There is no game with this id.';
  return game.position === null ? 'This game has no board here.' : game;
}

async function versionOf(context: AppContext, topic: Topic): Promise<string> {
  return String(await readingOf(context).versions.load(topic));
}

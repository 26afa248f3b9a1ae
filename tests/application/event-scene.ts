import { eventInEnglish } from '../support/event-in-english.ts';
import { asId, type GroupId, type PlayerId, type RulingId, type StageId } from '../../api/src/kernel/ids.ts';
import type { DomainEvent, EventKind, EventPayload } from '../../api/src/application/vocabulary/event.ts';
import { type GameRecord } from '../../api/src/store/reading/game.ts';
import { groupsOfTournaments } from '../../api/src/store/reading/stage.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld } from '../support/world.ts';
import type { Instant } from '../../api/src/kernel/time.ts';

/** A sentence, in which South is who moves first, and the event that it tells of, made when the tournament is known. */
export type Case = readonly [
  sentence: string,
  kind: EventKind,
  payload: (scene: EventScene) => EventPayload<EventKind>,
];

/** One case. */
export function said<Kind extends EventKind>(
  kind: Kind,
  payload: (scene: EventScene) => EventPayload<Kind>,
  sentence: string,
): Case {
  return [sentence, kind, payload];
}

/** A tournament in which Asha and Juma meet in two games; the first one has Asha as South. */
export interface EventScene {
  readonly game: GameRecord;
  readonly groupId: GroupId;
  readonly stageId: StageId;
  readonly rulingId: RulingId;
  readonly directorId: PlayerId;
  /** The game, and its tournament. */
  of(): Pick<GameRecord, 'tournamentId'> & { readonly gameId: GameRecord['id'] };
  /** The same, with its stage and group. */
  staged(): ReturnType<EventScene['of']> & Pick<EventScene, 'stageId' | 'groupId'>;
  at(): Instant;
  /** How an event of this case is told, and how it should be. */
  told(one: Case): Promise<{ readonly is: string; readonly shouldBe: string }>;
  close(): Promise<void>;
}

/** A scene of its own. */
export async function openEvents(): Promise<EventScene> {
  const db = await openTestDatabase();
  const world = newWorld(db);
  const running = await world.running(['Asha', 'Juma', 'Zuri']);
  const [asha, juma] = running.players;
  const game = (await running.games()).find(
    ({ number, players }) =>
      number === 1 && [asha, juma].every((one) => Object.values(players).includes(one!.playerId)),
  );
  const [group] = await groupsOfTournaments(db.prisma, [running.id]);
  if (game === undefined || group === undefined) throw new Error('They do not meet');
  const { id: groupId, stageId } = group;
  const of = () => ({ gameId: game.id, tournamentId: game.tournamentId });
  const scene: EventScene = {
    ...{ game, groupId, stageId, rulingId: asId<RulingId>('ruling'), of },
    directorId: running.director.playerId,
    staged: () => ({ ...of(), stageId, groupId }),
    at: () => world.now(),
    async told([sentence, kind, payload]) {
      const topic = kind.startsWith('My') ? `player:${game.players.first}` : 'game:1';
      const event = { topic, kind, payload: payload(scene) } as DomainEvent;
      return { is: await eventInEnglish(world.anonymous, event), shouldBe: named(sentence) };
    },
    close: () => db.close(),
  };
  /** The sentence with the names of those who sit there. */
  function named(sentence: string): string {
    const nameAt = (seat: 'first' | 'second') =>
      running.players.find(({ playerId }) => playerId === game?.players[seat])?.name ?? '';
    return sentence
      .replaceAll('South', nameAt('first'))
      .replaceAll('North', nameAt('second'))
      .replaceAll('(north)', `(${nameAt('second').toLowerCase()})`);
  }
  return scene;
}

import { takeMailedReport } from '../../api/src/application/commands/report/take-mail.ts';
import { findReportBox, reportAddress } from '../../api/src/application/mail/report-key.ts';
import { globalId } from '../../api/src/graphql/global-id.ts';
import type { Person, RunningTournament, World } from '../support/world.ts';
import type { Answer, Api } from './ask.ts';
import { mutate } from './mutate.ts';

export type Sender = 'a' | 'b' | 'c' | 'd' | 'director' | 'reporter' | 'stranger';

/** A knock-out of four that is played elsewhere: a and b meet in match 1, c and d in match 2. */
export interface Matches {
  readonly id: string;
  readonly running: RunningTournament;
  readonly people: Readonly<Record<Sender, Person>>;
}

const BACKGAMMON = { game: 'BACKGAMMON', gameConfig: {} } as const;

export const STANDING = 'match { state nextOpener { player { name } } sides { points entry { player { name } } } }';
const FIELDS = `... on ReportMatchSuccess { outcome doubt withoutStart warning report { id text state } ${STANDING} }
  ... on ReportRefused { reason }`;

/** Matches and reports of them, in a world with its API. */
export async function reportScene(world: World, api: Api) {
  const reporter = await world.person('Rehema');
  const stranger = await world.person('Stranger');

  async function matches(played: object = BACKGAMMON): Promise<Matches> {
    const running = await world.running(['Ana', 'Ben', 'Cleo', 'Dan'], {
      ...{ format: 'KNOCKOUT', settings: {}, venue: 'ELSEWHERE', timeControl: null, maxPlayers: 8 },
      ...played,
    });
    const games = (await running.games()).toSorted((one, other) => (one.key < other.key ? -1 : 1));
    const people = games.flatMap(({ players }) =>
      [players.first, players.second].map((id) => running.players.find(({ playerId }) => playerId === id)),
    );
    const [a, b, c, d] = people;
    if (!a || !b || !c || !d) throw new Error('Four players meet');
    const id = globalId('KnockoutTournament', running.id);
    const { director } = running;
    const official = { tournamentId: id, playerId: globalId('Player', reporter.playerId), role: 'REPORTER' };
    await mutate(api, director.context, 'appointOfficial', official);
    return { id, running, people: { a, b, c, d, director, reporter, stranger } };
  }

  /** A subject with its places filled by handles. */
  const worded = ({ people }: Matches, subject: string): string =>
    subject.replaceAll(/\{(\w)\}/g, (_all, key: Sender) => people[key].name.toLowerCase());

  const report = (scene: Matches, who: Sender, subject: string, options: object = {}): Promise<Answer> => {
    const input = { tournamentId: scene.id, subject: worded(scene, subject), ...options };
    return mutate(api, scene.people[who].context, 'reportMatch', input, FIELDS);
  };

  /** The own address of somebody, and what becomes of mails to it. */
  async function mailbox(scene: Matches, who: Sender) {
    const { playerId } = scene.people[who];
    const of = { tournamentId: scene.running.id, playerId };
    const address = await reportAddress(world.system, of, { takesReplies: true, domain: 'baraza.example' });
    const name = address?.split('@')[0] ?? '';
    const box = await findReportBox(world.system, name);
    if (box === null) throw new Error('no box');
    const send = (subject: string, identity: string, headers: [string, string][] = []) =>
      takeMailedReport(world.system, box, {
        identity,
        from: null,
        subject: worded(scene, subject),
        text: 'Regards',
        headers: new Map(headers),
        envelopeFrom: 'somebody@example.org',
      });
    return { name, send };
  }

  return { matches, worded, report, mailbox };
}

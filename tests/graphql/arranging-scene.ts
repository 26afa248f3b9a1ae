import { expect } from 'vitest';
import { at, listAt, textAt, type Fields } from '../support/answer.ts';
import { openTestDatabase } from '../support/database.ts';
import { newWorld, type Person, type World } from '../support/world.ts';
import { openApi, type Api } from './ask.ts';
import { mutate } from './mutate.ts';

/** What is arranged, and what it breaks. */
export const ARRANGEMENT = `arrangement { kind isRearranged isExample seeding { id player { name } } tables { key name entries { id player { name } } }
  brokenRules { why rule ruleRefs { id text } } }`;

export const ARRANGED = `... on ArrangedSuccess { ${ARRANGEMENT} }`;

export const REASON = 'They share a house.';

const STAGES = `query ($id: ID!) { tournament(id: $id) { status roundDueSince
  log(last: 100) { edges { node { text } } }
  groups { name entries { player { name } } }
  stages { name state rearrangements { round ruling { reason text by { name } } brokenRules { rule } drawn { name entries { player { name } } } } }
  games(first: 100, status: SCHEDULED) { edges { node { id seats { player { name } } } } } } }`;

export interface Table {
  readonly key: string;
  readonly name: string;
  readonly players: readonly string[];
  readonly entryIds: readonly string[];
}

export function tablesOf(done: Fields): readonly Table[] {
  return listAt(done, 'arrangement.tables').map((table) => ({
    key: textAt(table, 'key'),
    name: textAt(table, 'name'),
    players: listAt(table, 'entries').map((entry) => textAt(entry, 'player.name')),
    entryIds: listAt(table, 'entries').map((entry) => textAt(entry, 'id')),
  }));
}

/** The tables with two players exchanged, as an input has them. */
export function swapped(tables: readonly Table[], one: string, other: string) {
  const ids = new Map(tables.flatMap(({ players, entryIds }) => players.map((name, at) => [name, entryIds[at] ?? ''])));
  const [a, b] = [ids.get(one) ?? '', ids.get(other) ?? ''];
  const turned = (id: string): string => (id === a ? b : id === b ? a : id);
  return tables.map(({ key, entryIds }) => ({ key, entryIds: entryIds.map(turned) }));
}

export const broken = (done: Fields): readonly string[] =>
  listAt(done, 'arrangement.brokenRules').map((one) => `${textAt(one, 'rule')}: ${textAt(one, 'why')}`);

export const namesIn = (groups: unknown): unknown => [at(groups, 'groups.*.entries.*.player.name')].flat(2);

/** A director who arranges by the API what is to begin. */
export interface ArrangingScene {
  readonly world: World;
  readonly api: Api;
  readonly director: Person;
  /** What the director’s mutation answers. */
  by(name: string, input: object, fields?: string): Promise<Fields>;
  /** A tournament played elsewhere of so many new players, the first the strongest, whose registration is closed. */
  closed(format: string, players: number, input?: object): Promise<string>;
  tournament(id: string): Promise<Fields>;
  /** Everybody beats who comes after him by name. */
  reportAll(tournamentId: string): Promise<void>;
  /** The rounds that wait for the director. */
  needed(): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

/** A scene of its own, told from others by its seed. */
export async function openArranging(seed: number): Promise<ArrangingScene> {
  const db = await openTestDatabase();
  const world = newWorld(db, seed);
  const api = await openApi(world);
  const director = await world.person('Dalila', 'DIRECTOR');
  const by = (name: string, input: object, fields?: string) => mutate(api, director.context, name, input, fields);

  async function closed(format: string, players: number, input: object = {}): Promise<string> {
    const game = format === 'KUKSU' ? 'GO' : 'BAO';
    const made = await by(
      'createTournament',
      { name: `Arranged ${format}`, game, format, venue: 'ELSEWHERE', ...input },
      '... on CreateTournamentSuccess { tournament { id } }',
    );
    const tournamentId = textAt(made, 'tournament.id');
    await by('openRegistration', { tournamentId });
    const newPlayers = Array.from({ length: players }, (_, index) => ({
      name: `${format.slice(0, 2)}${String(index + 1).padStart(2, '0')}`,
      elo: 2_000 - 10 * index,
    }));
    expect(await by('enterPlayers', { tournamentId, newPlayers })).toMatchObject({
      __typename: 'EnterTournamentSuccess',
    });
    expect(await by('closeRegistration', { tournamentId })).toMatchObject({ __typename: 'FieldSuccess' });
    return tournamentId;
  }

  async function tournament(id: string): Promise<Fields> {
    return at(await api.data(director.context, STAGES, { id }), 'tournament') as Fields;
  }

  async function reportAll(tournamentId: string): Promise<void> {
    const games = listAt(at(await tournament(tournamentId), 'games.edges.*.node'));
    const results = games.map((game) => {
      const [first, second] = listAt(game, 'seats').map((seat) => textAt(seat, 'player.name'));
      return { gameId: textAt(game, 'id'), winner: String(first) < String(second) ? 'FIRST' : 'SECOND' };
    });
    expect(await by('reportResult', { tournamentId, results })).toMatchObject({ __typename: 'ReportResultSuccess' });
  }

  async function needed(): Promise<readonly unknown[]> {
    const source = `{ viewer { attention(first: 50) { edges { node { ... on RoundAttention { kind deed since missing } } } } } }`;
    const all = listAt(at(await api.data(director.context, source), 'viewer.attention.edges.*.node'));
    return all.filter(({ kind }) => kind !== undefined);
  }

  return {
    ...{ world, api, director, by, closed, tournament, reportAll, needed },
    async close() {
      await api.close();
      await db.close();
    },
  };
}

import type pg from 'pg';

/**
 * What the database at least has to do for a move, said to it by nothing but `pg` in named statements: who asks found by his session, the
 * game locked and read, the move and what it makes of the game stored, and an event told in the topics of the game and of who is to move.
 * Answers how to do so many, so many at once, each worker in a game of its own.
 */
export function bareMoves(
  pool: pg.Pool,
  games: readonly string[],
  session: string,
): (transactions: number, atOnce: number) => Promise<void> {
  const numbers = new WeakMap<pg.PoolClient, number>();
  let clients = 0;
  let ply = 10_000;
  const naming = (client: pg.PoolClient): string => {
    const number = numbers.get(client) ?? (clients += 1);
    numbers.set(client, number);
    return `bare${number}`;
  };
  async function signIn(): Promise<void> {
    const client = await pool.connect();
    await client.query({ name: `${naming(client)}.session`, text: TEXTS.session, values: [session] });
    client.release();
  }
  async function move(game: string): Promise<void> {
    await signIn();
    const client = await pool.connect();
    const prefix = naming(client);
    const ask = (name: keyof typeof TEXTS, values: readonly unknown[]) =>
      client.query({ name: `${prefix}.${name}`, text: TEXTS[name], values: [...values] });
    ply += 1;
    const at = new Date().toISOString().slice(0, -1);
    await Promise.all([client.query('begin'), ask('lock', [game])]);
    await ask('read', [game]);
    await ask('store', [game, ply, 'd4', at, `position ${ply} `.repeat(20)]);
    const topics = [`bare:${game}`, `bare:player ${game}`];
    await ask('tell', [topics, [JSON.stringify({ gameId: game, ply, notation: 'd4' }), '{}'], at]);
    await client.query('commit');
    client.release();
  }
  return async (transactions, atOnce) => {
    const work = async (worker: number): Promise<void> => {
      for (let number = 0; number < transactions / atOnce; number += 1) await move(games[worker] ?? '');
    };
    await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)));
  };
}

const TEXTS = {
  session: `select session.id, session."createdAt", session."expiresAt", account.id as "accountId", account.role,
      account."twoFactorEnabled" as "hasSecondFactor", player.id as "playerId"
    from "Session" session join "Account" account on account.id = session."userId"
    left join "Player" player on player."accountId" = account.id
    where session.id = $1 and account."blockedAt" is null`,
  lock: 'select 1 from "Game" where id = $1 for no key update',
  read: `select g.*, t.game, t."gameConfig", t.venue, t."timeControl", f."playerId" as first, s."playerId" as second,
      exists (select from "MovePlan" where "gameId" = g.id) as planned
    from "Game" g join "Tournament" t on t.id = g."tournamentId"
    join "Entry" f on f.id = g."firstEntryId" join "Entry" s on s.id = g."secondEntryId" where g.id = $1`,
  store: `with made as (
      insert into "Move" ("gameId", ply, seat, notation, cause, at, "firstRemaining", "secondRemaining")
      values ($1, $2, 'first', $3, 'PLAYER', $4::timestamp(3), 1000, 1000)
    )
    update "Game" set position = $5, ply = 1, "toMove" = 'second', "clockSince" = $4::timestamp(3), "firstRemaining" = 1000
    where id = $1`,
  tell: `with allotted as (
      insert into "Topic" (name, version) select name, 1 from unnest($1::text[]) as wanted (name)
      on conflict (name) do update set version = "Topic".version + 1 returning name, version
    ), stored as (
      insert into "Event" (topic, version, first, kind, payload, at)
      select allotted.name, allotted.version, allotted.version, 'MovePlayed', event.payload::jsonb, $3::timestamp(3)
      from unnest($1::text[], $2::text[]) as event (name, payload) join allotted using (name)
    )
    select pg_notify('bare', json_agg(json_build_array(name, version))::text)::text from allotted`,
} as const;

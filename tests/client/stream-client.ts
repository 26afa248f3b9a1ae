// A client over server-sent events with nothing but `fetch`: tells each event of TOURNAMENT as a line, `VERSION TYPENAME`.
const { BARAZA = '', TOURNAMENT = '', SILENCE = '12000' } = process.env;
const query =
  'subscription ($id: ID!, $after: Int) { tournamentEvents(tournamentId: $id, after: $after) { __typename version } }';

interface Result {
  readonly data?: { readonly tournamentEvents: { readonly __typename: string; readonly version: number } };
  readonly errors?: ReadonlyArray<{ readonly extensions: { readonly code: string; readonly retryAfter?: number } }>;
}

let after: number | null = null;
let failures = 0;

/** Reads one stream to its end; answers how many seconds the server wants to be left alone. */
async function readOnce(): Promise<number> {
  const gone = new AbortController();
  let silence = setTimeout(() => gone.abort(), Number(SILENCE));
  const response = await fetch(`${BARAZA}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query, variables: { id: TOURNAMENT, after } }),
    signal: gone.signal,
  });
  if (response.status === 401) process.exit(1);
  let rest = '';
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    clearTimeout(silence);
    silence = setTimeout(() => gone.abort(), Number(SILENCE));
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks.filter((one) => one.startsWith('event: next'))) {
      const { data, errors } = JSON.parse(block.slice(block.indexOf('data: ') + 6)) as Result;
      const { code, retryAfter = 0 } = errors?.[0]?.extensions ?? {};
      if (code === 'AFTER_UNKNOWN') after = null;
      if (code !== undefined) return retryAfter;
      const { __typename: kind, version } = data!.tournamentEvents;
      failures = 0;
      if (kind === 'Heartbeat' || (after !== null && version <= after)) continue;
      if (after !== null && version > after + 1) return 0;
      after = version;
      process.stdout.write(`${version} ${kind}\n`);
    }
  }
  return 0;
}

for (;;) {
  const wait = await readOnce().catch(() => 0);
  failures += 1;
  await new Promise((resolve) => setTimeout(resolve, Math.max(wait * 1_000, 200 * 2 ** failures)));
}

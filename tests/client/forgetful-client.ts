// A client as many begin: it comes again at once, always without `after`, and takes the snapshot for nothing new.
import { createClient } from 'graphql-ws/client';

const { BARAZA = '', TOURNAMENT = '' } = process.env;
const query = `subscription ($id: ID!) { tournamentEvents(tournamentId: $id) { __typename version } }`;
const client = createClient({
  url: `${BARAZA.replace('http', 'ws')}/graphql`,
  retryAttempts: Number.POSITIVE_INFINITY,
  retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
  shouldRetry: () => true,
});
let hasBegun = false;
for (;;)
  for await (const { data } of client.iterate<{ tournamentEvents: { __typename: string; version: number } }>({
    query,
    variables: { id: TOURNAMENT },
  })) {
    const { __typename: kind, version } = data!.tournamentEvents;
    if (kind === 'TournamentSnapshot' && hasBegun) continue;
    hasBegun = true;
    process.stdout.write(`${version} ${kind}\n`);
  }

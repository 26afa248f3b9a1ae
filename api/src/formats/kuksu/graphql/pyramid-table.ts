import type { AppContext } from '../../../application/context.ts';
import { message, say, STRANGER } from '../../../application/texts/say.ts';
import { standingsOf } from '../../../graphql/table/standings.ts';
import type { TournamentTable } from '../../../graphql/table/table.ts';
import { cycleTiers, type ShownLeague } from '../application/leagues.ts';
import { movementOf } from '../application/movement.ts';

/** The leagues of a cycle, the top tier first, each with its table and how everybody came to his tier. */
export const pyramidTable: TournamentTable = {
  title: message('formats.KUKSU.table.pyramid'),
  async content(context, tournament) {
    const tiers = await cycleTiers(context, tournament);
    const shown = await Promise.all(
      tiers.map(async ({ number, leagues }) => ({
        number,
        leagues: await Promise.all(leagues.map((league) => leagueTable(context, league))),
      })),
    );
    return {
      parts: shown.flatMap(({ leagues }) => leagues.map(({ part }) => part)),
      fields: { tiers: shown.map(({ number, leagues }) => ({ number, leagues: leagues.map(({ fields }) => fields) })) },
    };
  },
};

async function leagueTable(context: AppContext, { group, tier }: ShownLeague) {
  const { part, fields, rows, standings } = await standingsOf(context, group);
  const movements = await Promise.all(rows.map((row) => movementOf(context, row)));
  return {
    part: {
      ...part,
      title: say(STRANGER, message('formats.KUKSU.table.league', { tier, name: group.name })),
      of: { tier, league: group.name },
      columns: [...part.columns, { key: 'movement', head: null }],
      rows: part.rows.map((row, at) => [...row, movements[at] ?? null]),
    },
    fields: {
      name: group.name,
      tier,
      group: {
        id: fields.id,
        standings: standings.map((standing, at) => ({ ...standing, movement: movements[at] ?? null })),
      },
    },
  };
}

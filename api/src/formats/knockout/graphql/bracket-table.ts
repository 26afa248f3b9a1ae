import { message, say, STRANGER } from '../../../application/texts/say.ts';
import { nameAmong } from '../../../application/state/name-among.ts';
import type { EntryId } from '../../../kernel/ids.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import { globalId } from '../../../graphql/global-id.ts';
import { formatIsoInstant } from '../../../graphql/iso-instant.ts';
import { entriesOf, entryFields, head } from '../../../graphql/table/standings.ts';
import type { TablePart, TournamentTable } from '../../../graphql/table/table.ts';
import { bracketOf, type BracketRound } from '../application/bracket.ts';
import type { BracketMatch } from '../application/bracket-match.ts';

type Entries = ReadonlyMap<EntryId, EntryRecord>;

/** The bracket of a knock-out, round by round, those to come without matches. */
export const bracketTable: TournamentTable = {
  title: message('formats.KNOCKOUT.table.bracket'),
  async content(context, tournament) {
    const [rounds, entries] = await Promise.all([bracketOf(context, tournament, null), entriesOf(context, tournament)]);
    return {
      parts: rounds.map((round) => partOf(round, entries)),
      fields: { rounds: rounds.map((round) => roundFields(round, entries)) },
    };
  },
};

function partOf({ number, name, matches }: BracketRound, entries: Entries): TablePart {
  const all = [...entries.values()];
  const nameOf = (id: EntryId | null) => {
    const entry = id === null ? undefined : entries.get(id);
    return entry === undefined ? null : nameAmong(all, entry.player);
  };
  const title = say(STRANGER, message(`formats.KNOCKOUT.stage.${name}`, { number }));
  return {
    title,
    of: { round: number, roundName: name },
    columns: [
      { key: 'number', head: head('rank') },
      { key: 'first', head: say(STRANGER, message('formats.KNOCKOUT.table.first')) },
      { key: 'firstPoints', head: head('points') },
      { key: 'second', head: say(STRANGER, message('formats.KNOCKOUT.table.second')) },
      { key: 'secondPoints', head: head('points') },
      { key: 'state', head: null },
      { key: 'winner', head: say(STRANGER, message('formats.KNOCKOUT.table.winner')) },
    ],
    rows: matches.map(({ number: of, players, state, winner }) => [
      of,
      ...[0, 1].flatMap((at) => [nameOf(players[at]?.entry ?? null), players[at]?.points ?? null]),
      state,
      nameOf(winner),
    ]),
  };
}

function roundFields({ number, name, size, drawnAt, bye, matches }: BracketRound, entries: Entries) {
  const byId = (id: EntryId | null) => entryFields(id === null ? undefined : entries.get(id));
  return {
    number,
    name,
    size,
    drawnAt: drawnAt === null ? null : formatIsoInstant(drawnAt),
    bye: byId(bye),
    matches: matches.map((match) => matchFields(match, byId)),
  };
}

function matchFields(
  { pairing, number, players, state, winner, how }: BracketMatch,
  byId: (id: EntryId | null) => ReturnType<typeof entryFields>,
) {
  return {
    id: globalId('BracketMatch', pairing.id),
    number,
    sides: players.map(({ entry, points, isLuckyLoser }) => ({ entry: byId(entry), points, isLuckyLoser })),
    state,
    winner: byId(winner),
    how,
  };
}

import { message, type Message } from '../../../../kernel/message.ts';
import type { PlayerId } from '../../../../kernel/ids.ts';
import type { EntryRecord } from '../../../../store/reading/entry.ts';
import type { PastedChoice, PastedLine } from '../../../../application/pasted/pasted-line.ts';
import { entrantsCalled } from '../../../../application/pasted/entrants-called.ts';
import { choiceFor, pastedName, toChoose } from '../../../../application/pasted/pasted-name.ts';
import { nameKey } from '../../../../application/pasted/table-text.ts';
import { hasWonLeagueA } from '../../rules/arrangement.ts';
import type { LastCycle } from '../../rules/last-cycle.ts';
import { readLastCycleRow, type LastCycleRow } from './last-cycle-text.ts';

/** A line of a last cycle: whose it is, and what he brings; null: nobody takes anything from it. */
export interface LastCycleLine {
  readonly pasted: PastedLine;
  readonly brings: { readonly playerId: PlayerId; readonly previous: LastCycle } | null;
}

/** Every line with who of the new cycle brings it, or why it cannot be taken; there is one holder of the title at most, and one player on a place of a league. */
export function matchLastCycle(
  rows: readonly LastCycleRow[],
  { entries, choices }: { readonly entries: readonly EntryRecord[]; readonly choices: readonly PastedChoice[] },
): readonly LastCycleLine[] {
  const called = entrantsCalled(entries);
  const lineOf = new Map<string, number>();
  const lineOfPlayer = new Map<PlayerId, number>();
  const lineOfPlace = new Map<string, number>();
  let holder: number | null = null;
  return rows.map((row): LastCycleLine => {
    const { line, text, cells, order } = row;
    const read = readLastCycleRow(row);
    if (!read.ok) {
      const { column: cause } = read.error;
      const column = cause === null ? 0 : order.indexOf(cause) + 1;
      const isThere = cause === null || column > 0;
      const why = isThere
        ? read.error.message
        : message('formats.KUKSU.refused.line.noColumn', { column: cause, columns: order.join(',') });
      return idle({ line, text, outcome: 'REFUSED', column: column === 0 ? null : column, names: [], message: why });
    }
    const name = cells.name ?? '';
    const known = called(name).map(({ player }) => player.id);
    const earlier = lineOf.get(nameKey(name)) ?? null;
    lineOf.set(nameKey(name), earlier ?? line);
    const usual = known.length === 1 ? (known[0] ?? null) : null;
    const meant = pastedName({ name, known, usual, earlier, mayBeNew: true }, choiceFor(choices, line));
    const base = { line, text, column: null, names: [meant] };
    if (meant.who === null) return idle({ ...base, outcome: 'UNDECIDED', message: toChoose(meant) });
    const { playerId } = meant;
    const same = meant.who === 'EARLIER' ? earlier : playerId === null ? null : (lineOfPlayer.get(playerId) ?? null);
    if (same !== null) {
      return idle({ ...base, outcome: 'NOTHING', message: message('pasted.earlier', { line: same }) });
    }
    if (playerId !== null) lineOfPlayer.set(playerId, line);
    if (read.value.title === 'HOLDER') {
      if (holder !== null) {
        const why = message('formats.KUKSU.refused.twoHolders', { earlier: holder });
        return idle({ ...base, outcome: 'REFUSED', column: order.indexOf('title') + 1, message: why });
      }
      holder = line;
    }
    const place = cells.league ? `${cells.league} ${read.value.league?.rank}` : null;
    const other = place === null ? undefined : lineOfPlace.get(place);
    if (other !== undefined) {
      const why = message('formats.KUKSU.refused.line.samePlace', { earlier: other });
      return idle({ ...base, outcome: 'REFUSED', column: order.indexOf('rank') + 1, message: why });
    }
    if (place !== null) lineOfPlace.set(place, line);
    if (playerId === null) {
      return idle({ ...base, outcome: 'NOTHING', message: message('formats.KUKSU.last.absent', { name }) });
    }
    const pasted: PastedLine = { ...base, outcome: 'TAKEN', messages: told(name, read.value) };
    return { pasted, brings: { playerId, previous: read.value } };
  });
}

function idle({ message: why, ...line }: Omit<PastedLine, 'messages'> & { readonly message: Message }): LastCycleLine {
  return { pasted: { ...line, messages: [why] }, brings: null };
}

function told(name: string, { league, title }: LastCycle): [Message, ...Message[]] {
  const all: Message[] = [];
  if (league !== null) {
    all.push(message('formats.KUKSU.last.place', { name, league: league.name, rank: league.rank }));
    if (league.isDisqualified) all.push(message('formats.KUKSU.last.disqualified', { name }));
  }
  if (title !== null) all.push(message(`formats.KUKSU.last.title.${title}`, { name }));
  else if (league !== null && hasWonLeagueA(league)) all.push(message('formats.KUKSU.start.titleMatchOpen', { name }));
  const [first = message('formats.KUKSU.refused.line.nothing', { name }), ...more] = all;
  return [first, ...more];
}

import type { PlayerId } from '../../../kernel/ids.ts';
import type { Message } from '../../../kernel/message.ts';
import type { EntryRecord } from '../../../store/reading/entry.ts';
import type { PlayerRecord } from '../../../store/reading/player.ts';
import { NEW_ELO } from '../../../rules/ratings/elo.ts';
import type { PastedChoice, PastedLine } from '../../pasted/pasted-line.ts';
import { entrantsCalled } from '../../pasted/entrants-called.ts';
import { choiceFor, pastedName, toChoose } from '../../pasted/pasted-name.ts';
import { nameKey, type TableLine } from '../../pasted/table-text.ts';
import { message } from '../../texts/say.ts';
import { readRegistered, type Registered } from './registration-text.ts';

/** A line of registrations, and what it does unless something hinders it. */
export interface RegistrationLine {
  readonly pasted: PastedLine;
  /** what it says; null: it cannot be taken, or is the same as an earlier line */
  readonly registered: Registered | null;
  /** who enters; null: somebody is made for it */
  readonly playerId: PlayerId | null;
  readonly hasEntered: boolean;
}

/** Whom the lines are matched with, by name. */
export interface Acquaintances {
  /** who has entered already, taking part or not */
  readonly entries: readonly EntryRecord[];
  /** the players of the site who go by the names of the text, as a name or a handle */
  readonly players: readonly PlayerRecord[];
  readonly choices: readonly PastedChoice[];
  /** whether a name that is his alone means this player where nobody has chosen */
  readonly isMeantByName: (player: PlayerRecord) => boolean;
}

type Row = Parameters<typeof readRegistered>[0] & Pick<TableLine<never>, 'line' | 'text'>;

/** Every line with whom it is about and what it does, or why it cannot be taken; in the order of the text. */
export function matchRegistrations(
  rows: readonly Row[],
  { entries, players, choices, isMeantByName }: Acquaintances,
): readonly RegistrationLine[] {
  const inside = new Map(entries.map(({ player }) => [player.id, player]));
  const everybody = new Map([...players, ...inside.values()].map((player) => [player.id, player]));
  const byName = Map.groupBy(everybody.values(), ({ name }) => nameKey(name));
  const byHandle = new Map(players.map((player) => [nameKey(player.handle), player]));
  const entrants = entrantsCalled(entries);
  const holders = new Map(
    entries.flatMap(({ idElsewhere, player }) => (idElsewhere === null ? [] : [[nameKey(idElsewhere), player]])),
  );
  const lineOfName = new Map<string, number>();
  const lineOfPlayer = new Map<PlayerId, number>();
  const lineOfId = new Map<string, number>();
  return rows.map((row): RegistrationLine => {
    const { line, text } = row;
    const read = readRegistered(row);
    if (!read.ok) return hindered({ line, text, outcome: 'REFUSED', ...read.error, names: [] });
    const { name, idElsewhere } = read.value;
    const key = nameKey(name);
    const called = byName.get(key) ?? [];
    const entered = entrants(name).map(({ player }) => player);
    const nearest = entered.length > 0 ? entered : called;
    const handled = byHandle.get(key);
    const all = [...called, ...entered, ...(handled === undefined ? [] : [handled])];
    const known = [...new Map(all.map((player) => [player.id, player])).values()];
    const usual = nearest.length === 1 ? nearest.find(isMeantByName) : undefined;
    const earlier = lineOfName.get(key) ?? null;
    lineOfName.set(key, earlier ?? line);
    const written = { name, known: known.map(({ id }) => id), usual: usual?.id ?? null, earlier, mayBeNew: true };
    const meant = pastedName(written, choiceFor(choices, line));
    const base = { line, text, column: null, names: [meant] };
    if (meant.who === null) return hindered({ ...base, outcome: 'UNDECIDED', message: toChoose(meant) });
    const { playerId } = meant;
    const same = meant.who === 'EARLIER' ? earlier : playerId === null ? null : (lineOfPlayer.get(playerId) ?? null);
    if (same !== null) {
      return hindered({ ...base, outcome: 'NOTHING', message: message('pasted.earlier', { line: same }) });
    }
    if (playerId !== null) lineOfPlayer.set(playerId, line);
    const hasEntered = playerId !== null && inside.has(playerId);
    if (idElsewhere !== null) {
      const idKey = nameKey(idElsewhere);
      const owner = holders.get(idKey)?.id;
      const other = lineOfId.get(idKey);
      lineOfId.set(idKey, other ?? line);
      if (other !== undefined || (owner !== undefined && owner !== playerId)) {
        const why = message('pasted.player.idTaken', { id: idElsewhere });
        return hindered({
          ...base,
          outcome: 'REFUSED',
          column: row.order.includes('id') ? row.order.indexOf('id') + 1 : null,
          message: why,
        });
      }
    }
    const messages = told(read.value, { isNew: playerId === null, hasEntered });
    const outcome = hasEntered && messages.length === 1 ? 'NOTHING' : 'TAKEN';
    return { pasted: { ...base, outcome, messages }, registered: read.value, playerId, hasEntered };
  });
}

function hindered({ message: why, ...line }: Omit<PastedLine, 'messages'> & { message: Message }): RegistrationLine {
  return { pasted: { ...line, messages: [why] }, registered: null, playerId: null, hasEntered: false };
}

function told(
  { name, category, elo, matches, idElsewhere }: Registered,
  { isNew, hasEntered }: { readonly isNew: boolean; readonly hasEntered: boolean },
): [Message, ...Message[]] {
  const base = { elo: elo ?? NEW_ELO.elo, matches: matches ?? NEW_ELO.games };
  const first = isNew
    ? message('pasted.player.new', { name, ...base })
    : message(hasEntered ? 'pasted.player.entered' : 'pasted.player.known', { name });
  const more: Message[] = [];
  if (!isNew && elo !== null) more.push(message('pasted.player.elo', { elo }));
  if (!isNew && matches !== null) more.push(message('pasted.player.matches'));
  if (category !== null) more.push(message('pasted.player.category', { category }));
  if (idElsewhere !== null) more.push(message('pasted.player.id', { id: idElsewhere }));
  return [first, ...more];
}

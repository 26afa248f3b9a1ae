import { invariant } from '../../kernel/assert.ts';
import type { FormatKey } from '#formats/rules';
import type { EntryId, StageId } from '../../kernel/ids.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { checkSeeding, checkTables, type ArrangementWords } from '../../rules/formats/arrangement-checks.ts';
import { isSameArrangement, type ArrangedTable, type BrokenRule } from '../../rules/formats/arranging.ts';
import type { ConfiguredFormat } from '../../rules/formats/any-format.ts';
import { cited } from '../../rules/citation.ts';
import type { FormatState, Plan } from '../../rules/formats/format.ts';
import type { TournamentRecord } from '../../store/reading/tournament.ts';
import { insertRearrangement } from '../../store/writing/rearrangement.ts';
import type { Command } from '../command.ts';
import { invalidInput, type InvalidInput } from '../errors.ts';
import { readText } from '../input-text.ts';
import type { PublishedArrangement, WantedArrangement } from '../state/arrangement.ts';
import { stageTitle } from '../state/stage-title.ts';
import { message } from '../texts/say.ts';
import type { Words } from '../../kernel/message.ts';
import type { Arranged } from './apply-plan.ts';
import { rule } from './make-ruling.ts';
import type { TournamentRows } from './tournament-rows.ts';

/** A plan as it is to be applied, and what is to be noted of it then. */
export interface ArrangedPlan {
  readonly plan: Plan;
  /** null: it has nothing that can be arranged */
  readonly published: PublishedArrangement | null;
  /** null: it is as drawn */
  readonly rearranged: { readonly drawn: readonly ArrangedTable[]; readonly reason: string } | null;
}

/**
 * What was drawn, as the director wants it; null: as it is. Refuses tables that cannot be, and a plan that has none. Source: Common 4.8.
 */
export function arrangedPlan(
  { dryRun }: Pick<Command, 'dryRun'>,
  format: ConfiguredFormat,
  { state, drawn }: { readonly state: FormatState; readonly drawn: Plan },
  wanted: WantedArrangement | null,
): Result<ArrangedPlan, InvalidInput> {
  const asDrawn = format.arranging?.tables(drawn) ?? [];
  if (format.arranging === null || asDrawn.length === 0) {
    if (wanted !== null) return err(invalidInput('arrangement', message('refused.arrangement.nothing')));
    return ok({ plan: drawn, published: null, rearranged: null });
  }
  const { arranging } = format;
  const isExample = dryRun && format.draws(state.entries.length) > 0;
  const published = (tables: readonly ArrangedTable[], seeding: readonly EntryId[], broken: readonly BrokenRule[]) => ({
    ...{ kind: arranging.kind, seeding, broken, isExample },
    tables: tables.map((table) => ({ ...table, name: tableName(drawn, table) })),
  });
  const listed = arranging.seeding?.of(drawn) ?? [];
  const untouched: ArrangedPlan = {
    plan: drawn,
    published: { ...published(asDrawn, listed, []), isRearranged: false },
    rearranged: null,
  };
  if (wanted === null) return ok(untouched);
  const reason = readText('reason', wanted.reason, { longest: 500, hasLines: true });
  if (!reason.ok) return reason;
  const words = wordsOf(arranging, state, drawn);
  const order = wanted.seeding === null ? ok(listed) : checkSeeding(words, listed, wanted.seeding);
  if (!order.ok) return err(invalidInput('arrangement', order.error));
  const seeding = order.value.join() === listed.join() ? null : arranging.seeding;
  const seeded = seeding?.drawn(state, order.value) ?? drawn;
  const asSeeded = arranging.tables(seeded);
  const tables = wanted.tables === null ? ok(asSeeded) : checkTables(words, asSeeded, wanted.tables);
  if (!tables.ok) return err(invalidInput('arrangement', tables.error));
  if (seeding === null && isSameArrangement(tables.value, asDrawn)) return ok(untouched);
  const rearrangement = { drawn: seeded, tables: tables.value };
  const broken = [...(seeding?.broken(state, order.value) ?? []), ...arranging.broken(state, rearrangement)];
  return ok({
    plan: arranging.arranged(state, rearrangement),
    published: { ...published(tables.value, order.value, broken), isRearranged: true },
    rearranged: { drawn: asDrawn, reason: reason.value },
  });
}

/** Notes by a ruling that the director has arranged what is published; nothing where it is as drawn. Source: Common 1.6, 4.8. */
export async function noteRearranged(
  command: Command,
  { id: tournamentId, format }: Pick<TournamentRecord, 'id' | 'format'>,
  { plan, published, rearranged }: ArrangedPlan,
  where: { readonly arranged: Arranged; readonly rows: Pick<TournamentRows, 'groups'> },
): Promise<void> {
  if (rearranged === null || published === null) return;
  const { stageId, name } = stageOf(format, where, plan);
  const { reason, drawn } = rearranged;
  const round = published.kind === 'PAIRS' ? (plan.pairings[0]?.round ?? null) : null;
  const rules = [...new Set(published.broken.flatMap((broken) => broken.rules))];
  const what = round === null ? name : message('ruling.round', { round });
  const text =
    rules.length === 0
      ? message('ruling.arranged.free', { what })
      : message('ruling.arranged.against', { what, rules: cited(rules) });
  const rulingId = await rule(command, { tournamentId, kind: 'ARRANGEMENT', reason, text });
  await insertRearrangement(command.tx, { rulingId, stageId, round, broken: published.broken, drawn });
}

function wordsOf(
  { kind, most }: Pick<ArrangementWords, 'kind' | 'most'>,
  { entries }: FormatState,
  drawn: Plan,
): ArrangementWords {
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  const tables = new Map([...drawn.groups, ...drawn.pairings].map(({ key }) => [key, tableName(drawn, { key })]));
  return {
    kind,
    most,
    tableName: (key) => tables.get(key) ?? key,
    playerName: (entry) => names.get(entry) ?? null,
  };
}

function tableName({ groups, pairings }: Plan, { key }: Pick<ArrangedTable, 'key'>): string {
  const group = groups.find((one) => one.key === key);
  if (group !== undefined) return group.name;
  const place = pairings.findIndex((one) => one.key === key);
  return String((pairings[place]?.number ?? 0) || place + 1);
}

/** The stage of what is arranged: a new one, or that of the group in which a further round is played. */
function stageOf(
  format: FormatKey,
  { arranged, rows }: { readonly arranged: Arranged; readonly rows: Pick<TournamentRows, 'groups'> },
  { stages }: Plan,
): { readonly stageId: StageId; readonly name: Words } {
  const [stage] = arranged.stages;
  if (stage !== undefined)
    return { stageId: stage.id, name: stages[0] === undefined ? '' : stageTitle(format, stages[0]) };
  const groupId = arranged.pairings[0]?.groupId;
  const stageId = rows.groups.find(({ id }) => id === groupId)?.stageId;
  invariant(stageId !== undefined, 'a further round is played in a group that is there');
  return { stageId, name: '' };
}

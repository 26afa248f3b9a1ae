import { graphql, readFragment, type FragmentOf, type ResultOf } from '../../graphql/tada.ts';
import { hasHappened } from '../../instants/as-of.ts';
import { playerNameFragment } from '../../player/player-name.ts';
import { ruleTextFragment } from '../../rulebook/rule-links.ts';
import { standingFragment, type StandingLine } from '../../tournament/crosstable.ts';

/** Whether and where a player goes on from a stage, and why. */
export const advanceFragment = graphql(
  `
    fragment AdvanceLine on Advance @_unmask {
      rank
      place
      provisional
      decidedBy
      why
      ruleRefs {
        ...RuleText
      }
      group {
        id
        name
      }
      entry {
        id
        player {
          id
          ...PlayerName
        }
      }
      replaces {
        id
        player {
          id
          ...PlayerName
        }
      }
      arranged
      arrangedIn {
        id
      }
    }
  `,
  [playerNameFragment, ruleTextFragment],
);

/** A group's table with its play-offs. Nothing in it depends on who looks. */
export const stageGroupFragment = graphql(
  `
    fragment StageGroup on Group @_unmask {
      id
      key
      name
      isPlayoff
      standings {
        ...StandingLine
      }
      gamesDecided
      gamesTotal
    }
  `,
  [standingFragment],
);

/** A stage of a staged tournament with its tables and who goes on. Nothing in it depends on who looks. */
export const kibaStageFragment = graphql(
  `
    fragment KibaStage on Stage {
      id
      key
      kind
      name
      number
      state
      startedAt
      completedAt
      awaitingUntil
      approvedAt
      tournament {
        __typename
        id
        formatSettings {
          __typename
          ... on KibaSettings {
            few
          }
        }
      }
      advances {
        ...AdvanceLine
      }
      groups {
        ...StageGroup
      }
    }
  `,
  [advanceFragment, stageGroupFragment],
);

/** The same as it was at `$asOf`, which the question has; null: as it stands. */
export const kibaStageThenFragment = graphql(
  `
    fragment KibaStageThen on Stage @_unmask {
      id
      key
      kind
      name
      number
      state(asOf: $asOf)
      startedAt
      completedAt
      awaitingUntil
      approvedAt
      tournament {
        __typename
        id
        formatSettings {
          __typename
          ... on KibaSettings {
            few
          }
        }
      }
      advances(asOf: $asOf) {
        ...AdvanceLine
      }
      groups {
        id
        key
        name
        isPlayoff
        standings(asOf: $asOf) {
          ...StandingLine
        }
        gamesDecided(asOf: $asOf)
        gamesTotal(asOf: $asOf)
      }
    }
  `,
  [advanceFragment, standingFragment],
);

export type KibaStage = ResultOf<typeof kibaStageFragment>;
export type MaskedStage = FragmentOf<typeof kibaStageFragment>;
export type AdvanceLine = ResultOf<typeof advanceFragment>;
export type StageGroup = ResultOf<typeof stageGroupFragment>;

/** What a stage of a KIBA tournament plays. */
export type StageKind = 'QUALIFICATION' | 'SEMIFINAL' | 'FINAL';
const kinds: readonly StageKind[] = ['QUALIFICATION', 'SEMIFINAL', 'FINAL'];

/** The kind of a stage as the page knows it. */
export const kindOf = ({ kind }: { readonly kind: string }): StageKind =>
  kinds.find((known) => known === kind) ?? 'QUALIFICATION';

/** Where a place leads, as it is said: after two groups that meet crosswise, a semi-final is neither of the firsts nor of the seconds. */
export type Goal = AdvanceLine['place'] | 'CROSSED';

/** Where a place of a stage leads. */
export function goalOf({ tournament, groups }: KibaStage, place: AdvanceLine['place']): Goal {
  const isCrossed =
    tournament.formatSettings.__typename === 'KibaSettings' &&
    tournament.formatSettings.few === 'CROSS' &&
    groups.filter(({ isPlayoff }) => !isPlayoff).length === 2;
  return isCrossed && (place === 'FIRST' || place === 'SECOND') ? 'CROSSED' : place;
}

/** A row of a group as its card shows it: `from` is where the player came from, such as `A 1`; null in the first stage. */
export interface GroupRow {
  readonly standing: StandingLine;
  readonly advance: AdvanceLine | null;
  readonly goal: Goal;
  readonly from: string | null;
}

/** A group as its card shows it, its rows as the API ranks them. */
export interface GroupView {
  readonly id: string;
  readonly name: string;
  /** the place from which all its players came; null: not one and the same */
  readonly origin: AdvanceLine['place'] | null;
  readonly decided: number;
  readonly total: number;
  readonly rows: readonly GroupRow[];
  readonly playoffs: readonly StageGroup[];
}

const entryOf = (masked: StageGroup['standings'][number]): string => readFragment(standingFragment, masked).entry.id;

/** The groups of a stage for their cards; `before` is the stage that its players came from, null in the first. */
export function groupViews(stage: KibaStage, before: KibaStage | null): readonly GroupView[] {
  const advances = new Map(stage.advances.map((advance) => [advance.entry.id, advance]));
  const origins = new Map(before?.advances.map((advance) => [advance.entry.id, advance]));
  return stage.groups
    .filter((group) => !group.isPlayoff)
    .map((group) => {
      const rows = group.standings.map((masked) => {
        const standing = readFragment(standingFragment, masked);
        const origin = origins.get(standing.entry.id);
        return {
          standing,
          advance: advances.get(standing.entry.id) ?? null,
          goal: goalOf(stage, advances.get(standing.entry.id)?.place ?? 'OUT'),
          from: origin && before?.kind === 'QUALIFICATION' ? `${origin.group.name} ${origin.rank}` : null,
        };
      });
      const places = new Set(group.standings.map((masked) => origins.get(entryOf(masked))?.place ?? null));
      return {
        id: group.id,
        name: group.name,
        origin: places.size === 1 ? ([...places][0] ?? null) : null,
        decided: group.gamesDecided,
        total: group.gamesTotal,
        rows,
        playoffs: stage.groups.filter((other) => other.isPlayoff && other.key.startsWith(`${group.key}.`)),
      };
    });
}

/** The stages that had begun by an instant, null: all, without what came after it; groups that were not there yet have no rows. */
export function stagesThen(stages: readonly KibaStage[], asOf: string | null): readonly KibaStage[] {
  const known = (at: string | null): string | null => (hasHappened(at, asOf) ? at : null);
  return stages
    .filter(({ startedAt }) => hasHappened(startedAt, asOf))
    .map((stage) => ({
      ...stage,
      completedAt: known(stage.completedAt),
      approvedAt: known(stage.approvedAt),
      groups: stage.groups.filter(({ standings }) => standings.length > 0),
    }));
}

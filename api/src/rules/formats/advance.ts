import type { EntryId } from '../../kernel/ids.ts';
import type { Citation } from '../citation.ts';
import type { FormatState } from './format.ts';
import type { Decider, Zone } from './zone.ts';

/** Whether and where a player of a stage goes on, by its table as it stands, and where he in fact went. */
export interface Advance<Place extends string = string, By extends string = string> {
  readonly entry: EntryId;
  readonly group: string;
  readonly rank: number;
  /** the key of the stage that the place leads to; null: none */
  readonly to: string | null;
  /** the key of one of the zones of the format */
  readonly place: Place;
  /** whose place he has because somebody before him withdrew; null: his own */
  readonly replaces: EntryId | null;
  /** it can still change: the stage is not published */
  readonly provisional: boolean;
  /** the key of one of the deciders of the format; null: nothing had to be separated, or he has withdrawn */
  readonly decidedBy: By | null;
  readonly rules: Citation;
  /** where he in fact plays after this stage, both keys null: nowhere; null: what follows is not arranged */
  readonly arranged: { readonly stage: string | null; readonly group: string | null } | null;
}

/** What the places of stages are good for, in a format in which players go on from stage to stage, or from tournament to tournament. */
export interface Advances<Settings> {
  readonly zones: Readonly<Record<string, Zone>>;
  readonly deciders: Readonly<Record<string, Decider>>;
  /** All players of a stage in order of group and rank, and who of them goes on. */
  of(settings: Settings, state: FormatState, stage: string): readonly Advance[];
}

import type {
  CrosstableCell,
  CrosstableGame,
  GroupCrosstable,
  GroupCrosstableRow,
} from '../../application/queries/group-crosstable.ts';
import { builder } from '../builder.ts';
import { EntryType, GameInterface, PairingType } from '../refs.ts';
import { CrosstableMarkEnum } from '../tournament/vocabulary.ts';
import { ResultHowEnum } from '../vocabulary.ts';
import { StandingType } from './standing.ts';
import { LASTING } from '../lasting.ts';

/** A game in a table. */
export const CrosstableGameType = builder.objectRef<CrosstableGame>('CrosstableGame').implement({
  extensions: LASTING,
  description: 'One game as the player of the row sees it.',
  fields: (t) => ({
    game: t.expose('game', { type: GameInterface, description: 'The game itself.' }),
    number: t.exposeInt('number', { description: 'Its number in the pairing, from 1.' }),
    mark: t.expose('mark', { type: CrosstableMarkEnum, description: 'How it stands for the player of the row.' }),
    how: t.expose('how', {
      type: ResultHowEnum,
      nullable: true,
      description: 'How it came to its result; null while it is open.',
    }),
    overridden: t.exposeBoolean('overridden', {
      description:
        'Whether an earlier result was replaced: by a ruling where `how` says so, else because it was reported wrongly.',
    }),
  }),
});

/** The games of two players against each other. */
export const CrosstableCellType = builder.objectRef<CrosstableCell>('CrosstableCell').implement({
  extensions: LASTING,
  description: 'One opponent as the player of the row sees him.',
  fields: (t) => ({
    opponent: t.expose('opponent', { type: EntryType, description: 'Whom the column belongs to.' }),
    pairing: t.expose('pairing', { type: PairingType, description: 'Their pairing.' }),
    games: t.field({
      type: [CrosstableGameType],
      description: 'Their games by number.',
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ games }) => [...games],
    }),
  }),
});

const GroupCrosstableRowType = builder.objectRef<GroupCrosstableRow>('CrosstableRow').implement({
  extensions: LASTING,
  description: 'One player against all others.',
  fields: (t) => ({
    standing: t.expose('standing', { type: StandingType, description: 'The row of the table.' }),
    cells: t.field({
      type: [CrosstableCellType],
      description: 'One for each opponent, in the order of the rows; none for the player himself.',
      resolve: ({ cells }) => [...cells],
    }),
  }),
});

/** A group’s table with every result in it. */
export const GroupCrosstableType = builder.objectRef<GroupCrosstable>('Crosstable').implement({
  extensions: LASTING,
  description: 'A group’s table with every result in it.',
  fields: (t) => ({
    provisional: t.exposeBoolean('provisional', { description: 'True while a game is open.' }),
    rows: t.field({
      type: [GroupCrosstableRowType],
      description: 'Best first.',
      resolve: ({ rows }) => [...rows],
    }),
  }),
});

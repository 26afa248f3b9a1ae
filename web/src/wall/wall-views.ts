import { wallView, type WallView } from '../formats/alone-part.ts';
import { partOfFormat } from '../formats/registry.ts';
import BoardsWall from './BoardsWall.vue';
import PlayersWall from './PlayersWall.vue';
import { latePart } from '../ui/late-part.ts';

const players = wallView('players', 'tournamentPage.tabs.players', PlayersWall);
const boards = wallView('boards', 'tournamentPage.tabs.boards', BoardsWall);
const tables = wallView(
  'crosstable',
  'tournamentPage.tabs.crosstable',
  latePart(() => import('./TablesWall.vue')),
);
const ranking = wallView(
  'ranking',
  'tournamentPage.tabs.ranking',
  latePart(() => import('./RankingWall.vue')),
);

/** What walls of tournaments of this format can show, in the order in which they do; before the start there is only who has entered. */
export const viewsOfFormat = (format: string): readonly WallView[] => [
  boards,
  ...(partOfFormat(format).walls ?? [tables]),
  ranking,
];

/** What the wall of a tournament shows: those of its views that are asked for, in that order; all where none of them is there. */
export function wallViews(
  { format, isBegun }: { readonly format: string; readonly isBegun: boolean },
  asked: readonly string[],
): readonly WallView[] {
  if (!isBegun) return [players];
  const all = viewsOfFormat(format);
  const chosen = asked.flatMap((key) => all.find((view) => view.key === key) ?? []);
  return chosen.length > 0 ? chosen : all;
}

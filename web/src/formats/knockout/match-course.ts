/** The drawing of a course: its size, and between which x the lines run. */
export const FRAME = { width: 480, height: 150, left: 30, right: 466 } as const;

const TOP = 14;
const BOTTOM = 122;

/** The points of both sides after a game, the first side first. */
type Points = readonly number[];

/** The course of a match as lines. */
export interface CourseLines {
  /** Heights of the points that win and of none. */
  readonly goal: number;
  readonly zero: number;
  /** Under which x each game stands, from 1. */
  readonly games: readonly { readonly x: number; readonly n: number }[];
  /** Of each side: a path that steps up at each game, and one of zero-length strokes where it stands after it. */
  readonly lines: readonly { readonly path: string; readonly points: string }[];
}

/** The lines of a course from 0 to 0 through the score after each game; points beyond the length raise the top. */
export function courseLines(course: readonly Points[], length: number): CourseLines {
  const most = Math.max(length, 1, ...course.flat());
  const step = (FRAME.right - FRAME.left) / Math.max(course.length, 1);
  const x = (game: number): number => Math.round((FRAME.left + step * game) * 10) / 10;
  const y = (points: number): number => Math.round((BOTTOM - (points / most) * (BOTTOM - TOP)) * 10) / 10;
  return {
    goal: y(length),
    zero: y(0),
    games: course.map((_points, index) => ({ x: x(index + 1), n: index + 1 })),
    lines: [0, 1].map((side) => {
      const after = course.map((points) => points[side] ?? 0);
      return {
        path: `M${x(0)} ${y(0)}${after.map((points, index) => `H${x(index + 1)}V${y(points)}`).join('')}`,
        points: after.map((points, index) => `M${x(index + 1)} ${y(points)}h0`).join(''),
      };
    }),
  };
}

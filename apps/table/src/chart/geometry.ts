export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its upper left corner. */
export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export const centre = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where the line from a rectangle's centre towards a point leaves the rectangle. */
export function borderTowards(rect: Rect, towards: Point): Point {
  const from = centre(rect);
  const dx = towards.x - from.x;
  const dy = towards.y - from.y;
  if (dx === 0 && dy === 0) return from;
  const scale = Math.min(
    dx === 0 ? Number.POSITIVE_INFINITY : rect.width / 2 / Math.abs(dx),
    dy === 0 ? Number.POSITIVE_INFINITY : rect.height / 2 / Math.abs(dy),
  );
  return { x: from.x + dx * scale, y: from.y + dy * scale };
}

/** A smooth SVG path along points: a B-spline that starts and ends exactly at the ends. */
export function smoothPath(points: readonly Point[]): string {
  const [first, second, ...rest] = points;
  if (first === undefined || second === undefined) return "";
  const at = ({ x, y }: Point) => `${round(x)},${round(y)}`;
  if (rest.length === 0) return `M${at(first)}L${at(second)}`;
  const parts = [`M${at(first)}`, `L${at(weighted([first, 5], [second, 1]))}`];
  let [a, b] = [first, second];
  for (const c of [...rest, rest.at(-1) as Point]) {
    const knot = weighted([a, 1], [b, 4], [c, 1]);
    parts.push(`C${at(weighted([a, 2], [b, 1]))} ${at(weighted([a, 1], [b, 2]))} ${at(knot)}`);
    [a, b] = [b, c];
  }
  parts.push(`L${at(points.at(-1) as Point)}`);
  return parts.join("");
}

function weighted(...parts: readonly (readonly [Point, number])[]): Point {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = (of: (point: Point) => number) =>
    parts.reduce((sum, [point, weight]) => sum + of(point) * weight, 0) / total;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

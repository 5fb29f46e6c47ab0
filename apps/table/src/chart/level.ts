import { Graph, layout } from "@dagrejs/dagre";
import type { Point, Rect } from "./geometry.js";

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What lies side by side in one state. */
export interface LevelPlan {
  readonly children: readonly (Size & { readonly path: string })[];
  readonly initial: string;
  readonly arrows: readonly { readonly id: string; readonly from: string; readonly to: string; readonly label: Size }[];
}

/** The way of an arrow, and where its words stand. */
export interface Route {
  readonly points: readonly Point[];
  readonly labelAt: Point | null;
  /** It does not reach its target: its words name it. */
  readonly isStub?: true;
}

/** The same, arranged; coordinates start at 0, 0. */
export interface Level extends Size {
  readonly rects: ReadonlyMap<string, Rect>;
  readonly routes: ReadonlyMap<string, Route>;
  readonly dot: Point;
  readonly dotRoute: readonly Point[];
}

const DOT = "·";

/** Layers from top to bottom, by dagre: it knows nothing of boxes inside boxes, so each level is arranged alone. */
export function arrangeLevel({ children, initial, arrows }: LevelPlan): Level {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 28, ranksep: 30, edgesep: 14, marginx: 4, marginy: 4 });
  graph.setNode(DOT, { width: 10, height: 10 });
  for (const { path, width, height } of children) graph.setNode(path, { width, height });
  graph.setEdge(DOT, initial, { width: 0, height: 0, weight: 4 }, "initial");
  for (const { id, from, to, label } of arrows)
    graph.setEdge(from, to, { ...label, labelpos: "c", labeloffset: 6 }, id);
  layout(graph);

  const rects = new Map(
    children.map(({ path, width, height }) => {
      const { x = 0, y = 0 } = graph.node(path) as Partial<Point>;
      return [path, { x: x - width / 2, y: y - height / 2, width, height }];
    }),
  );
  const routes = new Map(
    arrows.map(({ id, from, to, label }) => {
      const { points = [], x, y } = graph.edge(from, to, id) as { points?: Point[]; x?: number; y?: number };
      const labelAt = label.width === 0 || x === undefined || y === undefined ? null : { x, y };
      return [id, { points: points.map(plain), labelAt }];
    }),
  );
  const { width = 0, height = 0 } = graph.graph() as Partial<Size>;
  const first = graph.edge(DOT, initial, "initial") as { points?: Point[] };
  return {
    width,
    height,
    rects,
    routes,
    dot: plain(graph.node(DOT) as Point),
    dotRoute: (first.points ?? []).map(plain),
  };
}

const plain = ({ x, y }: Point): Point => ({ x, y });

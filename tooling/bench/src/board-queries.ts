import {
  type Board,
  type Field,
  type Figure,
  fieldOf,
  groundOf,
  lineOfSight,
  reachable,
} from "@riposte/imperial-assault";
import { median, nanoseconds } from "./clock.js";
import { skirmishContext } from "./imperial-assault.js";

/** Nanoseconds of one query: on a board that just changed, and on one that was asked before. */
export interface QueryTimes {
  readonly map: string;
  readonly spaces: number;
  readonly sight: { readonly cold: number; readonly warm: number };
  readonly reach: { readonly cold: number; readonly warm: number };
}

const SPEED = 5;
const ROUNDS = 40;

/** Line of sight and reachable spaces on the largest map with twelve figures; cold includes building the board's tables. */
export function queryTimes(): QueryTimes {
  const boards = [...skirmishContext().boards.values()];
  const board = boards.reduce((most, one) => (one.spaces.length > most.spaces.length ? one : most));
  const figures = placed(board);
  const [viewer, target] = [figures[0] as Figure, figures.at(-1) as Figure];
  const sight = (field: Field) => lineOfSight(field, viewer, target);
  const reach = (field: Field) => reachable(field, viewer, SPEED);
  return {
    map: board.id,
    spaces: board.spaces.length,
    sight: { cold: cold(board, figures, sight), warm: warm(board, figures, sight) },
    reach: { cold: cold(board, figures, reach), warm: warm(board, figures, reach) },
  };
}

/** Figures spread evenly over the map. */
function placed(board: Board): readonly Figure[] {
  return Array.from({ length: 12 }, (_, at) => ({
    id: String(at),
    side: String(at % 2),
    spaces: [board.spaces[Math.floor((at * board.spaces.length) / 12)] as number],
  }));
}

const fresh = (board: Board, figures: readonly Figure[]): Field =>
  fieldOf(board, { openDoors: [], rubble: [], shields: [], figures }, groundOf(board));

function cold(board: Board, figures: readonly Figure[], ask: (field: Field) => unknown): number {
  return median(Array.from({ length: ROUNDS }, () => nanoseconds(() => void ask(fresh(board, figures)))));
}

function warm(board: Board, figures: readonly Figure[], ask: (field: Field) => unknown): number {
  const field = fresh(board, figures);
  const times = 1000;
  const round = () =>
    nanoseconds(() => {
      for (let i = 0; i < times; i++) ask(field);
    }) / times;
  return median(Array.from({ length: ROUNDS }, round).slice(ROUNDS / 2));
}

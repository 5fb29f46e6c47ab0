import type { Effect } from "@riposte/kernel";
import type { Game } from "@riposte/kernel/run";
import type { Context, OpMatch } from "@riposte/one-piece";
import { type TableSeen, tableSeen } from "./table-seen.js";

/** One step an ability took: which cards were chosen for it, and the table before and after. */
export interface Deed {
  readonly step: Effect & Readonly<Record<string, unknown>>;
  readonly ability: string;
  /** The how manieth time abilities of the card began. */
  readonly run: number;
  /** Whose ability it is, and the card that has it. */
  readonly seat: number;
  readonly source: number;
  chosen: readonly number[] | null;
  /** Cards looked at, and those taken of them by each `take`. */
  looked: number;
  readonly taken: (readonly number[])[];
  readonly before: TableSeen;
  after: TableSeen | null;
}

/** Keeps what abilities of one card do. */
export interface Watch {
  readonly deeds: Deed[];
  /** Forgets everything and watches the abilities of that card. */
  begin(code: string): void;
}

interface Running {
  readonly ability: string;
  readonly seat: number;
  readonly source: number;
}

/** The effects that end a step without being one, and those inside one. */
const BETWEEN = ["op:price", "op:paid", "op:resolve", "op:finish"];
const INNER = [
  "op:use",
  "op:begin",
  "op:act",
  "op:take",
  "op:taken",
  "op:put-back",
  "op:remember",
  "op:forget",
  "op:due",
];

/** The same game, with every step of the watched card's abilities kept; nothing is changed. */
export function watchedGame(context: Context, game: Game<unknown>): { game: Game<unknown>; watch: Watch } {
  let code = "";
  let open: Deed | undefined;
  let run = 0;
  const deeds: Deed[] = [];
  const close = (match: OpMatch) => {
    if (open !== undefined) open.after = tableSeen(context, match);
    open = undefined;
  };
  const look = (effect: Effect, match: OpMatch): undefined => {
    const running = match.varsOf("ability") as Running | undefined;
    if (running?.ability?.startsWith(`${code}:`) !== true) return;
    const { type } = effect;
    if (type === "op:begin") run += 1;
    if (BETWEEN.includes(type)) close(match);
    else if (open !== undefined && !isStep(type)) note(open, effect);
    else if (isStep(type) && !isAgain(open, effect)) {
      close(match);
      const { ability, seat, source } = running;
      const before = tableSeen(context, match);
      const step = effect as Deed["step"];
      open = { step, ability, run, seat, source, chosen: null, looked: 0, taken: [], before, after: null };
      deeds.push(open);
    }
  };
  const handler = { plugin: "trial", label: "trial", run: look };
  const ops = [...game.ops].map(
    ([type, op]) => [type, isWatched(type) ? { ...op, plain: false, vetoes: [handler, ...op.vetoes] } : op] as const,
  );
  const begin = (watched: string) => {
    code = watched;
    open = undefined;
    deeds.length = 0;
  };
  return { game: { ...game, ops: new Map(ops) } as Game<unknown>, watch: { deeds, begin } };
}

/** A step that asks "how many" comes again with the number. */
const isAgain = (open: Deed | undefined, effect: Effect): boolean =>
  open?.step.upTo === true && open.step.type === effect.type && !("upTo" in effect);

const isStep = (type: string): boolean => type.startsWith("op:") && !BETWEEN.includes(type) && !INNER.includes(type);

const isWatched = (type: string): boolean => type.startsWith("op:") || type === "cards:look" || type === "cards:show";

function note(deed: Deed, effect: Effect): void {
  const { cards } = effect as { readonly cards?: readonly number[] };
  if (cards === undefined) return;
  if (effect.type === "op:act") deed.chosen = cards;
  else if (effect.type === "op:taken") deed.taken.push(cards);
  else if (effect.type === "cards:look" || effect.type === "cards:show") deed.looked = cards.length;
}

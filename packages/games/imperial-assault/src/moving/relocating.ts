import { choose, effectsOf, type Questions } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { boardOf, namesOf } from "../figures/field.js";
import { deciderOf, isInPlay } from "../figures/lookup.js";
import { say } from "../messages.js";
import { reachFor } from "./budget.js";
import { isVoluntary, type Mode, mayNotLeave } from "./modes.js";
import { isAt } from "./moving.js";

const effects = effectsOf<ImperialAssault>();

type RelocationVars = ImperialAssault["procedures"]["relocation"] & {
  /** Where its one decision led it: there it is done. */
  readonly goal?: readonly string[];
  /** It has set out for where its move was to lead. */
  readonly went?: boolean;
  /** It goes by a way of its player's own, from place to place. */
  readonly own?: boolean;
};

const STOP = "stop";
const OWN_WAY = "way";

/** Movement that is used now or lost: points from elsewhere, "move X spaces", pushes (rules 5, 7). */
export const relocatingEffects: Pick<Effects, "figure:move" | "figure:push"> = {
  "figure:move": (table, { figure, spaces }, match) => {
    if (table.figures[figure] !== undefined)
      match.call("relocation", { figure, mode: "spaces", seat: deciderOf(match, figure), left: spaces });
  },
  "figure:push": (table, { figure, spaces, seat }, match) => {
    if (table.figures[figure] !== undefined) match.call("relocation", { figure, mode: "push", seat, left: spaces });
  },
};

/** Points that must be used at once. */
export const spendNow = (match: IaMatch, figure: string, points: number, to?: readonly string[]) =>
  effects.call("relocation", {
    figure,
    mode: "points",
    seat: deciderOf(match, figure),
    left: points,
    ...(to === undefined ? {} : { to: [...to] }),
  });

/** Asks where to, while something is left and there is somewhere to go. */
export const askWhere =
  (context: Context) =>
  (match: IaMatch): void => {
    const { figure, mode, seat, to, went } = match.vars as RelocationVars;
    if (to !== undefined && went !== true) {
      match.setVar("went", true);
      walk(match, to);
    } else if (stops(context, match).length > 0) match.ask("ia:relocate", seat, { figure, mode });
    else match.setVar("left", 0);
  };

/** A move is one decision: who stands where it led is done, unless points that are left buy something else. */
function walk(match: IaMatch, to: readonly string[]): void {
  const { figure, mode, own } = match.vars as RelocationVars;
  const isDone = own !== true && (mode !== "points" || match.value("points:worth", { figure }, 0) <= 0);
  if (isDone) match.setVar("goal", [...to]);
  match.call("move", { figure, to: [...to], mode });
}

/** Is it movement points that are left, and not spaces? */
export function hasPoints(match: IaMatch): boolean {
  const { mode, left } = match.vars as RelocationVars;
  return mode === "points" && left > 0;
}

export function isRelocating(match: IaMatch): boolean {
  const { figure, left, goal, own } = match.vars as RelocationVars;
  const isThere = goal !== undefined && own !== true && isInPlay(match, figure) && isAt(match, figure, goal);
  return left > 0 && !isThere;
}

/** What is moved otherwise is asked elsewhere. */
type Asked = Exclude<Mode, "activation" | "displaced">;

export const relocateQuestion = (context: Context): Questions<ImperialAssault>["ia:relocate"] => ({
  prompt: ({ about: { figure, mode } }) => say(`ia:relocate-${mode as Asked}`, { figure }),
  publicName: "ia:relocate",
  choices: (_asked, match) => {
    const { own, left } = match.vars as RelocationVars;
    return choose.one([
      ...stops(context, match).map((spaces) => ({
        key: spaces.join("+"),
        label: say("ia:to", { to: spaces[0] as string }),
        verb: "go",
      })),
      ...(own === true || left < 2 ? [] : [{ key: OWN_WAY, label: say("ia:own-way") }]),
      { key: STOP, label: say("ia:stay") },
    ]);
  },
  answer: (answer, _asked, match) => {
    if (answer === STOP) match.setVar("left", 0);
    else if (answer === OWN_WAY) match.setVar("own", true);
    else walk(match, String(answer).split("+"));
  },
});

function stops(context: Context, match: IaMatch): readonly string[][] {
  const { figure, mode, left } = match.vars as RelocationVars;
  if (left <= 0 || !isInPlay(match, figure) || (isVoluntary(mode) && mayNotLeave(match, figure))) return [];
  const board = boardOf(context, match);
  return reachFor(context, match, figure, mode)
    .stops.filter(({ cost }) => cost > 0)
    .map(({ spaces }) => namesOf(board, spaces));
}

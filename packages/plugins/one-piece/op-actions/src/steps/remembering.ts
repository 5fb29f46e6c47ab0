import type { Context } from "@riposte/one-piece";
import { tableOf } from "@riposte/one-piece";
import { isDue } from "../in-force/scheduled.js";
import type { Library } from "../library/library.js";
import { runningScene } from "../reading/scenes.js";
import type { Scheduled } from "../slice.js";
import type { StepHandlers } from "./handlers.js";
import { closeAction } from "./result.js";

type Names = "op:schedule" | "op:due" | "op:remember" | "op:forget";

/** What abilities keep for later: things put off, and what happened this turn. */
export const remembering = (context: Context, library: Library): Pick<StepHandlers, Names> => ({
  "op:schedule": (slice, { at, steps }, match) => {
    closeAction(match);
    const { seat, ability, source, bindings } = runningScene(context, library, match);
    const { turn } = tableOf(match);
    slice.scheduled = [...slice.scheduled, { at, turn, seat, ability, source, bindings: { ...bindings }, steps }];
  },
  "op:due": (slice, { at, seat }, match) => {
    slice.scheduled = slice.scheduled.filter((one) => !isDue(match, one as Scheduled, at, seat));
  },
  "op:remember": (slice, { happened }) => {
    slice.history = [...slice.history, happened];
  },
  "op:forget": (slice) => {
    slice.used = [];
    slice.history = [];
  },
});

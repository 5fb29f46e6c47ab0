import { checkDone } from "../checks/checks.js";
import { runtimeOf } from "./runtime.js";

type InMachine<R> = (match: unknown, params: unknown) => R;

/** What a machine names, done under that name: what it throws, and whatever uses its match too late, is told by it. */
export const actingAs =
  <R>(label: string, run: InMachine<R>): InMachine<R> =>
  (match, params) => {
    const rt = runtimeOf(match);
    const { acting } = rt;
    rt.acting = label;
    const returned = run(rt.match, params);
    if (rt.checks) checkDone(rt, returned);
    rt.acting = acting;
    return returned;
  };

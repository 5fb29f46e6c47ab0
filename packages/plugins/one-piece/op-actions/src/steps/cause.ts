import type { Cause } from "@riposte/one-piece";
import type { Scene } from "../reading/scene.js";

/** Whose doing it is: the running ability's, as its cost or as its effect. */
export const causeOf = ({ bindings, seat, source, code }: Scene): Cause => ({
  kind: bindings.paying === true ? "cost" : "effect",
  seat,
  source,
  code,
});

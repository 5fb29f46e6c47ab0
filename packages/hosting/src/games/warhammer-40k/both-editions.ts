import { bringEleventhEdition } from "./eleventh.js";
import * as facts from "./facts.js";
import * as rules from "./rules.js";

/** For who loads everything at once: the 11th edition is there when it is asked for. */
const withEleventh =
  <A extends readonly unknown[], R>(ask: (...about: A) => R) =>
  (...about: A): R => {
    bringEleventhEdition();
    return ask(...about);
  };

export const warhammerContext = /* @__PURE__ */ withEleventh(facts.warhammerContext);
export const warhammerLibrary = /* @__PURE__ */ withEleventh(facts.warhammerLibrary);
export const warhammerMissions = /* @__PURE__ */ withEleventh(facts.warhammerMissions);
export const warhammerRules = /* @__PURE__ */ withEleventh(rules.warhammerRules);
export const warhammerStratagems = /* @__PURE__ */ withEleventh(facts.warhammerStratagems);

import type { ActsAt } from "@riposte/kernel";
import { titleOf } from "./concrete.js";
import type { Library } from "./library.js";
import type { MechanicEffect } from "./schema/effect.js";
import type { Mechanic, Trigger } from "./schema/mechanic.js";

/** The fact each trigger waits for. */
const FACT: Readonly<Record<Exclude<Trigger, "always">, string>> = {
  "model.destroyed": "models:slain",
  "wound.lost": "volley:ended",
  "model.lost": "volley:ended",
  "hits.scored": "hits:rolled",
  "wounds.scored": "wounds:rolled",
  "attacks.resolved": "volley:ended",
  "unit.moved": "unit:moved",
  "phase.began": "phase:began",
};

/** The value a rule about a unit changes; all others are gathered for each attack. */
const VALUE: Partial<Readonly<Record<MechanicEffect["do"], string>>> = {
  permit: "unit:may",
  forbid: "unit:may",
  fnp: "unit:feel-no-pain",
};

/** Where the abilities of a library act. */
export const actsOf = ({ templates }: Library): readonly ActsAt[] =>
  [...templates.values()].flatMap((template) =>
    [...new Set(template.mechanics.flatMap(placesOf))].map((at) => ({ at, ability: titleOf(template) })),
  );

const placesOf = ({ when, effects }: Mechanic): readonly string[] =>
  when === "always" ? effects.map((effect) => VALUE[effect.do] ?? "attack:gathering") : [FACT[when]];

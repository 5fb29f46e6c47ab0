import { type ImperialAssault, imperialAssaultDeclared } from "@riposte/imperial-assault";
import { declarePlugin, type Match, needs, type Owns } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { questions } from "./asked.js";
import { stepSchemas } from "./language/step-schemas.js";
import { lasting } from "./lasting.js";
import { named } from "./named.js";
import { windows } from "./windows.js";

/** The steps of the language are this plugin's effects; what lasts is kept by the kernel, so there is no slice. */
export const declared = declarePlugin({
  name: "skirmish-steps",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, manifest.peerDependencies["@riposte/imperial-assault"])],
  uses: named(manifest.peerDependencies),
  events: {
    "ability:used": z.strictObject({ ability: z.string(), figure: z.string() }),
    "card:revealed": z.strictObject({ seat: z.int(), card: z.string() }),
    "deck:looked": z.strictObject({
      seat: z.int(),
      cards: z.array(z.strictObject({ seat: z.int(), card: z.string() })),
    }),
    "hand:revealed": z.strictObject({ seat: z.int(), cards: z.array(z.string()) }),
    "dice:rolled": z.strictObject({ dice: z.array(z.strictObject({ die: z.string(), face: z.int() })) }),
  },
  seenBy: {
    // only who looks sees which cards they are
    "deck:looked": (event, seat) => (seat === event.seat ? event : { seat: event.seat, count: event.cards.length }),
  },
  windows,
  questions,
  lasting,
  effects: stepSchemas,
});

export interface SkirmishSteps extends Owns<typeof declared> {}
export type StepsMatch = Match<SkirmishSteps>;

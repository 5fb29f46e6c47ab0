import { declarePlugin, type Match, needs, type Owns } from "@riposte/kernel";
import { type OnePiece, onePieceDeclared } from "@riposte/one-piece";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { actionSchemas } from "./language/actions.js";
import { innerSchemas } from "./language/inner.js";
import { plainSchemas } from "./language/plain.js";
import { structureSchemas } from "./language/structure.js";
import { questions } from "./openings.js";
import { Slice } from "./slice.js";

/** The verbs of the language are this plugin's effects. */
export const declared = declarePlugin({
  name: "op-actions",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<OnePiece>(onePieceDeclared, manifest.peerDependencies["@riposte/one-piece"])],
  slice: Slice,
  events: {
    "op:activated": z.strictObject({ ability: z.string(), card: z.int(), seat: z.int() }),
    "op:resolved": z.strictObject({ ability: z.string(), seat: z.int(), acted: z.boolean() }),
  },
  questions,
  effects: { ...actionSchemas, ...plainSchemas, ...structureSchemas, ...innerSchemas },
});

export interface OpActions extends Owns<typeof declared> {}
export type OaMatch = Match<OpActions>;

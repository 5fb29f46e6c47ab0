import { type ImperialAssault, imperialAssaultDeclared } from "@riposte/imperial-assault";
import { declarePlugin, needs, type Owns, visible } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };

/** The tokens a figure can have. */
export const PowerToken = z.enum(["hit", "surge", "block", "evade"]);
export type PowerToken = z.infer<typeof PowerToken>;

const Figure = z.string().meta({ description: "A figure's id" });
const Seat = z.int().min(0).max(1);
const Gained = z.union([PowerToken, z.literal("wild")]).meta({ description: "wild: whoever owns the effect picks" });
const by = z.string();
const fact = z.strictObject({ figure: Figure, token: PowerToken });

const Distribution = z.strictObject({ among: z.array(Figure), token: Gained, count: z.int().min(1), by });

export const Slice = z.strictObject({
  held: z.record(Figure, z.array(PowerToken)).meta({ description: "Tokens by figure, in the order gained" }),
});

export const declared = declarePlugin({
  name: "power-tokens",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, manifest.peerDependencies["@riposte/imperial-assault"])],
  slice: {
    version: 1,
    schema: Slice,
    initial: (): z.infer<typeof Slice> => ({ held: {} }),
    visibility: { held: visible.all },
  },
  events: {
    "power-token:gained": z.strictObject({ figure: Figure, token: PowerToken, by }),
    "power-token:spent": fact,
    "power-token:discarded": fact,
  },
  effects: {
    "power-token:gain": z.strictObject({
      figure: Figure,
      token: Gained,
      by,
      seat: Seat.optional().meta({ description: "Who picks the type of a wild one; the figure's player when absent" }),
    }),
    "power-token:distribute": Distribution.extend({ seat: Seat }),
    "power-token:spend": fact,
    "power-token:discard": fact,
    "power-token:forget": z.strictObject({ figure: Figure }),
  },
  questions: {
    "power-tokens:type": z.strictObject({ figure: Figure, by }),
    "power-tokens:excess": z.strictObject({ figure: Figure }),
    "power-tokens:distribute": Distribution,
  },
  lasting: {
    "power-token:committed": fact.meta({ description: "A token spent in an attack counts until the attack is over" }),
  },
  values: {
    "power-token:limit": {
      kind: "number",
      subject: z.strictObject({ figure: Figure }),
      means: "How many tokens a figure may keep",
    },
    "power-token:spends": {
      kind: "number",
      subject: z.strictObject({ figure: Figure }),
      means: "How many tokens a figure may spend in one attack",
    },
  },
});

export interface PowerTokens extends Owns<typeof declared> {}

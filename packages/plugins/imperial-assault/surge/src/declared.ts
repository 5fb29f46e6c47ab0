import { type ImperialAssault, imperialAssaultDeclared, Surge as SurgeAbility } from "@riposte/imperial-assault";
import { declarePlugin, needs, type Owns } from "@riposte/kernel";
import { type PowerTokens, powerTokensDeclared } from "@riposte/power-tokens";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };

const Figure = z.string().meta({ description: "A figure's id" });

const Grant = z.strictObject({
  figure: Figure,
  surges: z.array(SurgeAbility).min(1),
  by: z.string(),
  once: z.boolean().meta({ description: "For one attack only: another one inside it does not have them" }),
});

export const declared = declarePlugin({
  name: "surge",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, manifest.peerDependencies["@riposte/imperial-assault"])],
  uses: [needs<PowerTokens>(powerTokensDeclared, manifest.peerDependencies["@riposte/power-tokens"])],
  events: {
    "surge:ability-used": z.strictObject({ ability: z.string(), figure: Figure }),
  },
  effects: {
    "surge:grant": z.strictObject({
      figure: Figure,
      surges: z.array(SurgeAbility).min(1),
      until: z
        .enum(["attack", "next-attack", "activation", "round", "match"])
        .meta({ description: "This attack, the figure's next one in this activation, or everything until then" }),
      by: z.string(),
    }),
    "surge:borrow": z
      .strictObject({ figure: Figure, of: Figure })
      .meta({ description: "In this attack it has the printed surge abilities of another figure in place of its own" }),
    // a named surge ability: what it does belongs to the plugin that wires its id and hears the event
    "surge:ability": z.strictObject({ ability: z.string(), figure: Figure }),
  },
  lasting: {
    "surge:granted": Grant.meta({ description: "Surge abilities a figure has by an effect" }),
    "surge:next": Grant.meta({ description: "Those for its next attack" }),
    "surge:borrowed": z
      .strictObject({ figure: Figure, card: z.string() })
      .meta({ description: "In place of its own it has those of another figure's card" }),
  },
  values: {
    "surge:uses": {
      kind: "number",
      subject: z.strictObject({ figure: Figure, surge: z.string() }),
      means: "How often a surge ability may be used in one attack; 0 for one that is replaced",
    },
    "surge:wired": {
      kind: "flag",
      subject: z.strictObject({ figure: Figure, ability: z.string() }),
      means: "Does a plugin wire the named ability?",
    },
  },
});

export interface Surge extends Owns<typeof declared> {}

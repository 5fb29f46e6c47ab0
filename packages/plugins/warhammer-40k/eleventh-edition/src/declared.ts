import { type CriticalHits, criticalHitsDeclared } from "@riposte/critical-hits";
import { type Behaviour, declarePlugin, type Match, needs, type Owns } from "@riposte/kernel";
import { Place, Quantity, type Setup, type Warhammer, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { type Mechanics, mechanicsDeclared } from "@riposte/warhammer-40k-abilities";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { freshRecord } from "./missions/record.js";
import { Awaited, Pools, visibility } from "./slice.js";

const none = z.strictObject({});
const Group = z.string().meta({ description: "An allocation group: models of one profile, or a CHARACTER" });

const Surge = z.strictObject({ unit: z.string(), inches: Quantity, by: z.string() });

/** Nothing under way; missions as the setup names them. */
function initial(setup: never): Pools {
  const { missions } = setup as Partial<Setup>;
  return { pools: [], ...(missions === undefined ? {} : { missions: freshRecord(missions) }) };
}

export const declared = declarePlugin({
  name: "eleventh-edition",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"])],
  uses: [
    needs<CriticalHits | Mechanics>(criticalHitsDeclared, manifest.peerDependencies["@riposte/critical-hits"]),
    needs<CriticalHits | Mechanics>(mechanicsDeclared, manifest.peerDependencies["@riposte/warhammer-40k-abilities"]),
  ],
  slice: { version: 1, schema: Pools, initial, visibility },
  events: {
    "pool:ordered": z.strictObject({ order: z.array(Group) }),
    "unit:crushed": z.strictObject({ unit: z.string(), enemy: z.string(), faces: z.array(z.int()) }),
    "mission:taken": z.strictObject({ seat: z.int(), card: z.string() }),
    "mission:drawn": z.strictObject({ seat: z.int(), card: z.string() }),
    "mission:discarded": z.strictObject({ seat: z.int(), card: z.string() }),
    "action:started": z.strictObject({ unit: z.string(), action: z.string() }),
    "action:ended": z.strictObject({ unit: z.string(), action: z.string(), completed: z.boolean() }),
    "unit:surges": z.strictObject({ unit: z.string(), inches: z.int(), by: z.string() }),
    "saves:rolled": z.strictObject({ faces: z.array(z.int()) }),
  },
  effects: {
    "pool:begin": none,
    "pool:order": z.strictObject({ order: z.array(Group) }),
    "pool:aim": z.strictObject({ group: Group.nullable() }),
    "pool:roll-saves": none,
    "pool:sort": none,
    "pool:strike": none,
    "pool:devastate": none,
    "pool:part": z.strictObject({ criticals: z.int().min(1) }),
    "pool:end": none,
    "unit:crush": z.strictObject({ unit: z.string(), enemy: z.string(), dice: z.int().min(0), by: z.string() }),
    "unit:counter-charge": z.strictObject({
      unit: z.string(),
      target: z.string(),
      most: z.int().optional().meta({ description: "What its roll counts for at most" }),
    }),
    "deaths:wait": z.strictObject({ waiting: z.array(Awaited) }),
    "deaths:tell": none,
    "missions:settle": none,
    "missions:begin-turn": none,
    "missions:note-slain": z.strictObject({ unit: z.string() }),
    "missions:draw": z.strictObject({ seat: z.int(), count: z.int().min(1) }),
    "missions:discard": z.strictObject({ seat: z.int(), cards: z.array(z.string()) }),
    "missions:swap": z.strictObject({ seat: z.int(), card: z.string() }),
    "missions:score": z.strictObject({ at: z.enum(["command", "turn"]) }),
    "missions:count": z.strictObject({
      seat: z.int(),
      card: z.string(),
      kind: z.enum(["primary", "secondary"]),
      points: z.int().min(1),
    }),
    "action:start": z.strictObject({ unit: z.string(), action: z.string() }),
    "actions:end": none,
    "scouts:call": none,
    "surge:offer": Surge,
    "surge:roll": Surge,
    "surge:move": z.strictObject({ unit: z.string(), place: Place }),
    "lethal:ask": z.strictObject({ criticals: z.int().min(1), by: z.string() }),
  },
  questions: {
    "11e:charge": z.null(),
    "11e:action": z.strictObject({ advised: z.string().meta({ description: "What brings most, or done" }) }),
    "11e:swap": z.strictObject({ advised: z.string() }),
    "11e:discard": z.strictObject({ advised: z.array(z.string()) }),
    "11e:scouts": z.strictObject({ unit: z.string() }),
    "11e:surge": Surge,
    "11e:surge-to": z.strictObject({ unit: z.string(), inches: z.int() }),
    "11e:shooting-type": z.strictObject({ unit: z.string() }),
    "11e:order": z.strictObject({ groups: z.array(Group) }),
    "11e:precision": z.null(),
    "11e:sub-pool": z.strictObject({ criticals: z.int().min(1) }),
    "11e:models": z.strictObject({ group: Group }),
    "11e:lethal": z.strictObject({
      criticals: z.int().min(1),
      advised: z.int().min(0).meta({ description: "As many as harm more without a roll" }),
      by: z.string(),
    }),
    "11e:retarget": z.strictObject({
      part: z.string(),
      weapon: z.string(),
      target: z.string(),
      from: z.string().optional(),
    }),
  },
});

export interface Eleventh extends Owns<typeof declared> {}

/** How an effect of this edition is handled. */
export type Effects = Behaviour<Eleventh>["effects"];
export type EleventhMatch = Match<Eleventh>;

import { declarePlugin, needs, type Owns, visible } from "@riposte/kernel";
import { Quantity, type Warhammer, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };
import { by, Seat, Selection, Triggered, unit } from "./happening.js";

/** An ability of a weapon in several forms, of which one counts. */
const Instance = z.strictObject({
  unit,
  part: z.string(),
  weapon: z.string(),
  ability: z.string().meta({ description: "Its key in the library" }),
  among: z.array(by).min(2),
});

/** What a unit has lost to the attacks being made. */
const Lost = z.enum(["wound", "model"]);

/** A unit that was hit, and with what. */
const Struck = z.strictObject({ unit, part: z.string(), weapon: z.string() });

const Slice = z.strictObject({
  amounts: z.record(z.string(), z.int()).meta({ description: "Dice of permissions, such as Scouts D6+4, rolled once" }),
  uses: z
    .record(z.string(), z.int().min(0))
    .meta({ description: "How often limited rules were used, by unit and time" }),
  losses: z
    .record(z.string(), Lost)
    .optional()
    .meta({ description: "What units with a rule about it have lost to the attacks being made" }),
  struck: z
    .array(Struck)
    .optional()
    .meta({ description: "Whom the attacks being made have hit, where a rule of their unit asks for it" }),
});

export const declared = declarePlugin({
  name: "mechanics",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<Warhammer>(warhammer40kDeclared, manifest.peerDependencies["@riposte/warhammer-40k"])],
  slice: {
    version: 1,
    schema: Slice,
    initial: (): z.infer<typeof Slice> => ({ amounts: {}, uses: {} }),
    visibility: { amounts: visible.all, uses: visible.all, losses: visible.all, struck: visible.all },
  },
  events: {
    "mechanics:amount-rolled": z.strictObject({ unit, by, amount: z.int() }),
    "mechanics:may-surge": z.strictObject({ unit, by, inches: Quantity }),
    "mechanics:fights-on": z.strictObject({ unit, part: z.string(), models: z.string(), by }),
    "mechanics:triggered": z.strictObject({
      unit,
      by,
      face: z.int().nullable().meta({ description: "The D6, where one is rolled" }),
      happens: z.boolean(),
      manual: z.array(z.string()).meta({ description: "What players see to themselves" }),
    }),
  },
  effects: {
    "mechanics:roll-amount": z.strictObject({ unit, key: z.string(), by, amount: Quantity }),
    "mechanics:line-up": z.strictObject({
      waiting: z.array(Triggered),
      seat: Seat.optional().meta({ description: "Who says in which order; the active player when left out" }),
      isDeath: z.boolean().optional().meta({ description: "They are about models that died" }),
    }),
    "mechanics:trigger": Triggered,
    "mechanics:note-loss": z.strictObject({ unit, lost: Lost }),
    "mechanics:forget-losses": z.strictObject({}),
    "mechanics:note-hit": Struck,
    "mechanics:forget-hits": z.strictObject({}),
    "mechanics:select": Selection,
    "mechanics:pick": Instance,
  },
  questions: { "mechanics:order": z.array(Triggered), "mechanics:instance": Instance, "mechanics:select": Selection },
});

export interface Mechanics extends Owns<typeof declared> {}

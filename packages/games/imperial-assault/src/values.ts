import type { ValueDeclaration } from "@riposte/kernel";
import { z } from "zod";
import { Condition } from "./facts/vocabulary.js";

const inAttack = z.strictObject({ attacker: z.string(), defender: z.string() });
const ofFigure = z.strictObject({ figure: z.string() });
const ofSeat = z.strictObject({ seat: z.int() });

type Values = Readonly<Record<string, ValueDeclaration<unknown>>>;

/** What plugins may change, always with a reason. */
export const values = {
  "attack:pool": { kind: "record", subject: inAttack, means: "The attack dice, by colour" },
  "defense:pool": { kind: "record", subject: inAttack, means: "The defense dice, by colour" },
  "attack:results": { kind: "record", subject: inAttack, means: "The results of both sides, by symbol" },
  "attack:keywords": { kind: "record", subject: inAttack, means: "Pierce, Blast and Recover of this attack" },
  "attack:aim": {
    kind: "record",
    subject: inAttack,
    means: "What can be targeted: reach in spaces, whether figures are looked past, how far the attacker sees",
  },
  "attack:needed": { kind: "number", subject: inAttack, means: "The accuracy a ranged attack needs" },
  "attack:damage": { kind: "number", subject: inAttack, means: "The damage the defender is to suffer" },
  "attack:target": {
    kind: "flag",
    subject: inAttack,
    means:
      "May the attacker declare the defender? Not where a card forbids it, where it lies incapacitated or belongs to neither player",
  },
  "figure:speed": { kind: "number", subject: ofFigure, means: "Speed" },
  "points:worth": { kind: "flag", subject: ofFigure, means: "Do its movement points buy anything but steps?" },
  "figure:surcharge": {
    kind: "flag",
    subject: ofFigure,
    means: "Does it pay more for difficult terrain and hostile figures?",
  },
  "figure:tread": {
    kind: "record",
    subject: ofFigure,
    means:
      "Blocking and impassable ground when it moves: 0 closed, 1 difficult and no place to stop, 2 nothing special; besideWalls: only in spaces with a wall; along: each step keeps it on a space of its own",
  },
  "figure:professional": { kind: "flag", subject: ofFigure, means: "Has it Professional, whatever is printed?" },
  "figure:gains": {
    kind: "flag",
    subject: z.strictObject({ figure: z.string(), condition: Condition }),
    means: "Can it gain this condition?",
  },
  "move:points": { kind: "number", subject: ofFigure, means: "Movement points that a move it performs gives" },
  "figure:suffers": { kind: "flag", subject: ofFigure, means: "Do its harmful conditions do anything?" },
  "figure:damages": { kind: "flag", subject: ofFigure, means: "Can it suffer damage, so that costs are paid with it?" },
  "figure:strains": { kind: "flag", subject: ofFigure, means: "Can it suffer strain, so that costs are paid with it?" },
  "figure:melee": { kind: "flag", subject: ofFigure, means: "Is its attack melee, whatever is printed?" },
  "figure:health": { kind: "number", subject: ofFigure, means: "Health" },
  "strain:price": {
    kind: "number",
    subject: ofFigure,
    means: "Command cards discarded for each point of strain that is to do no damage",
  },
  "figure:cost": { kind: "number", subject: ofFigure, means: "What it costs, for cards that ask" },
  "figure:defeat-vp": { kind: "number", subject: ofFigure, means: "Victory points for defeating it" },
  "activation:attacks": {
    kind: "number",
    subject: ofFigure,
    means: "How many actions of one activation may contain attacks",
  },
  "activation:repeats": {
    kind: "number",
    subject: ofFigure,
    means: "How often one special action may be taken in an activation",
  },
  "figure:interact": { kind: "flag", subject: ofFigure, means: "Can it interact?" },
  "figure:leave": { kind: "flag", subject: ofFigure, means: "Can it leave its space by choice?" },
  "ability:reach": {
    kind: "number",
    subject: ofFigure,
    means: "How far abilities of its own card reach friends printed as adjacent or within 2; 0: as printed",
  },
  "figure:specials": { kind: "flag", subject: ofFigure, means: "Can it use the special actions printed on its card?" },
  "figure:control": { kind: "flag", subject: ofFigure, means: "Does it count for control?" },
  "discard:open": {
    kind: "flag",
    subject: ofSeat,
    means: "Can cards in its discard pile be chosen, played or taken back?",
  },
  "control:uncounted": {
    kind: "number",
    subject: z.strictObject({ seat: z.int(), place: z.string() }),
    means: "How many of its figures are not counted for the control of one thing: a space, an area",
  },
  "control:terminals": {
    kind: "flag",
    subject: ofSeat,
    means: "Does it control all terminals, whichever figures stand there?",
  },
  "group:activatable": { kind: "flag", subject: z.strictObject({ group: z.string() }), means: "Can it activate?" },
} satisfies Values;

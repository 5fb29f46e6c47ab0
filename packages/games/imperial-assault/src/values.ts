import type { Schema, ValueDeclaration } from "@riposte/kernel";
import { z } from "zod";
import { Condition } from "./facts/vocabulary.js";

/** Values of such a subject. */
const of =
  <Subject>(subject: Schema<Subject>) =>
  (kind: ValueDeclaration<Subject>["kind"], means: string): ValueDeclaration<Subject> => ({ kind, subject, means });

const inAttack = of(z.strictObject({ attacker: z.string(), defender: z.string() }));
const ofFigure = of(z.strictObject({ figure: z.string() }));
const ofSeat = of(z.strictObject({ seat: z.int() }));

/** What plugins may change, always with a reason. */
export const values = {
  "attack:pool": inAttack("record", "The attack dice, by colour"),
  "defense:pool": inAttack("record", "The defense dice, by colour"),
  "attack:results": inAttack("record", "The results of both sides, by symbol"),
  "attack:keywords": inAttack("record", "Pierce, Blast and Recover of this attack"),
  "attack:aim": inAttack(
    "record",
    "What can be targeted: reach in spaces, whether figures are looked past, how far the attacker sees",
  ),
  "attack:needed": inAttack("number", "The accuracy a ranged attack needs"),
  "attack:damage": inAttack("number", "The damage the defender is to suffer"),
  "attack:target": inAttack(
    "flag",
    "May the attacker declare the defender? Not where a card forbids it, where it lies incapacitated or belongs to neither player",
  ),
  "figure:speed": ofFigure("number", "Speed"),
  "points:worth": ofFigure("flag", "Do its movement points buy anything but steps?"),
  "figure:surcharge": ofFigure("flag", "Does it pay more for difficult terrain and hostile figures?"),
  "figure:tread": ofFigure(
    "record",
    "Blocking and impassable ground when it moves: 0 closed, 1 difficult and no place to stop, 2 nothing special; besideWalls: only in spaces with a wall; along: each step keeps it on a space of its own",
  ),
  "figure:professional": ofFigure("flag", "Has it Professional, whatever is printed?"),
  "figure:gains": of(z.strictObject({ figure: z.string(), condition: Condition }))(
    "flag",
    "Can it gain this condition?",
  ),
  "step:answers": of(z.strictObject({ figure: z.string(), window: z.enum(["figure:entered", "figure:leaving"]) }))(
    "record",
    "From how far such a step may be answered, by figure or space",
  ),
  "move:points": ofFigure("number", "Movement points that a move it performs gives"),
  "figure:suffers": ofFigure("flag", "Do its harmful conditions do anything?"),
  "figure:damages": ofFigure("flag", "Can it suffer damage, so that costs are paid with it?"),
  "figure:strains": ofFigure("flag", "Can it suffer strain, so that costs are paid with it?"),
  "figure:melee": ofFigure("flag", "Is its attack melee, whatever is printed?"),
  "figure:health": ofFigure("number", "Health"),
  "strain:price": ofFigure("number", "Command cards discarded for each point of strain that is to do no damage"),
  "figure:cost": ofFigure("number", "What it costs, for cards that ask"),
  "figure:defeat-vp": ofFigure("number", "Victory points for defeating it"),
  "activation:attacks": ofFigure("number", "How many actions of one activation may contain attacks"),
  "activation:repeats": ofFigure("number", "How often one special action may be taken in an activation"),
  "figure:interact": ofFigure("flag", "Can it interact?"),
  "figure:leave": ofFigure("flag", "Can it leave its space by choice?"),
  "ability:reach": ofFigure(
    "number",
    "How far abilities of its own card reach friends printed as adjacent or within 2; 0: as printed",
  ),
  "figure:specials": ofFigure("flag", "Can it use the special actions printed on its card?"),
  "figure:control": ofFigure("flag", "Does it count for control?"),
  "discard:open": ofSeat("flag", "Can cards in its discard pile be chosen, played or taken back?"),
  "control:uncounted": of(z.strictObject({ seat: z.int(), place: z.string() }))(
    "number",
    "How many of its figures are not counted for the control of one thing: a space, an area",
  ),
  "control:terminals": ofSeat("flag", "Does it control all terminals, whichever figures stand there?"),
  "group:activatable": of(z.strictObject({ group: z.string() }))("flag", "Can it activate?"),
};

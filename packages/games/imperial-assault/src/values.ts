import { z } from "zod";

const inAttack = z.strictObject({ attacker: z.string(), defender: z.string() });
const ofFigure = z.strictObject({ figure: z.string() });

/** Numbers that plugins may change, always with a reason. */
export const values = {
  "attack:pool": { subject: inAttack },
  "defense:pool": { subject: inAttack },
  "attack:results": { subject: inAttack },
  "attack:keywords": { subject: inAttack },
  // what can be targeted: reach in spaces, whether figures are looked past, how far the attacker sees
  "attack:aim": { subject: inAttack },
  "attack:needed": { subject: inAttack },
  "attack:damage": { subject: inAttack },
  // 1 where the attacker may declare the defender as its target; 0 where a card forbids it, or where it lies incapacitated or is nobody's
  "attack:target": { subject: inAttack },
  "figure:speed": { subject: ofFigure },
  // 0 where a figure pays nothing more for difficult terrain and hostile figures
  "figure:surcharge": { subject: ofFigure },
  // what blocking and impassable ground is to a figure that moves: 0 closed, 1 difficult and no place to stop, 2 nothing special;
  // besideWalls: only in spaces with a wall; along: each step keeps it on a space of its own
  "figure:tread": { subject: ofFigure },
  // more than 0 where a figure has Professional, whatever is printed
  "figure:professional": { subject: ofFigure },
  // 0 where the harmful conditions of a figure do nothing
  "figure:suffers": { subject: ofFigure },
  // 0 where a figure cannot suffer strain, so that no cost is paid with it
  "figure:strains": { subject: ofFigure },
  // more than 0 where a figure's attack type is melee, whatever is printed
  "figure:melee": { subject: ofFigure },
  "figure:health": { subject: ofFigure },
  // command cards that must be discarded for each point of strain that is to do no damage
  "strain:price": { subject: ofFigure },
  // what it is worth when defeated, and what cards ask for
  "figure:cost": { subject: ofFigure },
  "figure:defeat-vp": { subject: ofFigure },
  // more than 1: several actions of an activation may contain attacks
  "activation:attacks": { subject: ofFigure },
  // more than 1: one special action of an activation may be taken again, so many times in all
  "activation:repeats": { subject: ofFigure },
  // 0 where a figure cannot interact
  "figure:interact": { subject: ofFigure },
  // 0 where a figure cannot leave its space by choice
  "figure:leave": { subject: ofFigure },
  // how far abilities of a figure's own card reach friends that are printed as adjacent or within 2; 0: as printed
  "ability:reach": { subject: ofFigure },
  // 0 where a figure cannot use the special actions printed on its card
  "figure:specials": { subject: ofFigure },
  // 0 where a figure does not count for control
  "figure:control": { subject: ofFigure },
  // 0 where cards in a discard pile cannot be chosen, played or taken back
  "discard:open": { subject: z.strictObject({ seat: z.int() }) },
  // how many figures of a seat are not counted for the control of one thing: a space, an area
  "control:uncounted": { subject: z.strictObject({ seat: z.int(), place: z.string() }) },
  // more than 0 where a seat controls all terminals, whoever stands there
  "control:terminals": { subject: z.strictObject({ seat: z.int() }) },
  // 0 where a group cannot activate
  "group:activatable": { subject: z.strictObject({ group: z.string() }) },
};

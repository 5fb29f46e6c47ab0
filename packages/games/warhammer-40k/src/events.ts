import { z } from "zod";
import { Phase, RollKind } from "./slice.js";

const unit = z.string();
const seat = z.int();
const faces = z.array(z.int());
const inAttack = { attacker: unit, target: unit, weapon: z.string() };

/** Facts the table publishes. */
export const events = {
  // all units are deployed; Infiltrators and Scouts come next
  "battle:began": z.strictObject({}),
  "round:began": z.strictObject({ round: z.int() }),
  "turn:began": z.strictObject({ round: z.int(), seat }),
  "phase:began": z.strictObject({ round: z.int(), seat, phase: Phase }),
  "phase:ended": z.strictObject({ round: z.int(), seat, phase: Phase }),
  "turn:ended": z.strictObject({ round: z.int(), seat }),
  "round:ended": z.strictObject({ round: z.int() }),
  "command:gained": z.strictObject({ seat, amount: z.int(), by: z.string() }),
  "command:spent": z.strictObject({ seat, amount: z.int(), by: z.string() }),
  "objectives:scored": z.strictObject({ seat, held: z.array(z.string()), points: z.int() }),
  "victory:scored": z.strictObject({ seat, points: z.int(), by: z.string() }),
  "battle-shock:tested": z.strictObject({ unit, faces, passed: z.boolean() }),
  "leadership:tested": z.strictObject({ unit, faces, passed: z.boolean(), by: z.string() }),
  "unit:battle-shocked": z.strictObject({ unit }),
  "roll:made": z.strictObject({ kind: RollKind, unit, faces }),
  "unit:set-up": z.strictObject({ unit, along: z.int(), lane: z.int() }),
  "unit:withdrawn": z.strictObject({ unit }),
  "unit:embarked": z.strictObject({ unit, transport: unit }),
  "unit:disembarked": z.strictObject({ unit, along: z.int(), lane: z.int() }),
  "guns:lent": z.strictObject({ unit, by: unit, weapon: z.string(), count: z.int() }),
  "unit:charged": z.strictObject({ unit, inches: z.int() }),
  "charge:failed": z.strictObject({ unit }),
  "unit:fought": z.strictObject({ unit }),
  "mark:set": z.strictObject({ mark: z.string(), owner: seat, on: z.string() }),
  "mark:expired": z.strictObject({ mark: z.string(), owner: seat, on: z.string() }),
  "grant:added": z.strictObject({ unit, grant: z.string() }),
  "grant:expired": z.strictObject({ unit, grant: z.string() }),
  "unit:moved": z.strictObject({ unit, how: z.string(), inches: z.int() }),
  "targets:chosen": z.strictObject({ unit, targets: z.array(unit) }),
  // heard by every plugin with rules: they answer with attack:contribute
  "attack:gathering": z.strictObject(inAttack),
  "attack:described": z.strictObject(inAttack),
  "profiles:rolled": z.strictObject({ unit, weapon: z.string(), faces }),
  "attacks:rolled": z.strictObject({ attacks: z.int() }),
  "hits:rolled": z.strictObject({ faces, hits: z.int(), criticals: z.int() }),
  "strengths:rolled": z.strictObject({ strengths: z.array(z.int()) }),
  "wounds:rolled": z.strictObject({ faces, wounds: z.int(), criticals: z.int() }),
  "hits:added": z.strictObject({ count: z.int(), by: z.string() }),
  "wounds:added": z.strictObject({ count: z.int(), by: z.string() }),
  "wounds:deferred": z.strictObject({ count: z.int(), by: z.string() }),
  "roll:rerolled": z.strictObject({ from: z.int(), to: z.int(), by: z.string() }),
  "attack:saved": z.strictObject({ face: z.int(), needed: z.int() }),
  "save:failed": z.strictObject({ face: z.int(), needed: z.int() }),
  "damage:rolled": z.strictObject({ damage: z.int() }),
  "damage:ignored": z.strictObject({ unit, points: z.int(), faces }),
  "models:wounded": z.strictObject({ unit, models: z.string(), wounds: z.int() }),
  "models:slain": z.strictObject({ unit, models: z.string(), count: z.int() }),
  "models:lingered": z.strictObject({ unit, models: z.string() }),
  "mortal:inflicted": z.strictObject({ unit, wounds: z.int(), by: z.string() }),
  "mortal:rolled": z.strictObject({ unit, faces, wounds: z.int(), by: z.string() }),
  "unit:exploded": z.strictObject({ unit, face: z.int(), struck: z.array(unit), by: z.string() }),
  // one part of a unit: the bodyguard or a leader; the unit itself where no leader is with it
  "part:destroyed": z.strictObject({ unit, part: unit, seat }),
  "unit:destroyed": z.strictObject({ unit, seat }),
  "unit:split": z.strictObject({ unit, leader: unit }),
  "attack:ended": z.strictObject(inAttack),
  "volley:ended": z.strictObject({ unit }),
};

import type { Flag } from "../../command.js";
import { ODDS_GUEST_FLAG } from "../odds-guest-flag.js";
import { UNITS_FLAG } from "./units-flag.js";

/** Attacks of a unit of Warhammer 40,000 against another: its weapons, the circumstances, and how they are resolved. */
export const ODDS_FLAGS: readonly Flag[] = [
  { name: "edition", value: "N", help: "10, 11, or a dated ruleset such as 11e-2026-06; 10 unless given" },
  { name: "attacker", value: "UNIT", help: "the attacking unit by id or name, such as ember-guard" },
  { name: "defender", value: "UNIT", help: "the target, such as thorn-stalkers" },
  {
    name: "armies",
    value: "FILES",
    help: "whose units they are: an army file, a pasted list or a roster; or two of them, the attacker's first",
  },
  { ...UNITS_FLAG, help: "the units that riposte datasheets wrote there, for lists and by themselves" },
  { name: "distance", value: "N", help: "inches between them, 12 unless given" },
  {
    name: "weapons",
    value: "IDS",
    repeated: true,
    help: "which weapons, in firing order, separated by commas; all that the rules allow unless given",
  },
  { name: "weapon", value: "ID", repeated: true, help: "the same, one at a time" },
  {
    name: "order",
    value: "IDS",
    repeated: true,
    help: "in the 11th edition, what comes first: models of the target by id, and criticals before other wounds",
  },
  { name: "phase", value: "PHASE", help: "shooting or fight; shooting unless the weapons are for melee" },
  { name: "cover", help: "the target has the Benefit of Cover" },
  { name: "stationary", help: "the attacker remained stationary" },
  { name: "advanced", help: "the attacker advanced" },
  { name: "charged", help: "the attacker charged this turn" },
  { name: "engaged", help: "attacker and target are engaged with each other" },
  { name: "unseen", help: "no model of the target is visible" },
  {
    name: "reroll",
    value: "ROLLS",
    help: "re-rolls from elsewhere, as in hit:ones,wound:any; of hit, wound, damage, attacks and the target's save",
  },
  { name: "command-reroll", value: "ROLL", help: "a Command Re-roll for one hit, wound, damage, attacks or save roll" },
  { name: "stratagem", value: "IDS", help: "stratagems in force, such as go-to-ground" },
  { name: "lost", value: "N", help: "wounds the attacker's first model has lost, for Damaged" },
  { name: "file", value: "FILE", help: "the attack as JSON, see docs/attacks; instead of the flags above" },
  ODDS_GUEST_FLAG,
  { name: "runs", value: "N", help: "simulate so many runs instead of counting every roll" },
  { name: "roll", help: "roll it once and tell every die" },
  { name: "seed", value: "SEED", help: "the seed of --runs and --roll; 1 unless given" },
];

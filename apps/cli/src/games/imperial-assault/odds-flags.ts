import type { Flag } from "../../command.js";
import { ODDS_GUEST_FLAG } from "../odds-guest-flag.js";

/** An attack of Imperial Assault: two cards, how far apart, in which condition. */
export const ODDS_FLAGS: readonly Flag[] = [
  { name: "attacker", value: "CARD", help: "the attacking figure's card, such as stormtrooper-elite" },
  { name: "defender", value: "CARD", help: "the target's card, such as rebel-trooper" },
  { name: "distance", value: "N", help: "spaces between them, 1 unless given" },
  { name: "focus", help: "the attacker is focused" },
  { name: "hidden", help: "the attacker is hidden" },
  { name: "weakened", help: "the attacker is weakened" },
  { name: "defender-hidden", help: "the target is hidden" },
  { name: "defender-weakened", help: "the target is weakened" },
  ODDS_GUEST_FLAG,
];

import { counted } from "@riposte/words";
import type { AttackerMark, TargetMark } from "./skirmish-form.js";

/** The words of the calculator about Imperial Assault. */
export const skirmishTexts = {
  die: { red: "red", yellow: "yellow", green: "green", blue: "blue", white: "white", black: "black" },
  health: "health",
  mark: {
    focused: "Focused",
    hidden: "Hidden",
    weakened: "Weakened",
    hit: "+1 hit",
    surge: "+1 surge",
    accuracy: "+1 accuracy",
    block: "+1 block",
    evade: "+1 evade",
  } satisfies Record<AttackerMark | TargetMark, string>,
  affiliation: { imperial: "Imperial", rebel: "Rebel", mercenary: "Mercenary", neutral: "Neutral" } as Readonly<
    Record<string, string>
  >,
  distance: "spaces apart",
  wrong: {
    dice: "0 to 5 dice.",
    pool: "At least 1 die is rolled.",
    health: "1 to 100.",
    distance: "0 to 99 spaces.",
  },
  melee: "melee",
  ranged: "ranged",
  about: (type: string, health: number, speed: number) => `${type}, health ${health}, speed ${speed}`,
  defends: (health: number, speed: number) => `health ${health}, speed ${speed}`,
  hits: "hits",
  surges: "surges",
  blocks: "blocks",
  misses: "misses",
  damage: "damage",
  dice: (count: number) => counted(count, "die", "dice"),
  noDice: "no dice",
  evades: (mean: string) => `${mean} evaded`,
  needs: (needed: number) => `needs ${needed} accuracy`,
  needsNone: "no accuracy needed",
  best: "surges spent well",
  all: (health: number) => `${health} damage, defeated`,
  defeats: (target: string) => `most likely defeats the ${target}`,
  hurts: (damage: number) => `most likely does ${damage} damage`,
  nothing: "most likely does nothing",
  bought: (surge: string, chance: string) => `Surge, ${surge}: bought in ${chance} of attacks.`,
  missed: {
    accuracy: (chance: string) => `Too little accuracy: ${chance}.`,
    dodge: (chance: string) => `Dodged: ${chance}.`,
  },
  pool: (dice: string) => `Dice: ${dice}.`,
} as const;

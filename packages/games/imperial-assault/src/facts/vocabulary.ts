import { z } from "zod";

/** The affiliations an army can have. */
export const Affiliation = z.enum(["rebel", "imperial", "mercenary"]);
export type Affiliation = z.infer<typeof Affiliation>;

/** The affiliations a card can have; a neutral card fits any army. */
export const CardAffiliation = z.enum(["rebel", "imperial", "mercenary", "neutral"]);
export type CardAffiliation = z.infer<typeof CardAffiliation>;

/** The fourteen traits (rules, section 16). */
export const Trait = z.enum([
  "brawler",
  "creature",
  "droid",
  "force-user",
  "guardian",
  "heavy-weapon",
  "hunter",
  "leader",
  "smuggler",
  "spy",
  "technician",
  "trooper",
  "vehicle",
  "wookiee",
]);
export type Trait = z.infer<typeof Trait>;

/** The conditions, under the word the surge keyword uses. */
export const Condition = z.enum(["bleed", "focus", "hide", "stun", "weaken"]);
export type Condition = z.infer<typeof Condition>;

/** Bleed, Stun and Weaken are harmful (rules 8.3). */
const HARMFUL: readonly unknown[] = ["bleed", "stun", "weaken"] satisfies Condition[];
/** Is it one of the conditions that harm the figure that has it? */
export const isHarmful = (condition: unknown): boolean => HARMFUL.includes(condition);

/** The power tokens; the owner of the effect picks the type of a wild one. */
export const Token = z.enum(["hit", "surge", "block", "evade", "wild"]);
export type Token = z.infer<typeof Token>;

/** Who printed a card. */
export const Edition = z.enum(["ffg", "iacp"]);
export type Edition = z.infer<typeof Edition>;

/** A card's id: the printed name in kebab case. */
export const CardId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "an id is kebab-case");

/** What every data file begins with. */
export const SchemaLink: z.ZodType<string> = z
  .string()
  .meta({ description: "The JSON Schema of this file, for editors" });

import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import type { WarReads } from "../declared.js";

/** What an edition says about battles in numbers and in yes or no: data of the table, so that saves carry it. */
const termsSchema = z.strictObject({
  edition: z.string().meta({ description: "The ruleset, by edition and date" }),
  engagement: z.int().meta({ description: "Units within this many inches are engaged" }),
  clear: z.int().meta({ description: "Nobody is set up within this many inches of enemies" }),
  charactersLast: z.boolean().meta({ description: "Every CHARACTER model is struck after all others" }),
  splits: z.boolean().meta({ description: "What is left of an attached unit becomes units of its own" }),
  leadership: z.tuple([z.int(), z.int()]).meta({ description: "The limits of Leadership" }),
  halfTests: z.boolean().meta({ description: "Units at half strength take Battle-shock tests, not only those below" }),
  shockLasts: z.boolean().meta({ description: "Battle-shock ends only with a passed test" }),
  shortMove: z.int().nullable().meta({ description: "Who moves no farther still counts as steady" }),
  activeFightsFirst: z.boolean().meta({ description: "Fights begin with the player whose turn it is" }),
  hazardFails: z.int().meta({ description: "Hazard rolls up to this fail" }),
  hazardStrikesUnit: z.boolean().meta({ description: "A failed one harms the unit, not a bearer" }),
  stratagemsPerUnit: z.int().nullable().meta({ description: "How many stratagems a unit may have in a phase" }),
  mostExtraCommand: z.int().nullable().meta({ description: "Command points of a round beside the automatic one" }),
  coverFor: z
    .array(z.string())
    .nullable()
    .meta({ description: "Whom terrain gives cover and hides, by keyword; everybody has cover where it is null" }),
  hiddenBeyond: z
    .strictObject({ light: z.int(), dense: z.int() })
    .nullable()
    .meta({ description: "Nobody sees them farther away in such terrain while they do not shoot" }),
  detection: z
    .tuple([z.int(), z.int()])
    .optional()
    .meta({ description: "Where units are unseen from afar: how far they are seen at least and at most" }),
  plungesFrom: z.int().meta({ description: "Inches up that plunging fire begins at" }),
  ingress: z.boolean().meta({ description: "Reserves arrive as units move" }),
  chargesReach: z
    .literal(true)
    .optional()
    .meta({ description: "A charge roll covers the way to every target, not only to where it is engaged" }),
  bigPass: z.boolean().meta({ description: "MONSTERS and VEHICLES move through all others" }),
  areasAreObjectives: z
    .boolean()
    .meta({ description: "Who stands in the terrain of an objective is within its range" }),
  mostPrimary: z.int().nullable().meta({ description: "Victory points for objectives in a battle" }),
  testsAway: z.boolean().meta({ description: "Units in transports and Reserves take Battle-shock tests too" }),
  fightsOn: z.boolean().meta({ description: "Who was engaged when fights began may fight" }),
  supports: z.boolean().meta({ description: "A unit may have a Support beside its leader" }),
  aircraft: z
    .literal(true)
    .optional()
    .meta({ description: "AIRCRAFT come from Reserves and go back, out of reach of who does not fly" }),
  sharesAttacks: z
    .literal(true)
    .optional()
    .meta({ description: "Attacks of one melee weapon may be made at several units" }),
  wayOut: z
    .int()
    .optional()
    .meta({ description: "Inches from an encircled transport that units get out within, at a risk" }),
  poolsWeapons: z.literal(true).optional().meta({ description: "Identical attacks of several weapons are one pool" }),
  skies: z.int().optional().meta({ description: "Inches that flying over others costs a unit with FLY" }),
});
export interface Terms extends z.infer<typeof termsSchema> {}
export const Terms: z.ZodType<Terms> = termsSchema;

/** The 10th edition. */
export const TENTH_TERMS: DeepReadonly<Terms> = {
  edition: "10e",
  engagement: 1,
  clear: 9,
  charactersLast: false,
  splits: true,
  leadership: [4, 9],
  halfTests: false,
  shockLasts: false,
  shortMove: null,
  activeFightsFirst: false,
  hazardFails: 1,
  hazardStrikesUnit: false,
  stratagemsPerUnit: null,
  mostExtraCommand: 1,
  coverFor: null,
  hiddenBeyond: null,
  plungesFrom: 6,
  ingress: false,
  bigPass: false,
  areasAreObjectives: false,
  mostPrimary: null,
  testsAway: false,
  fightsOn: false,
  supports: false,
};

/** What this battle is played by; tables that do not say mean the 10th edition. */
export const termsOf = ({ slices }: WarReads): DeepReadonly<Terms> => slices["warhammer-40k"].terms ?? TENTH_TERMS;

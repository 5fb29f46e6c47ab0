import { z } from "zod";
import { AttackInstead } from "./attack/attack.js";
import { Moment } from "./mission/effect-schemas.js";
import { MODES } from "./moving/modes.js";

const Figure = z.string().meta({ description: "A figure's id" });
const Seat = z.int().min(0).max(1);
const none = z.null();

/** What seats are asked, and what about. */
export const questions = {
  "ia:initiative": none,
  "ia:zone": none,
  "ia:attach": none,
  "ia:deploy": z.strictObject({ figure: Figure }),
  "ia:activate": none,
  "ia:figure": none,
  "ia:strain": z.strictObject({
    figure: Figure,
    amount: z.int().min(1),
    by: z.string(),
    owner: Seat.meta({ description: "Whose cards may be discarded" }),
    price: z.int().min(1).meta({ description: "How many cards stop one point" }),
    paid: z.literal(true).optional().meta({ description: "It is the price of an ability" }),
  }),
  "ia:free-dice": none,
  "ia:target-space": none,
  "ia:weakened": none,
  "ia:cleave": z.strictObject({ amount: z.int().min(1) }),
  "ia:relocate": z.strictObject({ figure: Figure, mode: z.enum(MODES) }),
  "ia:displace": z.strictObject({ figure: Figure }),
  "ia:token": z.strictObject({
    object: z.string(),
    spaces: z.int().min(1),
    toward: z.literal("nearest-figure").optional().meta({ description: "Left out: pushed wherever its player likes" }),
  }),
  "ia:swap": z.strictObject({
    token: z.string(),
    moved: z.array(z.string()).meta({ description: "Those that were swapped already" }),
  }),
  "ia:creature": z.strictObject({
    spaces: z.int().min(1),
    waiting: z.array(Figure).meta({ description: "Those nobody has chosen yet" }),
  }),
  "ia:claimed": z.strictObject({ card: z.string() }),
  "ia:deploy-group": none,
  "ia:open": none,
  "ia:share": z.strictObject({ object: z.string() }),
  "ia:mission-order": z.strictObject({ when: Moment }),
};

/** What cards may leave for the rules to find. */
export const lasting = {
  "ia:arc": z
    .strictObject({
      figure: Figure,
      beside: z.literal(true).optional().meta({ description: "Instead it looks from a space next to it" }),
    })
    .meta({ description: "It may target whatever is next to an empty space it sees" }),
  "ia:fewer": z.strictObject({ amount: z.int() }).meta({ description: "The next draw is smaller" }),
  "ia:next": z.strictObject({ group: z.string() }).meta({ description: "The next opportunity is this group's" }),
  "ia:strain": z
    .strictObject({ figure: Figure, eased: z.int().optional(), chooser: Seat.optional() })
    .meta({ description: "Of the strain it is about to suffer, points prevented and who chooses" }),
  "ia:turned": z
    .strictObject({ token: z.string() })
    .meta({ description: "A player has turned a token of this kind in this round" }),
  "ia:worth": z
    .strictObject({ figure: Figure, vp: z.int() })
    .meta({ description: "What it is worth is changed while it is being defeated" }),
};

export const procedures = {
  match: none,
  round: none,
  activation: none,
  "figure-activation": none,
  move: z.strictObject({
    figure: Figure,
    to: z.array(z.string()),
    mode: z.enum(MODES),
    path: z.array(z.array(z.string())).optional().meta({ description: "The way, where it was found before" }),
  }),
  relocation: z.strictObject({
    figure: Figure,
    mode: z.enum(MODES),
    seat: Seat.meta({ description: "Who decides: the figure's player, or the player of the effect that pushes it" }),
    left: z.int(),
    to: z.array(z.string()).optional().meta({ description: "Where it goes, where that was chosen with the move" }),
  }),
  attack: z.strictObject({
    attacker: Figure,
    defender: z.string(),
    targetSpace: z.string(),
    seat: Seat,
    instead: AttackInstead.optional(),
  }),
};

export const scopes = ["round", "group-activation", "activation", "attack"] as const;

import { z } from "zod";
import { CardId, Condition } from "./facts/vocabulary.js";
import { missionEventSchemas } from "./mission/effect-schemas.js";
import { FigureStatus } from "./slice.js";

const figure = z.string();
const seat = z.int();
const by = z.string();

/** Facts the table publishes. */
export const events = {
  "round:began": z.strictObject({ round: z.int(), initiative: seat }),
  "round:worn": z
    .strictObject({ round: z.int() })
    .meta({ description: "What was to last for this round is over; what its end brings comes now" }),
  "round:last": z.strictObject({ round: z.int() }).meta({ description: "The time is up" }),
  "round:ended": z.strictObject({ round: z.int() }),
  "cards:readied": z.strictObject({ round: z.int() }),
  "group:readied": z.strictObject({ group: z.string() }),
  "group:activated": z.strictObject({ group: z.string(), seat }),
  "group:exhausted": z.strictObject({ group: z.string() }),
  "initiative:claimed": z.strictObject({ seat }),
  "card:attached": z.strictObject({ card: CardId, group: z.string(), seat }),
  "card:exhausted": z.strictObject({ card: CardId, seat }),
  "card:depleted": z.strictObject({ card: CardId, seat }),
  "opportunity:passed": z.strictObject({ seat }),
  "activation:began": z.strictObject({ figure, seat }),
  "activation:ended": z.strictObject({ figure, seat }),
  "action:resolved": z.strictObject({ figure, kind: z.string() }),
  "points:gained": z.strictObject({ figure, amount: z.int(), by }),
  "figure:deployed": z.strictObject({ figure, spaces: z.array(z.string()) }),
  "figure:moved": z.strictObject({
    figure,
    from: z.array(z.string()),
    to: z.array(z.string()),
    voluntary: z.boolean(),
  }),
  "figure:trampled": z.strictObject({ figure, others: z.array(figure) }),
  "figure:damaged": z.strictObject({ figure, amount: z.int(), by }),
  "figure:recovered": z.strictObject({ figure, amount: z.int(), by }),
  "condition:gained": z.strictObject({ figure, condition: Condition, by }),
  "figure:became": z.strictObject({ figure, status: FigureStatus.nullable() }),
  "condition:lost": z.strictObject({ figure, condition: Condition }),
  "figure:fell": z.strictObject({
    figure,
    seat,
    group: z.string(),
    card: CardId,
    spaces: z.array(z.string()),
    vp: z.int(),
  }),
  "attack:declared": z.strictObject({ attacker: figure, defender: figure, type: z.enum(["melee", "ranged"]) }),
  "attack:rolled": z.strictObject({ dice: z.array(z.strictObject({ die: z.string(), face: z.int() })) }),
  "attack:rerolled": z.strictObject({ die: z.string(), from: z.int(), to: z.int(), by }),
  "attack:missed": z.strictObject({ reason: z.string() }),
  "attack:hit": z.strictObject({ attacker: figure, defender: figure, damage: z.int() }),
  "attack:resolved": z.strictObject({ attacker: figure, defender: figure, missed: z.boolean(), dealt: z.int() }),
  "surge:spent": z.strictObject({ surge: z.string(), cost: z.int() }),
  "cards:drawn": z.strictObject({ seat, cards: z.array(CardId) }),
  "cards:milled": z.strictObject({ seat, card: CardId }),
  "cards:transferred": z.strictObject({ seat, from: z.string(), to: z.string() }),
  "cards:discarded": z.strictObject({ seat, card: CardId }),
  "vp:scored": z.strictObject({ seat, vp: z.int(), by }),
  ...missionEventSchemas,
  "rubble:laid": z.strictObject({ spaces: z.array(z.string()) }),
  "door:opened": z.strictObject({ door: z.string() }),
  "door:closed": z.strictObject({ door: z.string() }),
};

interface Drawn {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** Others see that cards were drawn, not which. */
export const seenBy = {
  "cards:drawn": ({ seat: drawer, cards }: Drawn, seat: number | null) =>
    seat === drawer ? { seat: drawer, cards } : { seat: drawer, count: cards.length },
};

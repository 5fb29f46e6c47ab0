import { declarePlugin, needs, type Owns } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../../../../package.json" with { type: "json" };
import type { Duel } from "../declaration.js";
import type { ResponseProtocol } from "../options.js";
import { Seat } from "../table.js";
import type { DuelTokens } from "../tokens.js";

const Whom = z.enum(["self", "other"]);
const Lasting = z.enum(["lunging", "parrying", "weary", "fervour", "pinned", "truce"]);
const Fight = z.strictObject({ attacker: Seat, defender: Seat });

/** Hand cards: requires the duel; what gives tokens works only beside the optional `duel-tokens`. */
export const declareCards = (protocol: ResponseProtocol) =>
  declarePlugin({
    name: "duel-cards",
    version: manifest.version,
    requires: [needs<Duel>({ name: "duel" }, manifest.version)],
    uses: [needs<DuelTokens>({ name: "duel-tokens" }, manifest.version)],
    events: { "cards:announced": z.strictObject({ seat: Seat, card: z.string() }) },
    effects: {
      "cards:announce": z.strictObject({ seat: Seat, card: z.string() }),
      "cards:resolve": z.strictObject({ seat: Seat, card: z.string(), target: z.int().optional() }),
      "cards:cancel": z.strictObject({}),
      "cards:last": z.strictObject({ lasting: Lasting, scope: z.enum(["round", "turn", "attack"]), whom: Whom }),
      "cards:strike-back": z.strictObject({}),
      "cards:choose-slot": z.strictObject({}),
      "cards:break": z.strictObject({}),
      "cards:choose-discard": z.strictObject({}),
      "cards:recover": z.strictObject({}),
      "cards:draw": z.strictObject({ amount: z.int() }),
      "cards:focus": z.strictObject({ amount: z.int() }),
      "cards:peek": z.strictObject({ amount: z.int() }),
    },
    around: { "cards:resolve": { before: "cards:response" } },
    windows: { "cards:response": { subject: z.looseObject({ seat: Seat, card: z.string() }), protocol } },
    questions: {
      "cards:slot": z.null(),
      "cards:discarded": z.null(),
      "cards:top": z.strictObject({ amount: z.int() }),
      "cards:play-in-turn": z.strictObject({ seat: Seat }),
      "cards:play-at-attack": Fight,
      "cards:play-at-roll": Fight,
      "cards:play-at-arrival": z.strictObject({ seat: Seat, to: z.int() }),
      "cards:play-at-card": z.strictObject({ seat: Seat, card: z.string() }),
    },
    lasting: { lunging: z.null(), parrying: z.null(), weary: z.null(), fervour: z.null(), truce: z.null() },
  });

export interface DuelCards extends Owns<ReturnType<typeof declareCards>> {}

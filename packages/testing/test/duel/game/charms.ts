import {
  declarePlugin,
  definePlugin,
  type EffectOf,
  type Match,
  needs,
  type Owns,
  type Trigger,
  visible,
} from "@riposte/kernel";
import { z } from "zod";
import manifest from "../../../package.json" with { type: "json" };
import type { Duel } from "./declaration.js";
import { fighterOf } from "./fighters.js";
import { DUEL_DEFAULTS, type ResponseProtocol } from "./options.js";
import { unlessQueued } from "./responding.js";
import { otherSeat, Seat } from "./table.js";

const CHARMS = ["ember", "salve", "thorn", "grudge", "flinch"] as const;
export type Charm = (typeof CHARMS)[number];

/** Those that act in every upkeep. */
const UPKEEP: readonly Charm[] = ["ember", "salve", "thorn"];

/** Charms of the two seats, on the table for all to see. */
export type Charms = readonly [readonly Charm[], readonly Charm[]];

const Slice = z.strictObject({ charms: z.array(z.array(z.enum(CHARMS))), grudges: z.array(z.int()) });

const declareCharms = (charms: Charms) =>
  declarePlugin({
    name: "duel-charms",
    version: manifest.version,
    requires: [needs<Duel>({ name: "duel" }, manifest.version)],
    slice: {
      version: 1,
      schema: Slice,
      initial: () => ({ charms: charms.map((list) => [...list]), grudges: [0, 0] }),
      visibility: { charms: visible.all, grudges: visible.all },
    },
    events: { "charms:acted": z.strictObject({ seat: Seat, charm: z.string() }) },
    effects: { "charms:act": z.strictObject({ seat: Seat, charm: z.enum(CHARMS), amount: z.int() }) },
  });

export interface DuelCharms extends Owns<ReturnType<typeof declareCharms>> {}

/**
 * Charms act in the upkeep: ember and thorn must, salve may, grudge answers every wound since the last upkeep.
 * A flinch is a forced response: who is attacked must lose focus before it may do anything else.
 */
export function duelCharms({
  charms = [["ember"], ["ember"]],
  protocol = DUEL_DEFAULTS.protocol,
}: {
  readonly charms?: Charms;
  readonly protocol?: ResponseProtocol;
} = {}) {
  return definePlugin<DuelCharms>(declareCharms(charms), {
    effects: { "charms:act": act },
    offer: unlessQueued(protocol, {
      "attack:rolled": ({ defender }: { readonly defender: number }, seat: number, match: Match<DuelCharms>) =>
        seat === defender && mustFlinch(seat, match)
          ? [match.offer({ key: "flinch", kind: "forced", effects: [acting(seat, "flinch", 1)] })]
          : [],
    }),
    trigger: {
      "duel:attack-rolled": ({ defender }, match) =>
        protocol === "queue" && mustFlinch(defender, match) ? triggerOf(defender, "flinch", 1, "attack:rolled") : [],
      "duel:round-ended": (_event, match) =>
        charmsOf(match, (charm) => UPKEEP.includes(charm)).map(({ seat, charm }) => triggerOf(seat, charm, 1)),
      "duel:hurt": ({ seat: hurt, amount }, match) =>
        charmsOf(match, (charm) => charm === "grudge")
          .filter(({ seat }) => seat === hurt)
          .map(({ seat, charm }) => triggerOf(seat, charm, amount)),
    },
    facts: { charms, protocol },
  });
}

function act(
  slice: DuelCharms["slice"],
  { seat, charm, amount }: { readonly seat: number; readonly charm: Charm; readonly amount: number },
  match: Match<DuelCharms>,
): void {
  switch (charm) {
    case "ember":
      match.queue({ type: "duel:focus", seat, amount });
      break;
    case "salve":
      match.queue({ type: "duel:heal", seat, amount });
      break;
    case "thorn":
      match.queue({ type: "duel:damage", seat: otherSeat(seat), amount, by: seat });
      break;
    case "flinch":
      match.queue({ type: "duel:focus", seat, amount: -amount });
      break;
    case "grudge": {
      const grudges = match.own(slice, "grudges");
      grudges[seat] = (grudges[seat] ?? 0) + amount;
    }
  }
  match.publish("charms:acted", { seat, charm });
}

/** The amount is captured when the event happens: a grudge remembers the wound it answers. */
function triggerOf(seat: number, charm: Charm, amount: number, window = "round:upkeep"): Trigger {
  const optional = charm === "salve";
  const effects = [acting(seat, charm, amount)];
  return { ability: charm, seat, window, alike: charm, effects, ...(optional && { optional }) };
}

const acting = (seat: number, charm: Charm, amount: number): EffectOf<DuelCharms, "charms:act"> => ({
  type: "charms:act",
  seat,
  charm,
  amount,
});

const mustFlinch = (seat: number, match: Match<DuelCharms>): boolean =>
  fighterOf(match, seat).focus > 0 && match.slices["duel-charms"].charms[seat]?.includes("flinch") === true;

const charmsOf = (match: Match<DuelCharms>, wanted: (charm: Charm) => boolean) =>
  match.slices["duel-charms"].charms.flatMap((list, seat) => list.filter(wanted).map((charm) => ({ seat, charm })));

import { declarePlugin, definePlugin, type Match, needs, type Owns, type Replacement, visible } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../../../package.json" with { type: "json" };
import type { Duel } from "./declaration.js";
import { Seat } from "./table.js";

const Slice = z.strictObject({ shields: z.array(z.int().min(0)) });

const declareTokens = (shields: readonly number[]) =>
  declarePlugin({
    name: "duel-tokens",
    version: manifest.version,
    requires: [needs<Duel>({ name: "duel" }, manifest.version)],
    slice: {
      version: 1,
      schema: Slice,
      initial: () => ({ shields: [...shields] }),
      visibility: { shields: visible.all },
    },
    events: { "tokens:spent": z.strictObject({ seat: Seat, left: z.int() }) },
    effects: {
      "tokens:gain": z.strictObject({ seat: Seat.optional(), amount: z.int() }),
      "tokens:spend": z.strictObject({ seat: Seat }),
      "tokens:ward": z.strictObject({ seat: Seat.optional() }),
    },
    lasting: { warded: z.null() },
  });

export interface DuelTokens extends Owns<ReturnType<typeof declareTokens>> {}

/** Shields and wards stand between a fighter and damage: a shield may be lost instead, a ward halves it without asking. */
export function duelTokens({ shields = [0, 0] }: { readonly shields?: readonly [number, number] } = {}) {
  return definePlugin<DuelTokens>(declareTokens(shields), {
    effects: {
      "tokens:gain": (slice, { seat, amount }, match) => {
        const at = seat ?? playerOf(match);
        const held = match.own(slice, "shields");
        held[at] = (held[at] ?? 0) + amount;
      },
      "tokens:spend": (slice, { seat }, match) => {
        const held = match.own(slice, "shields");
        const left = (held[seat] ?? 0) - 1;
        held[seat] = left;
        match.publish("tokens:spent", { seat, left });
      },
      "tokens:ward": (_slice, { seat }, match) =>
        match.last("warded", { scope: "round", seat: seat ?? playerOf(match) }),
    },
    replace: { "duel:damage": [loseShield, halve] },
    invariants: ({ slices }) =>
      slices["duel-tokens"].shields.flatMap((held, seat) => (held < 0 ? [`seat ${seat} has ${held} shields`] : [])),
    facts: { shields },
  });
}

interface Damage {
  readonly seat: number;
  readonly amount: number;
  readonly by: number;
}

function loseShield({ seat, amount }: Damage, match: Match<DuelTokens>): Replacement | undefined {
  const held = match.slices["duel-tokens"].shields[seat] ?? 0;
  if (amount === 0 || held === 0) return undefined;
  return match.instead("shield", [{ type: "tokens:spend", seat }], seat);
}

/** Puts damage in the place of damage: only the marks on it keep the ward from halving for ever. */
function halve({ seat, amount, by }: Damage, match: Match<DuelTokens>): Replacement | undefined {
  if (amount === 0 || !match.lasting("warded").some((ward) => ward.seat === seat)) return undefined;
  return match.instead("ward", [{ type: "duel:damage", seat, amount: Math.floor(amount / 2), by }]);
}

const playerOf = (match: Match<DuelTokens>): number => match.varsOf("ability")?.seat as number;

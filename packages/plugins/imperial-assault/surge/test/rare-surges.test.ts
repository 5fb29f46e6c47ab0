import { createContext, imperialAssault } from "@riposte/imperial-assault";
import { composeList } from "@riposte/kernel/run";
import { proveByFacts } from "@riposte/testing";
import { describe, test } from "vitest";
import { surge } from "../src/index.js";
import { attack, context, type Duel, figures, gameWithTokens } from "./position.js";

// no defense dice
const BARE = "onar-koma";

interface Rare extends Duel {
  readonly name: string;
  readonly choose: readonly (string | Readonly<Record<string, number>>)[];
  readonly table: object;
  readonly held?: object;
}

/** Attackers with keywords or dice of choice, which ask for more than the others. */
const RARE: readonly Rare[] = [
  {
    // 6 spaces need 6 accuracy: 3 shown, 3 more; 2 hits and 1 more
    name: "surge: +1 hit, +3 accuracy",
    attacker: "tauntaun-rider",
    attackerIs: { at: "a1+a2" },
    target: BARE,
    at: "g1",
    dice: [0, 4],
    choose: ["tauntaun-rider:1"],
    table: { target: { damage: 3 } },
  },
  {
    name: "surge: blast 1, recover 1",
    attacker: "fenn-signis",
    attackerIs: { damage: 2 },
    target: BARE,
    at: "f1",
    others: { beside: ["wookiee-warrior-elite", "g1"] },
    dice: [0, 0, 4],
    choose: ["fenn-signis:0", "keyword:blast"],
    table: { attacker: { damage: 1 }, target: { damage: 3 }, beside: { damage: 1 } },
  },
  {
    // red 3 hits; yellow and blue a surge each: it takes two
    name: "surge: blast 3",
    attacker: "general-weiss",
    attackerIs: { at: "a1+b1+c1+a2+b2+c2" },
    target: BARE,
    at: "e1",
    others: { beside: ["wookiee-warrior-elite", "f1"] },
    dice: [5, 0, 0],
    choose: [{ yellow: 1, red: 1, blue: 1 }, "general-weiss:1"],
    table: { target: { damage: 3 }, beside: { damage: 3 } },
  },
  {
    name: "surge: pierce 1, weaken",
    attacker: "scout-trooper",
    target: "zeb-orrelios",
    dice: [0, 0, 0],
    choose: ["pass", "scout-trooper:2"],
    table: { target: { damage: 1, conditions: ["weaken"] } },
  },
  {
    name: "surge: recover 3",
    attacker: "ig-88",
    attackerIs: { damage: 4 },
    target: BARE,
    dice: [3, 0],
    choose: [{ red: 1, green: 1 }, "ig-88:0", "pass"],
    table: { attacker: { damage: 1 } },
  },
  {
    name: "surge: stun, gain evade token",
    attacker: "royal-guard-elite",
    target: BARE,
    dice: [0, 0],
    choose: ["pass", "royal-guard-elite:0"],
    table: { target: { damage: 1, conditions: ["stun"] } },
    held: { attacker: ["evade"] },
  },
];

describe("what a rarely printed surge ability gives", () => {
  test.each(RARE.map((rare) => [rare.name.slice("surge: ".length), rare] as const))("%s", (_name, rare) => {
    const { name, choose, table, held, ...duel } = rare;
    attack({ ...duel, game: gameWithTokens })
      .steps(choose.map((answer) => ({ choose: answer })))
      .expect({ ...figures(table), ...(held === undefined ? {} : { "power-tokens": { held } }) })
      .proves(name)
      .waits()
      .done();
  });
});

test("Krayt Dragon Fury: X is the number of surges rolled", () => {
  const { facts, maps } = context.source;
  const card = facts.deployment["tress-hacnua"] as { readonly surges: readonly object[] };
  const surges = card.surges.map((one) => ("recover" in one ? { recover: 1 } : one));
  const without = {
    ...facts,
    deployment: { ...facts.deployment, "tress-hacnua": { ...card, surges } },
  } as unknown as typeof facts;
  // green 1 surge, yellow 2: three damage are recovered
  const tress: Duel = { attacker: "tress-hacnua", attackerIs: { damage: 5 }, target: BARE, dice: [0, 5, 0] };
  proveByFacts("imperial-assault", "krayt-dragon-fury", {
    facts,
    without,
    holds(under) {
      const made = createContext(under, maps);
      const game = composeList([imperialAssault(made), surge(made)]);
      return attack({ ...tress, game })
        .choose("tress-hacnua:1")
        .choose("pass")
        .expect(figures({ attacker: { damage: 2 } }))
        .waits()
        .run().ok;
    },
  });
});

import { type ImperialAssault, imperialAssaultDeclared, type Surge as SurgeAbility } from "@riposte/imperial-assault";
import { declarePlugin, definePlugin, effectsOf, needs, type Owns } from "@riposte/kernel";
import { scenario } from "@riposte/testing";
import { describe, test } from "vitest";
import { type Surge, surgeBook, surgeDeclared } from "../src/index.js";
import { attack, gameWith, hit, setupOf } from "./position.js";

const effects = effectsOf<ImperialAssault>();

const declared = declarePlugin({
  name: "lessons",
  version: "1.0.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*"), needs<Surge>(surgeDeclared, "*")],
});
interface Lessons extends Owns<typeof declared> {}

const { surgeOf } = surgeBook();
const surges: SurgeAbility[] = [surgeOf("cleave 1"), surgeOf("pierce 1, weaken")];
const grant = (until: "attack" | "next-attack") =>
  ({ type: "surge:grant", figure: "attacker", surges, until, by: "lesson" }) as const;
const label = (key: string) => ({ key, label: { id: "lessons:do", params: { key } } });
const strike = effects.call("attack", { attacker: "attacker", defender: "target", targetSpace: "e1", seat: 0 });

/** Grants at the declaration or before it, allows the first surge ability twice, and wires one named ability. */
const lessons = definePlugin<Lessons>(declared, {
  effects: {},
  messages: { "lessons:do": "{key}" },
  offer: {
    "attack:declare": (_subject, seat, match) =>
      seat === 0 ? [match.offer({ ...label("now"), effects: [grant("attack")] })] : [],
    "attack:surges": (_subject, seat, match) =>
      seat === 0 ? [match.offer({ ...label("again"), effects: [strike] })] : [],
    "activation:act": (_subject, seat, match) =>
      seat === 0
        ? [
            match.offer({ ...label("next"), effects: [grant("next-attack")] }),
            match.offer({ ...label("strike"), effects: [strike] }),
          ]
        : [],
  },
  modify: {
    "surge:uses": ({ surge }, match) => (surge === "pierce 2" ? match.set(2, "practice") : undefined),
    "surge:wired": ({ ability }, match) => (ability === "shocking-palm" ? match.add(1, "lessons") : undefined),
  },
  on: {
    "surge:ability-used": ({ ability }, match) => {
      if (ability === "shocking-palm")
        match.queue({ type: "figure:gain", figure: "target", condition: "stun", by: ability });
    },
  },
});
const game = gameWith(lessons);
// red 3, yellow 1 hit 2 surges; black 1 block
const droid = { attacker: "0-0-0", target: "fifth-brother", game, dice: [4, 5, 0] } as const;

describe("granted surge abilities", () => {
  test("those for this attack are offered beside the printed ones", () => {
    attack(droid)
      .choose("now")
      .offers(["0-0-0:0", "lesson:0", "lesson:1"])
      .choose("lesson:1")
      .pass()
      .event("attack:hit", hit(4))
      .event("condition:gained", { figure: "target", condition: "weaken" })
      .waits()
      .done();
  });

  test("an attack inside that attack does not have them", () => {
    attack({ ...droid, dice: [4, 5, 0, 4, 5, 0] })
      .choose("now")
      .offers(["lesson:0"])
      .choose("again")
      .pass()
      .notOffers(["lesson:0"])
      .waits()
      .done();
  });

  test("those for the next attack are there once", () => {
    scenario(game, { setup: setupOf(droid), hold: "auto", dice: { dice: [4, 5, 0, 4, 5, 0] } } as never)
      .choose("next")
      .choose("strike")
      .pass()
      .offers(["lesson:0", "lesson:1"])
      .pass()
      .choose("strike")
      .pass()
      .notOffers(["lesson:0"])
      .waits()
      .done();
  });

  test("an effect may allow an ability twice", () => {
    attack(droid)
      .pass()
      .choose("0-0-0:0")
      .offers(["0-0-0:0#2"])
      .choose("0-0-0:0#2")
      .notOffers(["0-0-0:0#2"])
      .waits()
      .done();
  });

  test("a named ability is offered where somebody wires it, and what it does is theirs", () => {
    attack(droid)
      .pass()
      .choose("0-0-0:2")
      .event("surge:ability-used", { ability: "shocking-palm", figure: "attacker" })
      .event("condition:gained", { figure: "target", condition: "stun" })
      .waits()
      .done();
  });
});

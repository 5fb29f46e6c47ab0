import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { game, group, setupAt } from "../position.js";
import { prove } from "../proving.js";
import { acting, damaged, shot } from "../shots.js";
import { officer } from "../staging/figures.js";
import { luke } from "../staging/foes.js";

prove([
  {
    ...acting("ko-tun-feralo", { friends: officer("d2") }, [{ me: 1, you: 1 }, "block", "hit"]),
    proves: "arms-distribution",
    held: { me: ["block"], you: ["hit"] },
  },
  // Pierce 1; a dodge that is none
  {
    ...shot("stormtrooper", { friends: [group("ko-tun-feralo", { you: "c2" })] }, ["token:hit"]),
    tokens: { me: ["hit"] },
    dice: [1, 4, 0],
    proves: "dead-precise",
    ...damaged({ foe: 4 }),
  },
  {
    ...shot("stormtrooper", { friends: [group("ko-tun-feralo", { you: "c2" })] }, ["token:hit"]),
    theirs: [group("rebel-trooper-elite", { foe: "c1" })],
    tokens: { me: ["hit"] },
    dice: [1, 4, 5],
    proves: "dead-precise",
    ...damaged({ foe: 4 }),
  },
]);

test("Squad Cohesion spends the token of another Rebel, and it is the attacker's one token of this attack", () => {
  scenario(
    game as never,
    {
      setup: setupAt({
        mine: [group("ko-tun-feralo", { ko: "c1" }), group("rebel-trooper", { trooper: "d1" })],
        theirs: [luke()],
        activating: "trooper",
      }),
      slices: { "power-tokens": { held: { ko: ["hit"], trooper: ["surge", "surge"] } } },
      hold: "auto",
      dice: { dice: [1, 2, 0] },
    } as never,
  )
    .choose("attack:luke:d2")
    .choose("squad-cohesion#at0@ko")
    .event("power-token:spent", { figure: "trooper", token: "hit" })
    .event("attack:rolled")
    .expect({ "power-tokens": { held: { trooper: ["surge", "surge"] } } } as never)
    .proves("squad-cohesion")
    .waits()
    .done();
});

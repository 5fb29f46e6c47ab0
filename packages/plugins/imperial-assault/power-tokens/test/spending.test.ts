import { describe, test } from "vitest";
import { duel, hit, holds, quartermaster } from "./position.js";

const ALL = ["hit", "surge", "block", "evade"] as const;
// blue 2 accuracy 1 hit, green 1 accuracy 2 hits; black 1 block
const dice = [1, 4, 0];

describe("spending power tokens", () => {
  test("the attacker may spend hit or surge, never block or evade, and only one per attack", () => {
    duel({ held: { attacker: ALL }, dice })
      .choose("attack:target:e1")
      .offersExactly(["token:hit", "token:surge", "pass"])
      .choose("token:hit")
      .event("power-token:spent", { figure: "attacker", token: "hit" })
      .event("attack:hit", hit(3))
      .expect(holds({ attacker: ["surge", "block", "evade"] }))
      .waits()
      .done();
  });

  test("the defender may spend block or evade, never hit or surge, and only one per attack", () => {
    duel({ held: { target: ALL }, dice })
      .choose("attack:target:e1")
      .asks("kernel:respond", 1)
      .offersExactly(["token:block", "token:evade", "pass"])
      .choose("token:block")
      .event("attack:hit", hit(1))
      .expect(holds({ target: ["hit", "surge", "evade"] }))
      .waits()
      .done();
  });

  test("the attacker decides before the defender", () => {
    duel({ held: { attacker: ["surge"], target: ["evade"] }, dice })
      .choose("attack:target:e1")
      .asks("kernel:respond", 0)
      .pass()
      .asks("kernel:respond", 1)
      .offersExactly(["token:evade", "pass"])
      .pass()
      .event("attack:hit", hit(2))
      .expect(holds({ attacker: ["surge"], target: ["evade"] }))
      .waits()
      .done();
  });

  test("a spent token is one more of its symbol, with its reason", () => {
    duel({ held: { attacker: ["hit"], target: ["block"] } })
      .choose("attack:target:e1")
      .choose("token:hit")
      .value("attack:results", { attacker: "attacker", defender: "target" }, {}, { hit: 1 }, ["hit token"])
      .waits()
      .done();
  });

  test("a token spent in one attack does not count in an attack inside it", () => {
    duel({ held: { attacker: ["hit", "hit"] }, plugins: [quartermaster([])] })
      .choose("attack:target:e1")
      .choose("token:hit")
      .choose("interrupt")
      .choose("token:hit")
      .value("attack:results", { attacker: "attacker", defender: "target" }, {}, { hit: 1 }, ["hit token"])
      .waits()
      .done();
  });

  test("figures without tokens are not asked", () => {
    duel({ dice }).choose("attack:target:e1").event("attack:hit", hit(2)).waits().done();
  });
});

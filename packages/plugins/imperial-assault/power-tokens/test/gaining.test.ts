import { describe, test } from "vitest";
import { duel, holds, quartermaster } from "./position.js";

const gain = (token: "hit" | "block" | "evade" | "wild", more: object = {}) =>
  ({ type: "power-token:gain", figure: "attacker", token, by: "test", ...more }) as const;

describe("gaining power tokens", () => {
  test("a figure gains a token, and both players see it", () => {
    duel({ plugins: [quartermaster([gain("hit")])] })
      .choose("have")
      .event("power-token:gained", { figure: "attacker", token: "hit", by: "test" }, 1)
      .sees(1, holds({ attacker: ["hit"] }))
      .sees(null, holds({ attacker: ["hit"] }))
      .waits()
      .done();
  });

  test("a third one is too many: its player chooses which is discarded", () => {
    duel({ held: { attacker: ["hit", "block"] }, plugins: [quartermaster([gain("evade")])] })
      .choose("have")
      .asks("power-tokens:excess", 0)
      .offersExactly(["hit", "block", "evade"])
      .choose("hit")
      .event("power-token:discarded", { figure: "attacker", token: "hit" })
      .expect(holds({ attacker: ["block", "evade"] }))
      .waits()
      .done();
  });

  test("one figure may have more", () => {
    duel({ held: { attacker: ["hit", "block"] }, plugins: [quartermaster([gain("evade")], 3)] })
      .choose("have")
      .expect(holds({ attacker: ["hit", "block", "evade"] }))
      .waits()
      .done();
  });

  test("the player of the effect picks the type of a wild token", () => {
    duel({ plugins: [quartermaster([gain("wild", { seat: 1 })])] })
      .choose("have")
      .asks("power-tokens:type", 1)
      .offersExactly(["hit", "surge", "block", "evade"])
      .choose("evade")
      .expect(holds({ attacker: ["evade"] }))
      .waits()
      .done();
  });

  test("tokens are distributed among figures as the player likes", () => {
    const among = ["attacker", "friend"];
    duel({
      plugins: [
        quartermaster([{ type: "power-token:distribute", seat: 0, among, token: "hit", count: 3, by: "test" }]),
      ],
    })
      .choose("have")
      .asks("power-tokens:distribute", 0)
      .choose({ attacker: 1, friend: 2 })
      .expect(holds({ attacker: ["hit"], friend: ["hit", "hit"] }))
      .waits()
      .done();
  });

  test("discarding a token is not spending it", () => {
    duel({
      held: { attacker: ["hit"] },
      plugins: [quartermaster([{ type: "power-token:discard", figure: "attacker", token: "hit" }])],
    })
      .choose("have")
      .noEvent("power-token:spent")
      .event("power-token:discarded", { figure: "attacker", token: "hit" })
      .waits()
      .done();
  });

  test("a defeated figure leaves its tokens", () => {
    duel({
      held: { target: ["hit"], attacker: ["block"] },
      plugins: [quartermaster([{ type: "figure:defeat", figure: "target" }])],
    })
      .choose("have")
      .expect(holds({ target: undefined, attacker: ["block"] }))
      .waits()
      .done();
  });
});

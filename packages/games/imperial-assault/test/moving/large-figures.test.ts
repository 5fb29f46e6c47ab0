import { describe, test } from "vitest";
import { conjuring } from "../conjuring.js";
import { at, group, table } from "../position.js";

const officer = group("imperial-officer", { officer: "h8" });

describe("large figures", () => {
  test("turn by 90 degrees for one point and do not step diagonally", () => {
    at({
      rebels: [group("tauntaun-rider", { rider: "e1+f1" })],
      imperials: [officer],
      activating: { figure: "rider", points: 1, actions: 0 },
    })
      .offers(["go:e1+e2", "go:f1+f2", "go:d1+e1"])
      .notOffers(["go:d2+e2"])
      .waits()
      .done();
  });

  test("do not turn while they move so many spaces", () => {
    at({
      game: conjuring({ glide: [{ type: "figure:move", figure: "rider", spaces: 1 }] }),
      rebels: [group("tauntaun-rider", { rider: "e1+f1" })],
      imperials: [officer],
      activating: { figure: "rider" },
    })
      .choose("glide")
      .offersExactly(["d1+e1", "f1+g1", "e2+f2", "stop"])
      .waits()
      .done();
  });
});

describe("Mobile", () => {
  test("stops on blocking and impassable terrain, and walls stop it too", () => {
    const from = (card: string) =>
      at({
        rebels: [group(card, { mover: "d4" })],
        imperials: [officer],
        activating: { figure: "mover", points: 1, actions: 0 },
      });
    from("sabine-wren").offers(["go:c4", "go:c5", "go:e4", "go:e5"]).waits().done();
    from("luke-skywalker").notOffers(["go:c4", "go:c5", "go:e4", "go:e5"]).waits().done();
  });
});

describe("Massive", () => {
  const stepOnBoth = () =>
    at({
      rebels: [group("at-rt", { walker: "a1+b1+a2+b2" }), group("rebel-trooper", { friend: "c2" })],
      imperials: [group("stormtrooper", { storm: "c1" }), officer],
      activating: { figure: "walker", points: 3 },
    }).choose("go:b1+c1+b2+c2");

  test("pushes those it stops on: its own friends first, then the opponent its own", () => {
    stepOnBoth()
      .event("figure:trampled", { figure: "walker", others: ["friend", "storm"] })
      .asks("ia:displace", 0)
      .offersExactly(["friend>b3", "friend>d1", "friend>d2"])
      .choose("friend>b3")
      .asks("ia:displace", 1)
      .offersExactly(["storm>d1", "storm>d2"])
      .choose("storm>d2")
      .expect(
        table({
          figures: {
            friend: { spaces: ["b3"] },
            storm: { spaces: ["d2"] },
            walker: { spaces: ["b1", "c1", "b2", "c2"] },
          },
        }),
      )
      .waits()
      .done();
  });

  test("does not move again after it stopped on figures, though points are left", () => {
    stepOnBoth()
      .choose("friend>b3")
      .choose("storm>d2")
      .expect(table({ activation: { points: 2 }, halted: ["walker"] }))
      .notOffers(["go:c1+d1+c2+d2", "go:a1+b1+a2+b2"])
      .waits()
      .done();
  });
});

describe("a Massive figure that stopped on others", () => {
  const march = { type: "figure:move", figure: "walker", spaces: 1 };
  const beside = () =>
    at({
      game: conjuring({ march: [march] }),
      rebels: [group("at-rt", { walker: "a1+b1+a2+b2" }), group("luke-skywalker", { luke: "e8" })],
      imperials: [group("stormtrooper", { storm: "c1" }), officer],
      activating: { figure: "luke" },
    })
      .choose("march")
      .choose("b1+c1+b2+c2")
      .choose("storm>d1");

  test("does not move again in somebody else's activation either", () => {
    beside()
      .expect(table({ halted: ["walker"] }))
      .choose("march")
      .asks("kernel:respond", 0)
      .expect(table({ figures: { walker: { spaces: ["b1", "c1", "b2", "c2"] } } }))
      .waits()
      .done();
  });

  test("moves again once that activation is over", () => {
    beside()
      .pass()
      .expect(table({ halted: [] }))
      .waits()
      .done();
  });
});

import { card } from "../card.js";
import { at, figure, group, table } from "../position.js";

const fallen = (mine: Parameters<typeof at>[0]["mine"], hand: readonly string[]) =>
  at({
    mine,
    theirs: [group("luke-skywalker", { luke: "b3" })],
    hand,
    turn: 1,
    dice: [4, 4, 4, 0],
  })
    .choose("1.luke-skywalker.0")
    .choose("attack:two:b1")
    .pass();

card("cloned-reinforcements", () =>
  fallen([group("dr-royce-hemlock", { one: "e2" }), group("stormtrooper", { two: "b1" })], ["cloned-reinforcements"])
    .choose("cc:cloned-reinforcements@one")
    .offers(["two@d1", "two@f3"])
    .notOffers(["two@e2", "two@c2"])
    .choose("two@d1")
    .expect(
      table({ figures: { two: { spaces: ["d1"], damage: 0 } }, groups: { "0.stormtrooper.1": { figures: ["two"] } } }),
    )
    .waits(),
);

card("endless-reserves", () =>
  fallen(
    [group("general-weiss", { one: "d1+e1+d2+e2+d3+e3" }), group("stormtrooper", { two: "b1", three: "a5" })],
    ["endless-reserves"],
  )
    .choose("0.general-weiss.0")
    .choose("cc:endless-reserves@one")
    .choose("two@a4")
    .expect(figure("two", { spaces: ["a4"] }))
    .expect(table({ sides: { 0: { deck: ["endless-reserves"], discard: [] } } }))
    .waits(),
);

card("smoke-grenade", () =>
  at({
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d4" })],
    hand: ["smoke-grenade"],
    activating: "one",
  })
    .choose("cc:smoke-grenade@one")
    .choose("d2")
    .event("points:gained", { figure: "one", amount: 2 })
    .choose("stop")
    .expect(figure("one", { conditions: ["hide"] }))
    .notOffers(["attack:luke:d4"])
    .waits(),
);

card("force-jump", () =>
  at({
    mine: [group("emperor-palpatine", { one: "f3" })],
    theirs: [group("luke-skywalker", { luke: "a3" })],
    hand: ["force-jump"],
    activating: "one",
  })
    .choose("cc:force-jump@one")
    .notOffers(["g4", "h3"])
    .choose("h4")
    .expect(figure("one", { spaces: ["h4"] }))
    .waits(),
);

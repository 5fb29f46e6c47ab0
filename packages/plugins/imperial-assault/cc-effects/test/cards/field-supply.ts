import { card } from "../card.js";
import { group } from "../position.js";
import { done, early, rebel, tokens } from "../staging/round.js";

const supplied = (dice: readonly number[]) =>
  early("field-supply", {
    mine: [group("ko-tun-feralo", { kotun: "d1" }, done), group("stormtrooper", { one: "c1", far: "h1" })],
    me: rebel,
    dice,
  })
    .choose("cc:field-supply@kotun")
    .offersExactly(["luke", "one"])
    .choose(["one"])
    .choose(0);
card(
  "field-supply",
  // blue 1 hit, green 1 surge; the green die again: 2 hit
  () =>
    supplied([1, 0, 0, 5])
      .expect(tokens({ one: ["hit"] }))
      .choose("one")
      .choose("attack:luke:d3")
      .choose("token:hit")
      .choose("lent:cc:field-supply#at0@one")
      .choose([1])
      .event("attack:rerolled", { die: "green", from: 0, to: 5 })
      .waits(),
  // no token, no reroll
  () => supplied([0, 0, 0]).choose("far").choose("attack:luke:d3").notOffers(["lent:cc:field-supply#at0@far"]).waits(),
);

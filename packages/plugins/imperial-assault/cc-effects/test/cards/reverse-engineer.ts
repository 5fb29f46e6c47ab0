import { card } from "../card.js";
import { table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const borrowing = () =>
  play("reverse-engineer", "dr-royce-hemlock", { dice: [4, 4, 0] }).choose("lent:cc:reverse-engineer#at0@one");
card(
  "reverse-engineer",
  () =>
    borrowing()
      .offers(["luke-skywalker:0"])
      .notOffers(["dr-royce-hemlock:0"])
      .expect(table({ attacks: { 0: { surges: 1 } } }))
      .waits(),
  // or its own: whose they are is chosen when surges are spent
  () =>
    play("reverse-engineer", "dr-royce-hemlock", { dice: [4, 4, 0] })
      .offers(["lent:cc:reverse-engineer#at0@one", "dr-royce-hemlock:0"])
      .waits(),
);

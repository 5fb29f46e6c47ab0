import { card } from "../card.js";
import { at, figure, fullGame, group } from "../position.js";
import { held, luke, vader } from "../staging/figures.js";

const fight = () =>
  at({ mine: [vader()], theirs: [luke()], hand: ["looking-for-a-fight"], activating: "vader" }).choose(
    "cc:looking-for-a-fight@vader",
  );
const booted = (card: string, spaces: string) =>
  at({
    game: fullGame,
    mine: [group(card, { me: spaces })],
    theirs: [group("snowtrooper-elite", { boots: "d3" })],
    hand: ["looking-for-a-fight"],
    me: { affiliation: "mercenary" },
    activating: "me",
  }).choose("cc:looking-for-a-fight@me");
card(
  "looking-for-a-fight",
  () =>
    fight()
      .choose(1)
      .choose("d4")
      .expect(held({ vader: ["hit"] }))
      .expect(figure("luke", { spaces: ["d4"] }))
      .waits(),
  () =>
    fight()
      .choose(0)
      .choose("c2")
      .expect(figure("vader", { spaces: ["c2"] }))
      .waits(),
  // Spiked Boots hold against everybody but Massive figures
  () =>
    booted("wampa", "c2+d2")
      .choose(1)
      .expect(figure("boots", { spaces: ["d3"] }))
      .waits(),
  () =>
    booted("rancor", "b1+c1+d1+b2+c2+d2")
      .choose(1)
      .choose("d4")
      .expect(figure("boots", { spaces: ["d4"] }))
      .waits(),
);

import { card } from "../card.js";
import { at, fullGame, group, table } from "../position.js";
import { luke } from "../staging/figures.js";

const asked = (discarded: string) =>
  at({
    game: fullGame,
    mine: [group("agent-blaise", { blaise: "d1" })],
    theirs: [luke()],
    hand: ["espionage-mastery", "parting-blow"],
    against: ["blitz"],
    activating: "blaise",
    me: { deck: ["focus"] },
    dice: [0, 0, 0, 0],
  })
    .choose("attack:luke:d3")
    .choose("agent-blaise:4")
    .offersExactly(["parting-blow", "none"])
    .choose(discarded);
card(
  "espionage-mastery",
  () =>
    asked("parting-blow")
      .expect(table({ sides: { 0: { discard: ["parting-blow"] }, 1: { hand: [], discard: ["blitz"] } } }))
      .choose("cc:espionage-mastery@blaise")
      .expect(table({ sides: { 0: { hand: ["parting-blow", "focus"], discard: ["espionage-mastery"] } } }))
      .waits(),
  () => asked("none").notOffers(["cc:espionage-mastery@blaise"]).waits(),
);

import { card } from "../card.js";
import { at, group, table } from "../position.js";
import { luke, rebel } from "../staging/figures.js";

card(
  "learn-by-example",
  () =>
    at({
      mine: [group("ezra-bridger", { ezra: "d2" })],
      theirs: [luke()],
      hand: ["learn-by-example"],
      me: rebel,
      them: { discard: ["i-can-feel-it", "blitz"] },
    })
      .choose("cc:learn-by-example/i-can-feel-it@ezra")
      .expect(
        table({ sides: { 0: { vp: 1, discard: ["learn-by-example"] }, 1: { discard: ["i-can-feel-it", "blitz"] } } }),
      )
      .waits(),
  () =>
    at({
      mine: [group("ezra-bridger", { ezra: "d2" })],
      theirs: [luke()],
      hand: ["learn-by-example"],
      me: rebel,
      them: { discard: ["blitz"] },
    })
      .notOffers(["cc:learn-by-example/blitz@ezra"])
      .waits(),
);

import { card } from "../card.js";
import { figure } from "../position.js";
import { late } from "../staging/round.js";

card(
  "against-the-odds",
  () =>
    late("against-the-odds", { them: { vp: 8 } })
      .choose("cc:against-the-odds")
      .choose(["one"])
      .expect(figure("one", { conditions: ["focus"] }))
      .waits(),
  () =>
    late("against-the-odds", { them: { vp: 7 } })
      .notOffers(["cc:against-the-odds"])
      .waits(),
);

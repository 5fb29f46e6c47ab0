import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { luke } from "../staging/figures.js";

card("force-push", () =>
  at({
    mine: [group("diala-passil", { diala: "d1" })],
    theirs: [luke()],
    hand: ["force-push"],
    activating: "diala",
  })
    .choose("cc:force-push@diala")
    .choose("d5")
    .expect(figure("luke", { spaces: ["d5"] }))
    .waits(),
);

import { card } from "../card.js";
import { group } from "../position.js";
import { early, tokens } from "../staging/round.js";

card("close-the-gap", () =>
  early("close-the-gap", { mine: [group("royal-guard", { guard: "d1", other: "a1" })] })
    .choose("cc:close-the-gap")
    .choose("other")
    .choose("stop")
    .choose("stop")
    .expect(tokens({ guard: ["block"], other: ["block"] }))
    .waits(),
);

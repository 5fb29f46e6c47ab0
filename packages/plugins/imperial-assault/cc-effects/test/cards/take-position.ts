import { card } from "../card.js";
import { at, figure, group } from "../position.js";
import { luke } from "../staging/figures.js";

const guard = (their: ReturnType<typeof group>, against: readonly string[], dice: readonly number[] = []) =>
  at({
    mine: [group("royal-guard", { guard: "d2" })],
    theirs: [their],
    hand: ["take-position"],
    against,
    activating: "guard",
    dice,
  })
    .choose("cc:take-position@guard")
    .pass();
card(
  "take-position",
  () => guard(luke(), [], [4, 5, 2, 0]).choose("attack:guard:d2").event("attack:resolved", { dealt: 3 }).waits(),
  () =>
    guard(group("diala-passil", { diala: "d3" }), ["force-push"])
      .choose("cc:force-push@diala")
      .expect(figure("guard", { spaces: ["d2"] }))
      .waits(),
);

import { group } from "../position.js";
import { prove } from "../proving.js";
import { over } from "../staging/figures.js";
import { luke } from "../staging/groups.js";

prove([
  {
    mine: [
      group("general-weiss", { me: "a1+b1+c1+a2+b2+c2" }),
      group("stormtrooper", { one: "e1", two: "f1", three: "h1" }, over),
    ],
    theirs: [luke()],
    proves: "generals-orders",
    choose: ["generals-orders#at0@me", ["one", "two"], "e2", "f2"],
    table: { figures: { one: { spaces: ["e2"] }, two: { spaces: ["f2"] } } },
  },
]);

import { card } from "../card.js";
import { group, table } from "../position.js";
import { play } from "../staging/acting-beside-luke.js";

const officer = [
  group("imperial-officer", { one: "d2" }),
  group("stormtrooper", { two: "c2", three: "e2", four: "d1", far: "a1" }),
];
card("inspiring-speech", () =>
  play("inspiring-speech", "imperial-officer", { mine: officer })
    .offersExactly(["two", "three", "four"])
    .choose(["two", "four"])
    .expect(
      table({
        figures: { two: { conditions: ["focus"] }, three: { conditions: [] }, four: { conditions: ["focus"] } },
      }),
    )
    .waits(),
);

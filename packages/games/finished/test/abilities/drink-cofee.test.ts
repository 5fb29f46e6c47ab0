import { test } from "vitest";
import { at, table } from "../position.js";

test("card 48 moved into the past at the end of a turn costs a coffee", () => {
  at({ present: [48], top: [9, 12, 14] })
    .proves("drinkCofee")
    .choose("end")
    .expect(table({ coffee: 6, past: [48] }))
    .event("coffee:drunk", { left: 6 })
    .event("ability:executed", { ability: "drinkCofee", areas: ["coffee"], input: null })
    .waits()
    .done();
});

test("card 48 sent into the past during a turn is paid for at once", () => {
  at({ present: [48, 5, 20], top: [9, 12] })
    .choose(5)
    .choose([48, 20])
    .expect(table({ coffee: 6 }))
    .waits()
    .done();
});

test("card 48 put below the stack costs a coffee", () => {
  at({ present: [48, 4], top: [9, 12, 14] })
    .choose(4)
    .choose([4, 48])
    .expect(table({ coffee: 6 }))
    .waits()
    .done();
});

test("card 48 lying in the past, or trimmed from it, costs nothing", () => {
  at({ present: [20, 22, 27], past: [48, 31], top: [9, 12, 14] })
    .choose("end")
    .choose([20, 22, 27])
    .expect(table({ coffee: 7, past: [20, 22, 27] }))
    .waits()
    .done();
});

test("card 48 put back on the stack or parked costs nothing", () => {
  at({ present: [48, 13], top: [9] })
    .choose(13)
    .choose(48)
    .expect(table({ coffee: 7 }))
    .waits()
    .done();
  at({ present: [48, 12, 20] })
    .choose(12)
    .choose(48)
    .expect(table({ coffee: 7 }))
    .waits()
    .done();
});

test("the last coffee can be drunk without losing", () => {
  at({ present: [48], top: [9, 12, 14], coffee: 1 })
    .choose("end")
    .expect(table({ coffee: 0 }))
    .outcome(null)
    .waits()
    .done();
});

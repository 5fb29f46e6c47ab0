import { test } from "vitest";
import { at } from "../position.js";

test("card 48 that cannot be paid for loses the game", () => {
  at({ present: [48], coffee: 0, finished: 3 })
    .proves("gameEndLose")
    .choose("end")
    .outcome({ winners: [], won: false, finished: 3, coffee: 0, candy: 5, reserve: 5, turns: 1 })
    .event("game:lost", {})
    .event("ability:executed", { ability: "gameEndLose", areas: [], input: null })
    .done();
});

test("it loses at once, also during a turn and below the stack", () => {
  at({ present: [48, 5], coffee: 0 })
    .choose(5)
    .choose([5, 48])
    .outcome({ won: false })
    .done();
  at({ present: [48, 4], coffee: 0 })
    .choose(4)
    .choose([4, 48])
    .outcome({ won: false })
    .done();
});

test("having no coffee loses nothing while card 48 stays away", () => {
  at({ present: [20], coffee: 0 })
    .choose("end")
    .outcome(null)
    .waits()
    .done();
});

import { test } from "vitest";
import { at } from "../position.js";

test("finishing card 48 wins, also without coffee, and draws no replacement", () => {
  at({ finished: 45, present: [47], top: [46, 48], coffee: 0, active: 4 })
    .proves("gameEndWin")
    .choose(47)
    .outcome({ winners: [0], won: true, finished: 48, coffee: 0, candy: 3, reserve: 7, turns: 0 })
    .event("game:won", {})
    .event("ability:executed", { ability: "gameEndWin", areas: [], input: null })
    .done();
});

test("47 finished cards do not win", () => {
  at({ finished: 45, present: [47], top: [48, 46] })
    .choose(47)
    .outcome(null)
    .waits()
    .done();
});

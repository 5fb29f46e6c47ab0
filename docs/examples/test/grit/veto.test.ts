import { composeList } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { grit } from "../../src/grit/plugin.js";
import { base, position } from "./base.js";
import { gift } from "./gift.js";

const game = composeList([base, grit(), gift("defender")]);

test("who presses on draws nothing by effects in this turn", () => {
  scenario(game, position).choose("attack:1000:2000").choose("press-on").noEvent("cards:drawn").waits().done();
});

test("who takes a breath draws as usual", () => {
  scenario(game, position)
    .choose("attack:1000:2000")
    .choose("breathe")
    .event("cards:drawn", { seat: 1, count: 1, cause: { kind: "effect", seat: 0 } }, 0)
    .waits()
    .done();
});

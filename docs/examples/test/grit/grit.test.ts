import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { composeList } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { type Grit, declared as gritDeclared } from "../../src/grit/declared.js";
import { grit } from "../../src/grit/plugin.js";
import { base, game, position } from "./base.js";

const ATTACK = "attack:1000:2000";
const LEADER = 2000;

test("a player who loses Life is asked, and draws a card for a breath", () => {
  scenario(game, position)
    .choose(ATTACK)
    .asks("grit:way", 1)
    .offersExactly(["press-on", "breathe"])
    .choose("breathe")
    .event("grit:chosen", { seat: 1, way: "breathe" })
    .event("cards:drawn", { seat: 1, count: 1, cause: { kind: "effect", seat: 1 } }, 0)
    .waits()
    .done();
});

test("who presses on has a stronger Leader until the turn ends", () => {
  scenario(game, position)
    .choose(ATTACK)
    .choose("press-on")
    .value("card:power", { card: LEADER }, 5000, 6000, ["grit"])
    .pass()
    .value("card:power", { card: LEADER }, 5000, 5000)
    .waits()
    .done();
});

const declared = declarePlugin({
  name: "stubborn",
  version: "1.0.0",
  requires: [needs<Grit>(gritDeclared, "*")],
});
interface Stubborn extends Owns<typeof declared> {}
const stubborn = definePlugin<Stubborn>(declared, {
  effects: {},
  modify: { "grit:power": (_subject, match) => match.add(500, "stubborn") },
});

test("another plugin has a say in how much", () => {
  scenario(composeList([base, grit(), stubborn]), position)
    .choose(ATTACK)
    .choose("press-on")
    .value("card:power", { card: LEADER }, 5000, 6500, ["grit"])
    .waits()
    .done();
});

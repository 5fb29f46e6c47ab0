import { test } from "vitest";
import { type At, at, context, group } from "../position.js";

const far = [group("luke-skywalker", { luke: "h6" })];
const me = (card: string, space = "a1", more: object = {}) => group(card, { me: { at: space, ...more } });

/** As far as the card takes a figure, and not one space farther. */
const goes = (
  card: string,
  { reaches, notTo, answers = [], ...position }: { reaches: string; notTo: string; answers?: readonly unknown[] } & At,
): void =>
  test(`${context.facts.command[card]?.name} goes as far as ${reaches}, not to ${notTo}`, () => {
    answers
      .reduce<ReturnType<typeof at>>((made, answer) => made.choose(answer as string), at({ hand: [card], ...position }))
      .offers([reaches])
      .notOffers([notTo])
      .waits()
      .done();
  });

/** The figure at a1 plays it in its activation. */
const own = (card: string, by: string, reaches: string, notTo: string, answers: readonly unknown[] = []) =>
  goes(card, {
    reaches,
    notTo,
    answers: [`cc:${card}@me`, ...answers],
    mine: [me(by)],
    theirs: far,
    activating: "me",
  });
own("whistling-birds", "the-mandalorian", "c1", "d1");
own("face-to-face", "royal-guard", "c1", "d1");
own("jump-jets", "stormtrooper", "f1", "g1");
own("force-jump", "darth-vader", "f1", "g1");
own("on-a-mission", "c1-10p", "f1", "g1");
own("pack-alpha", "loth-cat", "d1", "e1", [["me"]]);
own("triangulate", "probe-droid", "b1", "c1", [["me"]]);
own("looking-for-a-fight", "royal-guard", "b1", "c1");
own("grenadier", "stormtrooper", "d1", "e1");
own("smoke-grenade", "stormtrooper", "d1", "e1");

goes("advance-warning", {
  reaches: "c1",
  notTo: "d1",
  answers: ["cc:advance-warning@me"],
  mine: [me("imperial-officer"), group("stormtrooper", { two: "b1" })],
  theirs: far,
  activating: "me",
});

goes("force-push", {
  reaches: "f1",
  notTo: "g1",
  answers: ["cc:force-push@me"],
  mine: [me("luke-skywalker")],
  theirs: [group("stormtrooper", { two: "d1" })],
  activating: "me",
});

goes("reposition", {
  reaches: "f1",
  notTo: "g1",
  answers: ["cc:reposition@me", "two"],
  mine: [me("imperial-officer"), group("stormtrooper", { two: "c1" })],
  theirs: far,
  activating: "me",
});

goes("looking-for-a-fight", {
  reaches: "c1",
  notTo: "d1",
  answers: ["cc:looking-for-a-fight@me", 1],
  mine: [me("royal-guard")],
  theirs: [group("stormtrooper", { two: "b1" })],
  activating: "me",
});

goes("close-the-gap", {
  reaches: "c1",
  notTo: "d1",
  answers: ["cc:close-the-gap"],
  mine: [me("royal-guard")],
  theirs: far,
  start: "round",
});

goes("deploy-the-garrison", {
  reaches: "d1",
  notTo: "e1",
  answers: ["cc:deploy-the-garrison@me", 0],
  mine: [me("director-krennic"), group("stormtrooper", { two: "b1" })],
  theirs: far,
  start: "round",
});

goes("still-faster-than-you", {
  reaches: "c1",
  notTo: "d1",
  answers: ["cc:still-faster-than-you@me", 1],
  mine: [me("cad-bane")],
  theirs: far,
  turn: 1,
});

// it must end next to the attacker: b2 is five spaces away
goes("ambush", {
  reaches: "c1",
  notTo: "b2",
  answers: ["attack:x:g1", "cc:ambush@x"],
  mine: [me("stormtrooper", "b1")],
  theirs: [group("cara-dune", { x: "g1" })],
  against: ["ambush"],
  activating: "me",
});

// next to Luke: e2 is four spaces away
goes("get-behind-me", {
  reaches: "c2",
  notTo: "e2",
  answers: ["attack:luke:d3", "cc:get-behind-me@gaarkhan"],
  mine: [me("stormtrooper", "d1")],
  theirs: [group("luke-skywalker", { luke: "d3" }), group("gaarkhan", { gaarkhan: "a3" })],
  against: ["get-behind-me"],
  activating: "me",
});

/** Vader strikes the trooper at d1. */
const slain = (card: string, mine: At["mine"], reaches: string, notTo: string, answers: readonly unknown[]) =>
  goes(card, {
    reaches,
    notTo,
    answers: ["attack:one:d1", ...answers],
    mine,
    theirs: [group("darth-vader", { vader: "d2" })],
    activating: "vader",
    turn: 1,
    dice: [5, 5, 4, 0],
  });
const one = group("stormtrooper", { one: "d1", two: "h1" });
slain("dying-lunge", [one], "f1", "g1", ["cc:dying-lunge@one"]);
slain("final-stand", [one, me("baze-malbus", "c1")], "c3", "c4", ["cc:final-stand@me"]);
slain("retaliation", [one, me("royal-guard")], "a3", "a4", ["cc:retaliation@me", 2]);

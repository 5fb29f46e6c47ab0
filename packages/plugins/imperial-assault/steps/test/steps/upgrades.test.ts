import { expect, test } from "vitest";
import { duelWith, groupsOf } from "../reading/duel-position.js";
import { does } from "./does.js";

const [vader, troopers, officer] = groupsOf(0);
const equipped = duelWith({ groups: [vader, { ...troopers, attachments: ["scavenged-weaponry"] }, officer] });

test("do:reattach puts an attachment whose group has fallen to another group", () => {
  const given = { position: equipped, bound: { card: "scavenged-weaponry", target: "officer" } };
  const { groups, sides } = does(
    [{ type: "do:defeat", to: { trait: "trooper" } }, { type: "do:reattach" }],
    given,
  ).table;
  expect(groups["0.imperial-officer.2"]?.attachments).toEqual(["scavenged-weaponry"]);
  expect(sides[0]?.upgrades).toEqual([{ card: "scavenged-weaponry", group: "0.imperial-officer.2", ready: true }]);
});

test("do:deploy brings the group its card keeps out of play to a zone of choice", () => {
  const waiting = { card: "stormtrooper", figures: [{ id: "late" }], attachments: ["lie-in-ambush"] };
  const given = {
    position: duelWith({ groups: [...groupsOf(0), waiting] }, {}, { start: "deployment", activating: undefined }),
    at: "deployment:done",
    bound: { card: "lie-in-ambush" },
  } as const;
  const { asked } = does([{ type: "do:deploy" }], given);
  expect(asked.keys).toEqual(expect.arrayContaining(["h2", "h7"]));
  const { figures } = does([{ type: "do:deploy" }], { ...given, answers: ["h7"] }).table;
  expect(figures.late?.spaces).toEqual(["h7"]);
});

const citadel = { card: "imperial-citadel" };

test("do:store lays a power token on the ability's card, or those of whoever fell", () => {
  const one = does([{ type: "do:store", token: "block" }], { bound: citadel });
  expect(one.lasting("do:stored")).toEqual([{ ...citadel, token: "block" }]);
  const fallen = does([{ type: "do:store" }], { bound: { ...citadel, tokens: ["hit", "surge"] } });
  expect(fallen.lasting("do:stored")).toHaveLength(2);
});

test("do:withdraw lets a figure take a token from the card", () => {
  const steps = [
    { type: "do:store", token: "block" },
    { type: "do:store", token: "hit" },
    { type: "do:withdraw", to: "self" },
  ];
  expect(does(steps, { bound: citadel }).asked.keys).toEqual(["block", "hit"]);
  const taken = does(steps, { bound: citadel, answers: ["hit"] });
  expect(taken.tokens.vader).toEqual(["hit"]);
  expect(taken.lasting("do:stored")).toEqual([{ ...citadel, token: "block" }]);
});

test("do:draw-fewer lets its player draw fewer cards", () => {
  const { table } = does([{ type: "do:draw-fewer" }], { cause: [{ type: "do:draw", amount: 2 }], at: "seat:drawing" });
  expect(table.sides[0]?.hand).toEqual(["urgency", "blitz"]);
});

import { expect, test } from "vitest";
import { does } from "./does.js";

test("do:roll binds what the dice show, those of a figure too, and do:count-roll counts them at last", () => {
  const { bound, events } = does([{ type: "do:roll", dice: ["red"] }], { dice: [5] });
  expect(bound.roll).toMatchObject({ hit: 3 });
  expect(events("dice:rolled")).toEqual([{ dice: [{ die: "red", face: 5 }] }]);
  const printed = does([{ type: "do:roll", dice: [], of: "friend", as: "shot" }], {
    bound: { friend: "one" },
    dice: [0, 0],
  });
  expect(printed.events("dice:rolled")).toEqual([{ dice: [expect.anything(), expect.anything()] }]);
  expect(printed.bound).toHaveProperty("shot");
});

test("do:count-roll without a roll binds nothing", () => {
  expect(does([{ type: "do:count-roll", as: "roll" }]).bound).not.toHaveProperty("roll");
});

const rolled = { cause: [{ type: "do:roll", dice: ["red"] }], at: "dice:rolled" } as const;

test("do:change-roll rerolls a die of the roll, or turns it to another face", () => {
  const reroll = does([{ type: "do:change-roll", how: "reroll" }], { ...rolled, dice: [0, 5] });
  expect(reroll.events("dice:rolled")).toEqual([{ dice: [{ die: "red", face: 5 }] }]);
  const turn = [{ type: "do:change-roll", how: "turn" }];
  expect(does(turn, { ...rolled, dice: [0] }).asked.keys).toEqual(["0:1", "0:2", "0:3", "0:4", "0:5"]);
  const turned = does(turn, { ...rolled, dice: [0], answers: ["0:4"] });
  expect(turned.events("dice:rolled")).toEqual([{ dice: [{ die: "red", face: 4 }] }]);
});

test("do:set-die shows the face it is set to", () => {
  const set = does([{ type: "do:set-die", place: 0, face: 2 }], { ...rolled, dice: [0] });
  expect(set.events("dice:rolled")).toEqual([{ dice: [{ die: "red", face: 2 }] }]);
});

import { expect, test } from "vitest";
import { parseParameterisedAttribute } from "../src/index.js";
import { library } from "./library.js";

test.each([
  ["SUSTAINED HITS 2", { key: "sustained-hits", param: 2 }],
  ["ANTI-INFANTRY 4+", { key: "anti", param: 4, keyword: "INFANTRY" }],
  ["MELTA 2", { key: "melta", param: 2 }],
  ["RAPID FIRE 1", { key: "rapid-fire", param: 1 }],
  ["Sustained hits D3", { key: "sustained-hits", param: "D3" }],
  ["Rapid Fire D6+3", { key: "rapid-fire", param: "D6+3" }],
  ["Anti-Epic Hero 2+", { key: "anti", param: 2, keyword: "EPIC HERO" }],
  ["Anti-FLY 2", { key: "anti", param: 2, keyword: "FLY" }],
  ["Anti Vehicle 3+", { key: "anti", param: 3, keyword: "VEHICLE" }],
  ["TwIN-lINkED", { key: "twin-linked" }],
  ["Twin Linked", { key: "twin-linked" }],
  ["[DEVASTATING WOUNDS]", { key: "devastating-wounds" }],
  ["Ignores\u2011Cover", { key: "ignores-cover" }],
  ["<b>Lethal&nbsp;Hits</b>", { key: "lethal-hits" }],
])("%s is read", (text, parsed) => {
  expect(parseParameterisedAttribute(library, text)).toEqual(parsed);
});

test.each([
  "Sustained Hits",
  "Anti-Infantry",
  "Anti-Infantry 7+",
  "Melta two",
  "Lethal Hits 2",
  "Zapping Field",
  "Rapid Fire 0",
])('"%s" is not understood, rather than half understood', (text) => {
  expect(parseParameterisedAttribute(library, text)).toBeUndefined();
});

import { composeList } from "@riposte/kernel/run";
import { describePlugin, scenario } from "@riposte/testing";
import { test } from "vitest";
import { emptyHanded } from "../src/empty-handed/plugin.js";
import { base, position } from "./grit/base.js";
import { gift } from "./grit/gift.js";

describePlugin(emptyHanded(), { game: [base], matches: 1, maxInputs: 100 });

const drawn = (count: number, seat: number) =>
  ["cards:drawn", { seat, count, cause: { kind: "effect", seat: 0 } }] as const;

test("who draws by an effect with no card in hand draws two", () => {
  scenario(composeList([base, emptyHanded(), gift("attacker")]), position)
    .choose("attack:1000:2000")
    .event(...drawn(2, 0), 1)
    .waits()
    .done();
});

test("with a card in hand it is one", () => {
  scenario(composeList([base, emptyHanded(), gift("defender")]), position)
    .choose("attack:1000:2000")
    .event(...drawn(1, 1), 0)
    .waits()
    .done();
});

import { test } from "vitest";
import { at, group } from "../position.js";

test("what lasts for this round is over when the end of the round is dealt with", () => {
  const speed = (is: number) => ["figure:speed", { figure: "jawa" }, 5, is] as const;
  at({
    mine: [group("jawa-scavenger", { jawa: "a1" }, { ready: false })],
    theirs: [group("luke-skywalker", { luke: "f6" })],
    hand: ["utinni", "against-the-odds"],
    me: { affiliation: "mercenary" },
    them: { vp: 9 },
    start: "round",
  })
    .choose("cc:utinni")
    .value(...speed(6))
    .pass()
    .asks("kernel:respond", 0)
    .offers(["cc:against-the-odds"])
    .value(...speed(5))
    .waits()
    .done();
});

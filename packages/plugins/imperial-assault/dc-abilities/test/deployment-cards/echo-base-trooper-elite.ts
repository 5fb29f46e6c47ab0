import { test } from "vitest";
import { at, group } from "../position.js";
import { luke } from "../staging/foes.js";

test("Cortosis Weave takes 2 from Pierce, and never makes it less than none", () => {
  const amounts = (pierce: number) => ({ pierce, blast: 0, recover: 0 });
  at({ mine: [group("echo-base-trooper-elite", { echo: "d1" })], theirs: [luke()], activating: "echo" })
    .value("attack:keywords", { attacker: "luke", defender: "echo" }, amounts(3), amounts(1))
    .value("attack:keywords", { attacker: "luke", defender: "echo" }, amounts(1), amounts(0))
    .proves("cortosis-weave")
    .waits()
    .done();
});

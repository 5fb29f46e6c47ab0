import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { at, game, group, setupAt, table } from "../position.js";

test("rules 12: the activation phase does not end while a group is ready that could not activate at its opportunity", () => {
  at({
    mine: [group("cal-kestis", { cal: "d1" })],
    theirs: [group("luke-skywalker", { luke: "f1" })],
    sides: [{ affiliation: "rebel" }, {}],
    start: "round",
  })
    .choose("force-slow#at0@cal")
    .expect(table({ activation: { figure: "cal" } }))
    .choose("pass")
    .expect(table({ round: 1, activation: { figure: "luke" } }))
    .waits()
    .done();
});

test("whoever searches a deck does not learn its order", () => {
  const searched = (deck: readonly string[]) => {
    const setup = setupAt({
      mine: [group("fifth-brother", { me: "a1" })],
      theirs: [group("luke-skywalker", { luke: "h8" })],
      activating: "me",
      sides: [{ deck }, {}],
    });
    const match = startMatch(game as never, { seed: 1, hold: "auto", setup });
    for (const answer of [1, "dc_special:Fifth Brother:0"]) match.answer(0, answer);
    return match.seen.choice;
  };
  expect(searched(["force-surge", "force-rush"])).toMatchObject({
    options: [{ key: "force-rush" }, { key: "force-surge" }, { key: "none" }],
  });
  expect(searched(["force-rush", "force-surge"])).toEqual(searched(["force-surge", "force-rush"]));
});

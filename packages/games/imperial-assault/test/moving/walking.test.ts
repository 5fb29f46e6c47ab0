import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { type ImperialAssault, imperialAssaultDeclared } from "../../src/index.js";
import { game, gameWith } from "../position.js";

const declared = declarePlugin({
  name: "watcher",
  version: "1.0.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*")],
});

/** Hears every step and does not say that any moment would do: no walk is undisturbed. */
const watcher = definePlugin<Owns<typeof declared>>(declared, { effects: {}, on: { "figure:moved": () => {} } });

test("a walk nobody can answer is told and ends as it does step by step", () => {
  const atOnce = startMatch(game, { seed: 2, hold: "auto" });
  const stepwise = startMatch(gameWith(watcher), { seed: 2, hold: "auto" });
  const bot = randomBot(2);
  for (let walks = 0; walks < 30; ) {
    const { seat } = atOnce.seen;
    const answer = bot.answer(atOnce.seen);
    const [one, other] = [atOnce.answer(seat, answer), stepwise.answer(seat, answer)];
    if (!one.ok || !other.ok) throw new Error("a legal answer is refused");
    expect(other.events(null)).toEqual(one.events(null));
    if (!String(answer).startsWith("go:")) continue;
    walks += 1;
    expect(stepwise.hash()).toBe(atOnce.hash());
  }
});

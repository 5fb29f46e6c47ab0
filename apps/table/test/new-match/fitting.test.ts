import { findGame, type GameInfo } from "@riposte/hosting";
import { expect, test } from "vitest";
import { withoutPlugin, withPlugin } from "../../src/new-match/fitting.js";

const info = findGame("imperial-assault") as GameInfo;
const { compose } = await info.load();
const all = info.plugins.filter(({ isOptional }) => isOptional).map(({ name }) => name);

test("what needs a plugin goes with it, and nothing else does", () => {
  expect(withoutPlugin(compose, all, "skirmish-steps")).toEqual(["power-tokens", "surge"]);
  expect(withoutPlugin(compose, all, "cc-effects")).toEqual(all.filter((name) => name !== "cc-effects"));
});

test("a plugin brings along what it needs", () => {
  const picked = withPlugin(compose, { picked: ["surge"], all }, "cc-effects");
  expect(picked).toContain("skirmish-steps");
  expect(picked).not.toContain("dc-abilities");
});

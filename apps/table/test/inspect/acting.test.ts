import { toDiagram } from "@riposte/kernel/flow";
import { expect, test } from "vitest";
import { actingIn } from "../../src/inspect/acting.js";
import { exportMachine } from "../../src/inspect/exports.js";
import { actingFound, statesFound } from "../../src/inspect/search.js";
import { composed } from "../composed.js";

const { game } = await composed("imperial-assault");
const attack = game.procedures.find(({ name }) => name === "attack");
if (attack === undefined) throw new Error("no attack");

test("the surge window says that the surge plugin offers there", () => {
  const entry = actingIn(game).find(({ name }) => name === "attack:surges");
  expect(entry).toMatchObject({ kind: "window", owner: "imperial-assault", about: "once" });
  expect(entry?.acts).toContainEqual({ plugin: "surge", how: "offers" });
});

test("a search finds names, owners and whoever acts, and every word must fit", () => {
  const names = actingFound(actingIn(game), "window surge").map(({ name }) => name);
  expect(names).toContain("attack:surges");
  expect(actingFound(actingIn(game), "surge nowhere")).toEqual([]);
  expect([...statesFound(toDiagram(attack.machine), "attack:rerolls")]).toEqual(["rerolls"]);
});

test("a machine is exported as Mermaid, as an xstate config and as it is drawn", () => {
  const exported = (format: "mermaid" | "json" | "svg") => exportMachine(attack, format, () => "<svg/>");
  expect(exported("mermaid").text).toContain("stateDiagram-v2");
  expect(JSON.parse(exported("json").text)).toMatchObject({ id: "attack", initial: "before" });
  expect(exported("svg")).toMatchObject({ name: "attack.svg", text: "<svg/>" });
});

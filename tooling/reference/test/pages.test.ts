import { readdirSync, readFileSync } from "node:fs";
import { GAMES } from "@riposte/hosting";
import { expect, test } from "vitest";
import { referencePages } from "../src/pages.js";

const folder = new URL("../../../docs/reference/", import.meta.url);

test("docs/reference holds what the composed games declare; `pnpm reference` writes it", async () => {
  const found = readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), "utf8")]);
  expect(Object.fromEntries(found)).toEqual(await referencePages());
});

test.each(GAMES.map((info) => [info.id, info] as const))(
  "abilities of %s act at names that exist",
  async (_id, info) => {
    const composed = (await info.load()).compose();
    if (!composed.ok) throw new Error(composed.problems.join("\n"));
    const { game } = composed;
    const names = [game.windows, game.events, game.values, game.ops].flatMap((known) => [...known.keys()]);
    const places = game.plugins.flatMap(({ behaviour }) => behaviour.acts?.() ?? []).map(({ at }) => at);
    expect(places.filter((at) => !names.includes(at))).toEqual([]);
  },
);

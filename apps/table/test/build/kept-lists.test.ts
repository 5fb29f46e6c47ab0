import { buildable, builderOf } from "@riposte/hosting/lists";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetList, keepList, keptList, keptLists } from "../../src/build/kept-lists.js";
import { pictureOf } from "../../src/new-match/pictures.js";

const ODD = ["__proto__", "constructor", "toString", "hasOwnProperty"];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

test.each(ODD)("a list with the name and id %s is kept, found and forgotten as any other", (name) => {
  keepList({ id: "other", game: "one-piece", name: "Other", text: "" });
  keepList({ id: name, game: "one-piece", name, text: "1 OP01-001" });
  expect(keptLists().map((list) => list.name)).toEqual([name, "Other"]);
  expect(keptList(name)?.text).toBe("1 OP01-001");
  forgetList(name);
  expect([keptList(name), keptLists().length]).toEqual([undefined, 1]);
});

test.each(buildable())(
  "a list of %s with an odd name is taken to a match under it, and has the game's sign",
  async (game) => {
    const builder = await builderOf(game);
    for (const name of ODD) {
      expect(JSON.stringify(builder?.named(builder.ready[0]?.list, name))).toContain(`"name":"${name}"`);
      expect(pictureOf(name, game)).toHaveLength(1);
    }
  },
);

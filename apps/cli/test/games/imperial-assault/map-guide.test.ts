import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { riposte, scratchFile } from "../../riposte.js";

const guide = readFileSync(new URL("../../../../../docs/guides/maps.md", import.meta.url), "utf8");
const written = JSON.parse(/```json old-mill\.json\n(.*?)```/s.exec(guide)?.[1] ?? "") as object;
const file = scratchFile("old-mill.json", written);

/** The commands of the guide, as words; the file is where it was written. */
const commands = [...guide.matchAll(/^riposte (.+)$/gm)].map(([, words = ""]) =>
  words.split(" ").map((word) => (word === "old-mill.json" ? file : word)),
);

test("the map of guides/maps.md is checked and drawn as the guide says", async () => {
  for (const words of commands.filter(([command]) => command === "map")) {
    const { code, out } = await riposte(words);
    expect({ words, code }).toEqual({ words, code: 0 });
    expect(out).toMatch(words[1] === "check" ? /Old Mill: 36 spaces, 1 doors?, 1 terminals?, no problems\./ : /r .*\n/);
  }
});

test("a slip in it is told as the guide shows", async () => {
  const slip = JSON.parse(JSON.stringify(written).replace('"token":"sack"', '"token":"sacks"')) as object;
  const { code, err } = await riposte(["map", "check", scratchFile("slip.json", slip)]);
  const [, told = ""] = /```text\nold-mill\.json: (.+)\n```/.exec(guide) ?? [];
  expect(code).toBe(1);
  expect(err).toContain(told);
});

test("it is played from the keyboard and by bots", async () => {
  const [play = [], simulate = []] = commands.filter(([command]) => command !== "map");
  expect((await riposte(play, ["q"])).code).toBe(0);
  const { out } = await riposte([...simulate, "--workers", "1"]);
  expect(out).toContain("2 games");
}, 120_000);

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

const guide = fileURLToPath(new URL("../../../../docs/guides/own-game.md", import.meta.url));
const examples = fileURLToPath(new URL("../../../../docs/examples/", import.meta.url));

test("the table that the guide shows is the one its command draws", async () => {
  const [, words = "", shown = ""] =
    /```console\n\$ riposte ([^\n]+)\n(.*?)```/s.exec(readFileSync(guide, "utf8")) ?? [];
  const args = words.split(" ").map((word) => (word.startsWith("dist/") ? `${examples}${word}` : word));
  expect((await riposte(args, ["q"])).out).toContain(shown);
});

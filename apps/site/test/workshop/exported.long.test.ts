import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createLocalHost } from "@riposte/table/stage";
import { afterAll, expect, test } from "vitest";
import { craftOf } from "../../src/workshop/crafts/crafts.js";
import { exportFiles } from "../../src/workshop/export-files.js";
import { scenarioOf } from "../../src/workshop/scenario-of.js";
import { shownSteps } from "../../src/workshop/stage/shown-steps.js";
import { forgetCrafted } from "./forget-crafted.js";

afterAll(forgetCrafted);

const modules = fileURLToPath(new URL("../../node_modules/", import.meta.url));

test.each(["one-piece", "imperial-assault", "warhammer-40k"])(
  "what is exported of %s passes its own test outside the repository, and fails it without what was written",
  async (id) => {
    const craft = await craftOf(id);
    const file = craft.blank();
    const made = craft.make(file);
    const { entry, game, setup } = made;
    const host = createLocalHost({ entry, game, plugins: [], seats: ["human", "human"], setup, seed: "1", pace: 0 });
    const bot = entry.bots[entry.hintBot]?.create("1", game);
    for (let answers = 0; answers < 6 && host.match.decision !== null; answers += 1)
      host.act(() => host.match.answer(host.match.decision?.seat ?? 0, bot?.answer(host.match.seen) ?? 0));
    const shown = shownSteps(host, entry, [], made.told.name);
    expect(shown.length).toBe(6);
    const scenario = scenarioOf(id, made.told.name, setup, "1", shown);
    const files = exportFiles({
      game: id,
      plugin: craft.plugin,
      id: made.id,
      name: made.told.name,
      sentence: made.told.sentences.join(" "),
      file,
      scenario,
    });
    const folder = mkdtempSync(join(tmpdir(), "riposte-exported-"));
    try {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(join(folder, dirname(name)), { recursive: true });
        writeFileSync(join(folder, name), text);
      }
      const own = join(folder, made.id.toLowerCase());
      // as an install would leave it
      mkdirSync(join(own, "node_modules/@riposte"), { recursive: true });
      for (const name of readdirSync(join(modules, "@riposte")))
        symlinkSync(join(modules, "@riposte", name), join(own, "node_modules/@riposte", name));
      symlinkSync(join(modules, "vitest"), join(own, "node_modules/vitest"));
      const run = () =>
        execFileSync(process.execPath, [join(modules, "vitest/vitest.mjs"), "run", "--root", own], {
          encoding: "utf8",
          stdio: "pipe",
        });
      expect(run()).toContain("1 passed");
      cpSync(join(own, "scenario.json"), join(own, "was.json"));
      writeFileSync(
        join(own, "scenario.json"),
        JSON.stringify({ ...scenario, steps: [{ event: "nothing:happened" }] }),
      );
      expect(run).toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  300_000,
);

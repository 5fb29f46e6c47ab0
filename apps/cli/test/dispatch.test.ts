import { expect, test } from "vitest";
import { builtRiposte, riposte } from "./riposte.js";

test("without arguments and without a terminal it prints help and ends well", () => {
  const { code, out, err } = builtRiposte([]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  for (const word of ["play", "simulate", "replay", "run", "graph", "wired", "Exit codes"]) expect(out).toContain(word);
});

test.each(["play", "simulate", "replay", "run", "graph", "wired"])("%s --help says how to use it", async (command) => {
  const { code, out } = await riposte([command, "--help"]);
  expect(code).toBe(0);
  expect(out).toContain(`riposte ${command}`);
  expect(out).toContain("--help");
  expect(out).toContain("Exit codes");
});

test("--version prints the version of the package", async () => {
  expect((await riposte(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([
  { words: ["pley", "finished"], says: ["UNKNOWN_COMMAND", 'Did you mean "play"?'] },
  { words: ["play", "finishd"], says: ["UNKNOWN_GAME", 'Did you mean "finished"?'] },
  { words: ["play"], says: ["MISSING_ARGUMENT", "needs a game", "play --help"] },
  { words: ["wired", "finished", "now"], says: ["EXTRA_ARGUMENT", '"now"'] },
  { words: ["simulate", "finished", "--gmes", "3"], says: ["UNKNOWN_FLAG", 'Did you mean "--games"?'] },
  { words: ["simulate", "finished", "--games", "many"], says: ["BAD_VALUE", "--games", "many"] },
  { words: ["simulate", "finished", "--games", "--json"], says: ["BAD_VALUE", "--games needs a value"] },
  { words: ["simulate", "finished", "--json=yes"], says: ["BAD_VALUE", "--json is a switch"] },
  { words: ["simulate", "finished", "--seed", "1", "--seed", "2"], says: ["BAD_VALUE", "given twice"] },
  { words: ["simulate", "finished", "--bot", "gredy"], says: ["UNKNOWN_BOT", 'Did you mean "greedy"?'] },
  { words: ["play", "finished", "--difficulty", "esy"], says: ["BAD_VALUE", 'Did you mean "easy"?'] },
  { words: ["play", "finished", "--setup", "dificulty=easy"], says: ["UNKNOWN_SETUP", '"difficulty"'] },
  { words: ["graph", "finished", "--procedure", "trun"], says: ["UNKNOWN_PROCEDURE", 'Did you mean "turn"?'] },
  { words: ["graph", "finished", "--format", "png"], says: ["BAD_VALUE", "mermaid, json or scxml"] },
  { words: ["replay", "no-such-file.json"], says: ["FILE_UNREADABLE", "no-such-file.json"] },
])("a mistake is explained without a stack and ends with 2: riposte $words", async ({ words, says }) => {
  const { code, out, err } = await riposte(words);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  for (const part of says) expect(err).toContain(part);
  expect(err).not.toMatch(/^\s+at /m);
});

test("the built command ends with 2 after a mistake; RIPOSTE_DEBUG=1 shows its stack, FORCE_COLOR=1 colours", () => {
  const mistake = builtRiposte(["pley"]);
  expect(mistake.code).toBe(2);
  expect(mistake.err).not.toMatch(/^\s+at /m);
  expect(mistake.err).not.toContain("\u001b");
  const { err } = builtRiposte(["pley"], [], { RIPOSTE_DEBUG: "1", FORCE_COLOR: "1" });
  expect(err).toMatch(/^\s+at /m);
  expect(err).toContain("\u001b");
});

test("the built command plays from a pipe, without colours", () => {
  const played = builtRiposte(["play", "finished", "--seed", "1"], ["end", "<", "q"]);
  expect(played).toMatchObject({ code: 0, err: "" });
  expect(played.out).toContain("turn 2");
  expect(played.out).not.toContain("\u001b");
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test, vi } from "vitest";
import { riposte, scratch, scratchFile } from "./riposte.js";

afterEach(() => vi.unstubAllEnvs());

const told = (err: string) => err.split("\n").filter((line) => line.startsWith("debug "));

const played = async (debug: string) => {
  vi.stubEnv("RIPOSTE_DEBUG", debug);
  const { err, out } = await riposte(["play", "finished", "--seed", "1", "--bot", "greedy"]);
  return { told: told(err), out };
};

test("RIPOSTE_DEBUG=trace tells who does what, and where the flow goes; the match is the same", async () => {
  const [quiet, loud] = [await played("1"), await played("trace")];
  expect(quiet.told).toEqual([]);
  expect(loud.out).toBe(quiet.out);
  expect(loud.told).toContainEqual(expect.stringMatching(/^debug flow: turn #\d+ is at TURN_START$/));
  expect(loud.told).toContainEqual(expect.stringMatching(/^debug finished: publishes turn:began \{"turn":1\}$/));
  expect(loud.told).toContainEqual(expect.stringMatching(/^debug finished: applies finished:draw /));
});

test("a list tells of those only, and of names nobody has nothing", async () => {
  const flow = (await played("flow")).told;
  expect(flow.length).toBeGreaterThan(10);
  expect(flow.filter((line) => !line.startsWith("debug flow: "))).toEqual([]);
  expect((await played("nobody")).told).toEqual([]);
});

test("a replay tells the same as the match it is of", async () => {
  const file = scratch("watched.json");
  vi.stubEnv("RIPOSTE_DEBUG", "flow");
  const match = await riposte(["play", "finished", "--seed", "1", "--bot", "greedy", "--save", file]);
  const again = await riposte(["replay", file]);
  expect(told(again.err)).toEqual(told(match.err));
});

test("simulated games are told too, one after the other", async () => {
  vi.stubEnv("RIPOSTE_DEBUG", "flow");
  const { out, err } = await riposte("simulate finished --games 2 --seed 1 --workers 2 --json".split(" "));
  expect(JSON.parse(out)).toMatchObject({ games: 2, unfinished: 0 });
  expect(told(err).filter((line) => line.endsWith(" is at TURN_START")).length).toBeGreaterThan(2);
});

/** An attack, and a guess how it ends. */
const wagered = {
  game: "one-piece",
  position: {
    setup: {
      position: {
        turn: 3,
        sides: [
          { leader: "OP01-003", deck: ["OP01-016"] },
          { leader: "OP01-061", deck: ["OP01-100"], life: ["OP01-100"] },
        ],
      },
    },
  },
  steps: [{ choose: "attack:1000:2000" }, { choose: "won" }, { waits: true }],
};

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const guide = readFileSync(join(repository, "docs/guides/debugging.md"), "utf8");
const commands = [...guide.matchAll(/^RIPOSTE_DEBUG=(\S+) riposte (.*)$/gm)].map(([, debug = "", words = ""]) => ({
  debug,
  words,
}));

test.each(commands)("the guide's RIPOSTE_DEBUG=$debug riposte $words tells what a plugin does", async (command) => {
  vi.stubEnv("RIPOSTE_DEBUG", command.debug);
  const words = command.words
    .replace("./mine/dist/index.js", join(repository, "docs/examples/dist/wager/plugin.js"))
    .replace("scenario.json", scratchFile("scenario.json", wagered));
  const { err, code } = await riposte(words.split(" "));
  expect({ code, err: err.slice(0, 300) }).toMatchObject({ code: 0 });
  expect(told(err).length).toBeGreaterThan(5);
});

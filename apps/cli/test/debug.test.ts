import { afterEach, expect, test, vi } from "vitest";
import { riposte } from "./riposte.js";

afterEach(() => vi.unstubAllEnvs());

const played = async (debug: string) => {
  vi.stubEnv("RIPOSTE_DEBUG", debug);
  const { err, out } = await riposte(["play", "finished", "--seed", "1", "--bot", "greedy"]);
  return { told: err.split("\n").filter((line) => line.startsWith("debug ")), out };
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
  const { told } = await played("flow");
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((line) => !line.startsWith("debug flow: "))).toEqual([]);
  expect((await played("nobody")).told).toEqual([]);
});

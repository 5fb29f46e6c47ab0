import { expect, test } from "vitest";
import { readScratch, riposte, scratch, scratchFile } from "../../riposte.js";

const play = ["play", "imperial-assault", "--seed", "1", "--map", "training-yard", "--plugins", "base,surge"];

/** A Wookiee with movement points and both hands known, seat 0 to act. */
const position = scratchFile("position.json", {
  position: {
    activating: { figure: "wookiee", actions: 2, points: 3 },
    seats: [
      {
        affiliation: "rebel",
        hand: ["blitz"],
        groups: [{ card: "wookiee-warrior", figures: [{ id: "wookiee", at: "a1" }] }],
      },
      {
        affiliation: "imperial",
        hand: ["parry"],
        groups: [{ card: "stormtrooper", figures: [{ id: "trooper", at: "g3" }] }],
      },
    ],
  },
});
const started = [...play, "--setup", `position=${position}`];

test("a place is entered by its name, everything else by its number", async () => {
  const { code, out } = await riposte(started, ["b2", "1", "q"]);
  expect(code).toBe(0);
  expect(out).toContain("places: ");
  expect(out).toContain("Wookiee Warrior moves from A1 to B2.");
  expect(out).not.toMatch(/^ +\d+ Go to/m);
});

test("a place farther off takes the Move action, and several places are a way", async () => {
  const { out } = await riposte(started, ["b2 d1", "q"]);
  expect(out).toContain("Wookiee Warrior moves from A1 to D1.");
  expect((await riposte(started, ["d1", "e1", "q"])).out).toContain("Wookiee Warrior gains 4 movement points.");
  const lost = await riposte(started, ["b2 z9", "move", "q"]);
  expect(lost.out).toContain('"z9" is none of the places listed, so the way does not lead there.');
});

test("who could answer on the way to a place is said before it is taken", async () => {
  const near = scratchFile("near.json", {
    position: {
      activating: { figure: "wookiee", actions: 2, points: 1 },
      seats: [
        {
          affiliation: "rebel",
          groups: [{ card: "wookiee-warrior", figures: [{ id: "wookiee", at: "c7" }] }],
        },
        {
          affiliation: "imperial",
          hand: ["parry"],
          groups: [{ card: "stormtrooper", figures: [{ id: "trooper", at: "g3" }] }],
        },
      ],
    },
  });
  const all = ["play", "imperial-assault", "--seed", "1", "--map", "training-yard", "--setup", `position=${near}`];
  const { out } = await riposte([...all], ["q"]);
  expect(out.replaceAll(/\s+/g, " ")).toMatch(/On the way to .*\bH3\b.* a step may be answered by Stormtrooper\./i);
});

test("until passes for longer, and says so; what would never end is refused", async () => {
  const { out } = await riposte(started, ["until me", "until now", "until attack", "until", "q"]);
  expect(out).toContain("You pass until something happens to you.");
  expect(out).toContain("You are asked again.");
  expect(out).toContain('Nothing called "attack" is going on, so passing until its end would never end.');
  expect(out).toContain("Say until when to pass");
});

test("against a bot nobody is asked where he can do nothing", async () => {
  const { out } = await riposte([...started, "--bot", "greedy", "--seat", "0"], ["d1", "1", "1", "1", "q"]);
  expect(out).not.toMatch(/\? Do you respond\?\n +1 Pass\n +Enter/);
});

test("a place that cannot be reached, and a wrong number, are refused", async () => {
  const { code, out } = await riposte(started, ["z9", "77", "q"]);
  expect(code).toBe(0);
  expect(out).toContain('"z9" is none of the places listed.');
  expect(out).toContain('"77" is not in the list');
});

test("two people at one keyboard: each hand is shown only while its seat is asked", async () => {
  const { out } = await riposte(started, ["1", "1", "q"]);
  const tables = out.split("── round").slice(1);
  expect(tables[0]).toContain("Blitz");
  expect(tables[0]).not.toContain("Parry");
  const others = tables.find((table) => table.includes("Parry"));
  expect(others).toBeDefined();
  expect(others).not.toContain("Blitz");
});

test("against a bot only the own hand is ever shown, and undo comes back to the own question", async () => {
  const { code, out } = await riposte([...started, "--bot", "greedy", "--seat", "0"], ["1", "u", "q"]);
  expect(code).toBe(0);
  expect(out).toContain("  Opponent ");
  expect(out).not.toMatch(/hand 1: Parry/);
  expect(out).toContain("Undone.");
  expect(out.split("── round").at(-1)).toContain("3 movement points");
});

test("a hint is a legal answer in words", async () => {
  expect((await riposte(started, ["h", "q"])).out).toMatch(/^\d+ % ±\d+ +\S/m);
});

test("a save remembers its plugins, so that it loads without naming them", async () => {
  const file = scratch("skirmish.json");
  await riposte([...started, "--save", file], ["b2"]);
  expect(readScratch(file).lock.map(({ name }: { name: string }) => name)).toEqual(["imperial-assault", "surge"]);
  const loaded = await riposte(["play", "imperial-assault", "--load", file], ["q"]);
  expect(loaded.code).toBe(0);
  expect(loaded.out).toMatch(/wookiee|Wookiee Warrior +b2/);
  expect((await riposte(["replay", file])).out).toContain("Wookiee Warrior moves from A1 to B2.");
});

test("bots of both seats can be watched to the end", async () => {
  const { code, out } = await riposte([...started, "--bot", "greedy,random"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^(?:Blue|Red) won\.$/m);
});

test.each([
  ["an unknown plugin", ["--plugins", "base,surgee"], "UNKNOWN_PLUGIN", 'Did you mean "surge"?'],
  ["a single army", ["--armies", "imperial-garrison"], "BAD_VALUE", "takes two armies"],
  ["an unknown army", ["--armies", "imperial-garrison,nobody"], "SETUP_INVALID", "nobody"],
  ["an unknown map", ["--map", "trainingyard"], "BAD_VALUE", "training-yard"],
  ["a seat without a bot", ["--seat", "1"], "BAD_VALUE", "--bot"],
  ["a seat that is not there", ["--bot", "greedy", "--seat", "2"], "BAD_VALUE", "2"],
])("%s is a mistake with a reason", async (_what, flags, code, reason) => {
  const ran = await riposte(["play", "imperial-assault", ...flags]);
  expect(ran.code).toBe(2);
  expect(ran.err).toContain(code);
  expect(ran.err).toContain(reason);
});

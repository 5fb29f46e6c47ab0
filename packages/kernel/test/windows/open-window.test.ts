import { expect, test } from "vitest";
import { compose, composeList, simulateMatch, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin } from "../../src/index.js";
import { gongWithChoir } from "../fixtures/gong.js";
import { worked, workshop } from "../fixtures/workshop.js";

const humming = (hold: "auto" | "never") => {
  const match = startMatch(gongWithChoir(), { seed: 1, checks: true, hold: "never" });
  match.setPolicy(0, { set: "order", window: "gong:before", key: "hum", act: "play" });
  match.setPolicy(0, { set: "hold", hold, window: "gong:before" });
  match.answer(0, ["b"]);
  return match;
};

test("a standing order plays a response that stays legal once in each instance of its window, and then asks nobody", () => {
  const match = humming("never");
  expect(match.slices.gong.heard).toEqual(["hum", "ring", "startle"]);
  expect(match.decision?.question).toBe("gong:again");
  match.answer(0, ["b"]);
  expect(match.slices.gong.heard).toEqual(["hum", "ring", "startle", "hum", "ring", "startle"]);
});

test("under auto the seat is asked whether to use it once more", () => {
  const match = humming("auto");
  expect(match.slices.gong.heard).toEqual(["hum"]);
  expect(match.decision).toMatchObject({
    question: "kernel:respond",
    seat: 0,
    choice: { options: [{ key: "hum" }, {}] },
  });
});

test("a window is told by the message with its name, and of its subject goes out only what the words speak of", () => {
  const speaker = definePlugin(declarePlugin({ name: "speaker", version: "0.1.0" }), {
    effects: {},
    messages: { "window:gong:before": "{type} is about to happen" },
  });
  const match = startMatch(composeList([...gongWithChoir().plugins, speaker]), { seed: 1, hold: "never" });
  match.setPolicy(1, { set: "hold", hold: "auto", window: "gong:before" });
  match.answer(0, ["b"]);
  expect(match.decision?.prompt).toEqual({ id: "window:gong:before", params: { type: "gong:ring" } });
});

test("a window nobody has words for is told by its name", () => {
  const match = startMatch(gongWithChoir(), { seed: 1, hold: "never" });
  match.setPolicy(1, { set: "hold", hold: "auto", window: "gong:before" });
  match.answer(0, ["b"]);
  expect(match.decision?.prompt).toEqual({ id: "kernel:respond", params: { window: "gong:before" } });
});

/** Two handlers that offer responses under these keys. */
const offering = (...keys: readonly (readonly (string | number)[])[]) => ({
  offer: {
    "workshop:break": keys.map((some) => () => some.map((key) => ({ key, kind: "optional", effects: [] }) as const)),
  },
});
const opening = (match: Parameters<Parameters<typeof worked>[0]>[0]) => match.open("workshop:break", { hour: 9 });
const many = Array.from({ length: 17 }, (_, key) => key);

test.each([
  ["by one handler", [["tea", "tea"]], "tea"],
  ["by two handlers", [["tea"], ["soup", "tea"]], "tea"],
  ["by one handler, of many", [[...many, 3]], "3"],
  ["by two handlers, of many", [many, ["tea", 16]], "16"],
] as const)("two responses under one key are refused: %s", (_who, keys, key) => {
  expect(worked(opening, offering(...keys)).told).toBe(
    `HANDLER_FAILED: "workshop" (offer "workshop:break") offers "${key}" at "workshop:break", which is offered already: make its key unique.`,
  );
});

test("responses with keys of their own are offered together, and a number is not the word that looks like it", () => {
  const { match } = worked(opening, offering(many, ["1", "tea"]));
  expect(match.decision?.count()).toBe(20);
});

test("what play has shown to be named well is not looked at again in simulation", () => {
  const simulation = simulateMatch(compose([workshop(opening, offering(["tea", "tea"]))]), { seed: 1 });
  expect(simulation.answer("work")).toBeUndefined();
});

test("what a seat may do is found once, and again after anything happened", () => {
  let times = 0;
  const { match } = worked(opening, {
    offer: {
      "workshop:break": (_subject, _seat, at) => {
        times += 1;
        return ["tea", "soup"].map((key) => at.offer({ key, effects: [{ type: "workshop:note", what: key }] }));
      },
    },
  });
  expect(match.decision?.count()).toBe(3);
  expect(times).toBe(1);
  match.answer(0, "tea");
  expect(match.decision?.choice).toMatchObject({ options: [{ key: "soup" }, { key: "pass" }] });
  match.answer(0, "soup");
  expect(match.slices.workshop.notes).toEqual(["tea", "soup"]);
  expect(match.decision?.question).toBe("workshop:next");
});

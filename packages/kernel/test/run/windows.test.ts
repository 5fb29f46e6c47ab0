import { expect, test } from "vitest";
import { composeList, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin } from "../../src/index.js";
import { gongWithChoir } from "./gong.js";

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

import type { Answer } from "@riposte/kernel";
import type { Snapshot } from "@riposte/kernel/run";
import { nonInterference } from "@riposte/testing";
import { expect, test } from "vitest";
import { discard, gameOf, HERO, ownHand } from "../invented.js";
import { BIG, VANILLA } from "../position.js";

const GIANT = { filter: { name: "Giant" } };
const draw = { type: "op:draw", count: 1 };
const search = {
  type: "op:look",
  zone: "deck",
  count: 2,
  take: [{ ...GIANT, count: { upTo: 1 }, to: { zone: "hand" } }],
  rest: { to: "bottom", order: "any" },
};

/** Seat 1 plays a card with the ability; seat 0 must not notice whether a Giant is in that player's hand or deck. */
const played = (ability: object) => {
  const side = { leader: "T01-001", deck: [VANILLA, VANILLA, VANILLA] };
  const theirs = { ...side, hand: [HERO, BIG, VANILLA], deck: [BIG, VANILLA, VANILLA], don: { active: 2 } };
  return nonInterference(gameOf([{ timing: "onPlay", ...ability }]), {
    position: { setup: { position: { sides: [side, theirs], active: 1, turn: 6 } } },
    observer: 0,
    swap: (snapshot: Snapshot) => {
      const { cards } = snapshot.slices["one-piece"] as { cards: Record<string, { code: string }> };
      for (const id of [2101, 2400]) (cards[id] as { code: string }).code = VANILLA;
      return snapshot;
    },
    choose: (answers: readonly Answer[]) => (answers.includes("play:2100") ? "play:2100" : (answers.at(-1) as Answer)),
    maxInputs: 4,
  });
};

test.each([
  ["a cost of an ability", { costs: [discard(1, GIANT)], steps: [draw] }, "op:activate"],
  ["a cost inside an ability", { steps: [{ type: "op:may", costs: [discard(1, GIANT)], steps: [draw] }] }, "op:may"],
  ["a card to play", { steps: [{ type: "op:play", target: ownHand({ upTo: 1 }, GIANT) }] }, "op:targets"],
  ["a card to discard", { steps: [discard(1, GIANT)] }, "op:targets"],
  [
    "cards with different names",
    { steps: [{ type: "op:play", target: ownHand({ upTo: 2 }, { ...GIANT, distinct: "name" }) }] },
    "op:targets",
  ],
  ["a card looked for", { steps: [search] }, "op:take"],
])("whether a player has %s shows in no pause", (_name, ability, pause) => {
  const report = played(ability);
  expect(report).toMatchObject({ ok: true, differences: [] });
  expect(report.pauses).toContain(pause);
});

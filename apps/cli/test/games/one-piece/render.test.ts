import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { onePiece } from "../../../src/games/one-piece/game.js";
import { createPaint } from "../../../src/terminal/paint.js";

const style = { paint: createPaint(false), width: 100 };

const position = {
  turn: 6,
  active: 1,
  first: 0,
  battle: { step: "counter", attacker: "1", target: "leader" },
  sides: [
    {
      leader: "OP01-003",
      characters: [{ card: "OP01-100", don: 1 }],
      hand: ["OP01-006", "ST01-014"],
      deck: ["OP01-016"],
      life: ["OP01-016", { card: "OP01-025", faceUp: true }],
      don: { active: 2, rested: 1 },
    },
    {
      leader: { card: "OP01-061", rested: true },
      characters: [{ card: "ST01-013", rested: true, don: 1 }],
      stage: "ST04-017",
      hand: ["OP01-093"],
      deck: ["OP01-093"],
      don: { active: 3 },
    },
  ],
};

test("one's own side is below, with numbers as they are now and what an attack stands at", () => {
  const match = startMatch(onePiece.game(), { seed: 1, setup: { position } });
  const { slices } = match.viewFor(0);
  expect(onePiece.draw(slices, style, undefined, match)).toEqual([
    "── turn 6, Red · main phase ".padEnd(100, "─"),
    "Red · Life 0 · hand 1 · deck 1 · trash 0 · DON!! 3 active, 0 rested, 6 left",
    "  Leader Kaido 5000 rested · With a DON!!, on your turn, once: when an opposing Character is K.O.'d,",
    "      add an active DON!!.",
    "  1 Roronoa Zoro (3) 7000 +1 DON!! rested · With a DON!!: +1000.",
    "  Stage Onigashima Island (3) · Rest this Stage: with an Animal Kingdom Pirates Leader, add a rested",
    "      DON!!.",
    "Blue · Life 2 · hand 2 · deck 1 · trash 0 · DON!! 2 active, 1 rested, 6 left",
    "  Leader Monkey.D.Luffy 5000 · Main, once per turn, rest 4 DON!!: a small Supernova or Straw Hat",
    "      stands up and gets +1000 this turn.",
    "  1 Kurozumi Higurashi (2) 3000 +1 DON!! · Blocker.",
    "  face-up Life: Roronoa Zoro (3) 5000 · Rush.",
    "  · Otama (1) 0 counter 2000 · On Play: an opposing Character gets -2000 this turn.",
    "  · Guard Point (1) · Counter: +3000 in this battle. Trigger: +1000 this turn.",
    "Roronoa Zoro 7000 attacks Monkey.D.Luffy 5000: +3000 would hold it off",
  ]);
});

test("the other seat is drawn the other way round, and sees no hand but its own", () => {
  const match = startMatch(onePiece.game(), { seed: 1, setup: { position } });
  const lines = onePiece.draw(match.viewFor(1).slices, style, undefined, match);
  expect(lines.findIndex((line) => line.startsWith("Blue ·"))).toBeLessThan(
    lines.findIndex((line) => line.startsWith("Red ·")),
  );
  expect(lines.filter((line) => line.startsWith("  · "))).toEqual([
    "  · Ulti (2) 3000 · On Play, rest a DON!!: add a rested DON!!.",
  ]);
});

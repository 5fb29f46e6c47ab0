import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { type At, game, group, setupAt } from "../position.js";

/** The reason the decision gives against a key. */
function reason(position: At, key: string): string | undefined {
  const { decision } = startMatch(game, { seed: 1, setup: setupAt(position), hold: "auto" });
  return decision?.refusals().find((refusal) => refusal.key === key)?.reason.id;
}

const luke: At = {
  rebels: [group("luke-skywalker", { luke: "a2" }), group("rebel-trooper", { friend: "b2" })],
  imperials: [group("darth-vader", { vader: "f5" }), group("imperial-officer", { officer: "a8" })],
  activating: { figure: "luke", points: 1 },
};

describe("what cannot be done is refused with a reason", () => {
  test("a move through a wall, or further than points and Move actions lead", () => {
    const tired = { ...luke, activating: { figure: "luke", points: 1, actions: 0 } };
    const match = startMatch(game, { seed: 1, setup: setupAt(tired), hold: "auto" });
    expect(match.answer(0, "go:a3")).toMatchObject({ ok: false, reason: "A wall is in the way of a3." });
    expect(match.answer(0, "go:h8")).toMatchObject({
      ok: false,
      reason: "h8 cannot be reached with 1 movement points.",
    });
    expect(reason(tired, "go:a3")).toBe("ia:step-wall");
    expect(reason(tired, "go:b3")).toBe("ia:step-not-enough-points");
    expect(reason(luke, "go:b3")).toBeUndefined();
  });

  test("an attack without line of sight", () => {
    const match = startMatch(game, { seed: 1, setup: setupAt(luke), hold: "auto" });
    const refused = { ok: false, reason: "There is no line of sight to officer." };
    expect(match.answer(0, "attack:officer:a8")).toMatchObject(refused);
    expect(reason(luke, "attack:officer:a8")).toBe("ia:no-line-of-sight");
  });

  test("a melee attack on a figure that is not adjacent", () => {
    const guard = { ...luke, rebels: [group("wookiee-warrior", { luke: "a2" })] };
    expect(reason(guard, "attack:vader:f5")).toBe("ia:not-adjacent");
  });

  test("attacks and moves of Stunned figures, and locked doors", () => {
    const atDoor = { ...luke, mission: "b" as const, rebels: [group("luke-skywalker", { luke: "e7" })] };
    expect(reason(atDoor, "open:door-2")).toBe("ia:door-locked");
    const stunned = [group("luke-skywalker", { luke: { at: "a2", conditions: ["stun"] } })];
    expect(reason({ ...luke, rebels: stunned }, "attack:vader:f5")).toBe("ia:stunned-declares-nothing");
    expect(reason({ ...luke, rebels: stunned }, "go:a1")).toBe("ia:stunned-stays");
  });

  test("what is allowed has no reason against it", () => {
    expect(reason(luke, "go:a1")).toBeUndefined();
  });
});

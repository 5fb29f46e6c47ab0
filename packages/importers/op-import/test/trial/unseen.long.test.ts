import { CardFacts } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { readLine } from "../../src/grammar/ability.js";
import { tryAbilities } from "../../src/index.js";
import { UNSEEN } from "../grammar/unseen.js";

/** A card with that line, of a kind that can have it. */
function cardWith(line: string): CardFacts | undefined {
  const read = readLine(line);
  if ("unread" in read || read.abilities.length === 0) return undefined;
  const timings = read.abilities.flatMap((ability) => ability.timing);
  const kind = timings.some((timing) => timing === "main" || timing === "counter")
    ? "Event"
    : /this Stage/.test(line)
      ? "Stage"
      : /this Leader|start of/i.test(line)
        ? "Leader"
        : "Character";
  return CardFacts.parse({
    id: "T01-001",
    name: "Sailor",
    kind,
    colors: ["red"],
    types: ["Crew", ...new Set([...line.matchAll(/\{([^}]+)\}/g)].map(([, type = ""]) => type))],
    ...(kind === "Leader" ? { life: 4 } : { cost: 3 }),
    ...(kind === "Leader" || kind === "Character" ? { power: 6000 } : {}),
    keywords: kind === "Character" ? ["Blocker"] : [],
    trigger: timings.includes("trigger"),
    abilities: read.abilities,
  });
}

test.each(UNSEEN)(
  "a line no known card has runs, changes something and shows its numbers: %s",
  (line) => {
    const facts = cardWith(line);
    for (const trial of facts === undefined ? [] : tryAbilities(facts)) {
      expect(trial.broken, JSON.stringify(trial)).toBeUndefined();
      expect(trial, JSON.stringify(trial)).toMatchObject({ ran: true, changed: true, wrong: [] });
    }
  },
  120_000,
);

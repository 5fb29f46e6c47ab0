import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importCards, tryAbilities } from "../../src/index.js";
import { wrongLengths } from "./lengths-seen.js";
import { unprinted } from "./printed-seen.js";

const DUMP = new URL("../../../../../../shared/reference/one-piece/cards.json", import.meta.url);

interface Dumped {
  readonly id: string;
}

test.runIf(existsSync(DUMP))(
  "of the dump, where it is, every line that can act does only what its words say, to whom they say it",
  () => {
    const dump = JSON.parse(readFileSync(DUMP, "utf8")) as Dumped[];
    const printed = new Map(dump.map((card) => [card.id, card]));
    const strange: string[] = [];
    const tried = new Set<string>();
    let acted = 0;
    let lasting = 0;
    for (const { facts, lines } of importCards(dump).cards)
      for (const line of lines) {
        if (tried.has(line)) continue;
        tried.add(line);
        const text = line.startsWith("[Trigger]") ? { effect: "", trigger: line } : { effect: line, trigger: "" };
        const alone = importCards([{ ...printed.get(facts.id), ...text }], { anyNames: true }).cards[0]?.facts;
        if (alone === undefined || alone.abilities.length === 0) continue;
        // what it activates stands on another line
        if (/Activate this card's/.test(line)) continue;
        let isActing = false;
        const trials = tryAbilities(alone, {
          onActed: (one) => {
            isActing = true;
            // what it puts off comes when much else has happened
            const said = /at the start of their next/.test(line) ? [] : unprinted(line, one);
            const lengths = wrongLengths(line, one);
            lasting += Number(lengths !== undefined);
            strange.push(...[...said, ...(lengths ?? [])].map((what) => `${facts.id} ${line}: ${what}`));
          },
        });
        strange.push(...trials.flatMap(({ broken }) => broken ?? []));
        acted += Number(isActing);
      }
    expect([...new Set(strange)]).toEqual([]);
    expect(acted).toBeGreaterThan(1000);
    expect(lasting).toBeGreaterThan(300);
  },
  1_200_000,
);

import { TimingCode } from "@riposte/imperial-assault";
import { expect, test } from "vitest";
import { finishedFacts } from "../../src/games/finished/index.js";
import { imperialAssaultContext, imperialAssaultGame } from "../../src/games/imperial-assault/index.js";
import { onePieceContext, onePieceLibrary } from "../../src/games/one-piece/index.js";
import { warhammerGame, warhammerStratagems, warhammerUnits } from "../../src/games/warhammer-40k/index.js";
import { describeBattle } from "../../src/games/warhammer-40k/words/describe.js";
import { findGame, voiceOf } from "../../src/index.js";

const { facts } = imperialAssaultContext();

/** Everything a game has a name for. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  finished: [
    ...finishedFacts.cards.map(({ number }) => String(number)),
    ...finishedFacts.abilities.map(({ id }) => id),
  ],
  "imperial-assault": [
    ...Object.keys(facts.command),
    ...Object.keys(facts.deployment),
    ...Object.values(facts.deployment).flatMap(({ abilities }) => abilities.map(({ id }) => id)),
  ],
  "one-piece": [...onePieceContext().cards.keys(), ...onePieceLibrary().all.map(({ id }) => id)],
  "warhammer-40k": [...warhammerUnits(), ...warhammerStratagems()].map(({ id }) => id),
};

/** Shorthand of the facts, timing codes and signs that nobody says. */
const SHORTHAND = new RegExp(
  `\\b(?:MP|VP|LOS|DCs?|CCs?|dmg|adj|opp|vs|w/in|${TimingCode.options.join("|")})\\b|<=|>=|->|\\b1/|undefined|\\[object`,
);

test.each(Object.keys(IDS))("%s: everything that has an id is told in sentences without shorthand", async (game) => {
  const { voice } = await (findGame(game) as NonNullable<ReturnType<typeof findGame>>).load();
  const odd: string[] = [];
  for (const id of IDS[game] as readonly string[]) {
    const described = voice.describe?.(id);
    const texts = [described?.name, described?.kind, ...(described?.sentences ?? [])];
    if (described === undefined || texts.some((text) => text === undefined || text === "" || SHORTHAND.test(text)))
      odd.push(`${id}: ${JSON.stringify(described)}`);
    if (described?.sentences.some((text) => !/^[^a-z].*[.!?]$/s.test(text)))
      odd.push(`${id}: ${described.sentences.join(" | ")}`);
  }
  expect(odd.slice(0, 20)).toEqual([]);
});

test("every printed ability of our datasheets is explained, with its number", () => {
  const unexplained = warhammerUnits().flatMap(({ id, abilities, weapons }) => {
    const { keywords = [] } = describeBattle(id) ?? {};
    const printed = [...abilities, ...weapons.flatMap((weapon) => weapon.abilities)].filter(
      (one) => typeof one === "string",
    );
    return printed.filter((words) => !keywords.some(({ name }) => name === words));
  });
  expect([...new Set(unexplained)]).toEqual([]);
  expect(describeBattle("Rapid Fire 2")?.sentences[0]).toContain("2");
});

test("in the 11th edition its own stratagems and abilities are told", () => {
  const voiced = (plugins: readonly string[]) => {
    const composed = warhammerGame.compose(plugins);
    if (!composed.ok) throw new Error(composed.problems.join());
    return voiceOf(warhammerGame, composed.game);
  };
  const [tenth, eleventh] = [voiced(["mechanics"]), voiced(["mechanics", "eleventh-edition"])];
  expect(tenth.describe?.("explosives")).toBeUndefined();
  expect(eleventh.describe?.("explosives")?.name).toBe("Explosives");
  expect(eleventh.things?.()).not.toContain("go-to-ground");
  expect(tenth.describe?.("Stealth")?.sentences[0]).toContain("-1 to hit");
  expect(eleventh.describe?.("Stealth")?.sentences[0]).toContain("Benefit of Cover");
});

test("a refused command card says when it is played", () => {
  expect(imperialAssaultGame.voice.spell?.("WATK@attack:modifiers")).toBe("while you attack, after rerolls");
});

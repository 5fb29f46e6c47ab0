import { startMatch } from "@riposte/kernel/run";
import { describe, expect, test } from "vitest";
import { warhammerGame } from "../../../../src/games/warhammer-40k/index.js";
import { battleBuilder as builder } from "../../../../src/games/warhammer-40k/lists/battle-builder.js";

const [{ list: host, name }] = builder.ready as [(typeof builder.ready)[number]];
const entryOf = (list: typeof host, id: string) => builder.sections(list)[0]?.entries.find((entry) => entry.id === id);

test("a ready army is legal, reads back from its text and its data, and can be played", () => {
  for (const ready of builder.ready) {
    expect(builder.verdict(ready.list)).toMatchObject({ isLegal: true });
    const text = builder.write(ready.list, ready.name);
    expect(builder.read(text)).toMatchObject({ name: ready.name, problems: [] });
    expect(new Set(builder.read(text).list?.units)).toEqual(new Set(ready.list.units));
    expect(builder.read(JSON.stringify(builder.named(ready.list, ready.name)))).toMatchObject({
      list: ready.list,
      problems: [],
    });
  }
  const composed = warhammerGame.compose();
  if (!composed.ok) throw new Error(composed.problems.join("\n"));
  const armies = [builder.named(host, name), "thorn-swarm"];
  expect(startMatch(composed.game, { setup: { armies }, seed: "1" }).decision).not.toBeNull();
});

describe("what a datasheet lets its owner choose", () => {
  const bigger = builder.choose?.(host, "ember-guard", "size", "10") as typeof host;
  const armed = builder.choose?.(bigger, "ember-guard", "1.0", "2") as typeof host;

  test("more models cost more, and more of them may have special weapons", () => {
    expect(entryOf(host, "ember-guard")?.cost).toBe(90 + 80);
    expect(entryOf(bigger, "ember-guard")?.cost).toBe(175 + 80);
    const most = (list: typeof host) =>
      entryOf(list, "ember-guard")?.choices?.find(({ id }) => id === "1.0")?.values.length;
    expect([most(host), most(bigger)]).toEqual([2, 3]);
  });

  test("wargear and size are in the text and come back from it", () => {
    const text = builder.write(armed, "Embers");
    expect(text).toContain("2x Plasma");
    expect(builder.read(text).list?.units.find(({ id }) => id === "ember-guard")).toMatchObject({
      size: 10,
      takes: { "1.0": 2 },
      leader: "ember-captain",
    });
  });

  test("a smaller unit loses what only a bigger one may have", () => {
    const smaller = builder.choose?.(armed, "ember-guard", "size", "5") as typeof host;
    expect(smaller.units[0]?.takes).toEqual({ "1.0": 1 });
  });

  test("a unit leaves the transport that goes", () => {
    expect(host.units.find(({ id }) => id === "ember-flamers")?.start).toBe("cinder-carrier");
    const left = builder.change(host, "cinder-carrier", -1);
    expect(left.units.find(({ id }) => id === "ember-flamers")?.start).toBeUndefined();
  });
});

describe("one button mends what is wrong first", () => {
  test("too many points, and too many of one datasheet", () => {
    const three = [1, 2, 3].reduce((list) => builder.change(list, "furnace-walker", 1), host);
    expect(builder.verdict(three)).toMatchObject({ isLegal: false, mend: { words: "Take Furnace Walker out" } });
    const two = builder.verdict(three).mend?.list as typeof host;
    expect(builder.verdict(two).words).toMatch(/more than 1000\.$/);
    expect(builder.verdict(builder.choose?.(two, "groups", "limit", "2000") as typeof host).isLegal).toBe(true);
  });

  test("an army without a Character has nobody to be its Warlord", () => {
    const lone = builder.change(builder.empty, "furnace-walker", 1);
    const { words, mend } = builder.verdict(lone);
    expect(words).toContain("Warlord");
    expect(builder.verdict(mend?.list as typeof host).isLegal).toBe(true);
  });

  test("a transport that is too small is said by the battle's own rules", () => {
    const some = builder.change(host, "siege-mortar", -1);
    const full = builder.choose?.(some, "ember-flamers", "size", "10") as typeof host;
    expect(builder.verdict(full).words).toBe("Cinder Carrier carries 6 models, and 10 are aboard.");
  });
});

test("the first unit chooses the faction, and the shelf follows", () => {
  expect(builder.shelves(builder.empty)[0]?.items).toHaveLength(18);
  const thorns = builder.change(builder.empty, "thorn-brood", 1);
  expect(builder.shelves(thorns)[0]?.items.every(({ tags }) => tags.includes("Thorn Swarm"))).toBe(true);
});

test("what nobody knows is named with its line, and the rest is read", () => {
  const { list, problems } = builder.read("Mine (165 Points)\n\nEmber Gard (90 Points)\n\nEmber Captain (80 Points)");
  expect(list?.units.map(({ sheet }) => sheet)).toEqual(["ember-captain"]);
  expect(problems).toEqual([{ line: 3, message: expect.stringContaining('Did you mean "Ember Guard"?') }]);
});

import { test } from "vitest";
import { type At, at, context, group } from "../position.js";

const around = { a: "c1", b: "e1", c: "c2", d: "d2" };
const all = Object.keys(around);
const done = { ready: false };
const far = [group("luke-skywalker", { luke: "h6" }, done)];

/** So many may be chosen, and not one more. */
const upTo = (
  count: number,
  card: string,
  { answers = [], among = all, ...position }: At & { answers?: readonly string[]; among?: readonly string[] },
) =>
  test(`${context.facts.command[card]?.name} chooses up to ${count}`, () => {
    answers
      .reduce((made, answer) => made.choose(answer), at({ hand: [card], ...position }))
      .refuses(among.slice(0, count + 1), "NOT_AN_OPTION")
      .choose(among.slice(0, count))
      .waits()
      .done();
  });

const troopers = [group("stormtrooper", around, done)];

upTo(3, "against-the-odds", {
  answers: ["cc:against-the-odds"],
  mine: troopers,
  theirs: far,
  them: { vp: 8 },
  turn: 0,
});
upTo(3, "covering-fire", { answers: ["cc:covering-fire"], mine: troopers, theirs: far, start: "round" });
upTo(2, "induce-rage", { answers: ["cc:induce-rage"], mine: troopers, theirs: far, start: "round" });

for (const [card, affiliation] of [
  ["balancing-force", "rebel"],
  ["chaotic-force", "mercenary"],
  ["corrupting-force", "imperial"],
] as const) {
  const position = { mine: troopers, theirs: far, me: { affiliation }, start: "round" } as const;
  upTo(3, card, { ...position, answers: [`cc:${card}`] });
  test(`${context.facts.command[card]?.name} lets the opponent choose up to 3 too`, () => {
    at({ ...position, hand: [card] })
      .choose(`cc:${card}`)
      .choose([])
      .asks("do:choose", 1)
      .refuses(all, "NOT_AN_OPTION")
      .offers(all)
      .waits()
      .done();
  });
}

const active = (by: string, friends: At["mine"], theirs: At["theirs"] = far, more: object = {}) => ({
  mine: [group(by, { me: { at: "d1", ...more } }), ...friends],
  theirs,
  activating: "me",
});
upTo(2, "inspiring-speech", {
  ...active("imperial-officer", [group("stormtrooper", around)]),
  answers: ["cc:inspiring-speech@me"],
});
upTo(3, "optimal-bombardment", {
  ...active("general-sorin", [group("heavy-stormtrooper", around)]),
  answers: ["cc:optimal-bombardment@me"],
});
upTo(3, "pack-alpha", { ...active("loth-cat", [group("loth-cat", around)]), answers: ["cc:pack-alpha@me"] });
upTo(3, "triangulate", { ...active("probe-droid", [group("probe-droid", around)]), answers: ["cc:triangulate@me"] });
upTo(3, "roar", {
  ...active("krrsantan", [], [group("stormtrooper", around)], { damage: 3 }),
  answers: ["cc:roar@me"],
});
upTo(3, "whistling-birds", {
  ...active("the-mandalorian", [], [group("stormtrooper", around)]),
  answers: ["cc:whistling-birds@me", "stop"],
  dice: [0],
});
upTo(2, "field-supply", {
  mine: [group("ko-tun-feralo", { me: "d1" }, done), group("stormtrooper", around)],
  theirs: far,
  start: "round",
  answers: ["cc:field-supply@me"],
});

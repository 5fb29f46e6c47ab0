import { describe, test } from "vitest";
import { type At, at, context, group } from "../position.js";
import { done } from "../staging/round.js";

type Made = ReturnType<typeof at>;
type More = Partial<At>;

const one = [group("stormtrooper", { one: "d1" })];
const luke = (more: object = {}) => group("luke-skywalker", { luke: { at: "d3", ...more } });
const gideon = group("gideon-argus", { gideon: "f6" });

/** The moment of the card comes, but what it asks for is not so. */
const refuses = (card: string, why: string, made: () => Made, by?: string): void =>
  test(`${context.facts.command[card]?.name}: not ${why}`, () => {
    made()
      .notOffers([`cc:${card}${by === undefined ? "" : `@${by}`}`])
      .waits()
      .done();
  });

describe("at the start of a round", () => {
  const early = (card: string, more: More = {}) =>
    at({ mine: one, theirs: [luke()], hand: [card], start: "round", ...more });
  const army = (affiliation: string) => ({ me: { affiliation } });
  refuses("chaotic-force", "in an Imperial army", () => early("chaotic-force", army("imperial")));
  refuses("corrupting-force", "in a Rebel army", () => early("corrupting-force", army("rebel")));
  for (const [card, trait] of [
    ["adrenaline", "a Wookiee"],
    ["close-the-gap", "a Brawler"],
    ["fuel-upgrade", "a Vehicle"],
    ["overdrive", "a Droid"],
    ["utinni", "a Jawa"],
  ] as const)
    refuses(card, `without ${trait}`, () => early(card));
  refuses("covering-fire", "without a Trooper", () =>
    early("covering-fire", { mine: [group("imperial-officer", { officer: "d1" })] }),
  );
  const krennic = [group("director-krennic", { krennic: "a1" }), group("stormtrooper", { one: "f1" })];
  refuses(
    "deploy-the-garrison",
    "with the garrison far away",
    () => early("deploy-the-garrison", { mine: krennic }),
    "krennic",
  );
});

describe("in an activation", () => {
  const active = (card: string, by: string, more: More = {}, figure: object = {}) =>
    at({
      mine: [group(by, { me: { at: "d2", ...figure } })],
      theirs: [luke()],
      hand: [card],
      activating: "me",
      ...more,
    });
  refuses("karabast", "unhurt", () => active("karabast", "zeb-orrelios"), "me");
  refuses(
    "pickpocket",
    "with nobody adjacent",
    () => active("pickpocket", "greedo", { theirs: [luke({ at: "d4" })] }),
    "me",
  );
  refuses(
    "definition-love",
    "at four spaces",
    () => active("definition-love", "hk-47", { theirs: [luke({ at: "d6" })] }),
    "me",
  );
  refuses("terminal-network", "away from terminals", () => active("terminal-network", "r2-d2"), "me");
  refuses("marksman", "with a melee attack", () => active("marksman", "royal-guard"), "me");
  refuses(
    "merciless",
    "with nobody adjacent",
    () => active("merciless", "greedo", { theirs: [luke({ at: "d4" })] }),
    "me",
  );
  refuses("focus", "when Focused", () => active("focus", "stormtrooper", {}, { conditions: ["focus"] }), "me");
  refuses("recovery", "unhurt", () => active("recovery", "stormtrooper"), "me");
  refuses("to-the-limit", "after a move", () => active("to-the-limit", "stormtrooper").choose("move"), "me");
  refuses("all-in-a-days-work", "after a move", () => active("all-in-a-days-work", "saska-teft").choose("move"), "me");
  refuses("rally", "without a harmful condition", () => at({ mine: one, theirs: [luke()], hand: ["rally"] }), "one");
  refuses(
    "no-cheating",
    "at somebody out of sight",
    () =>
      at({
        mine: [group("asajj-ventress", { asajj: "g5" }, done)],
        theirs: [luke({ at: "g3" })],
        hand: ["no-cheating"],
        turn: 1,
      }),
    "asajj",
  );
  for (const [card, by] of [
    ["son-of-skywalker", "luke-skywalker"],
    ["blaze-of-glory", "ig-88"],
  ] as const)
    refuses(
      card,
      "while its own card is ready",
      () => at({ mine: [...one, group(by, { me: "a1" })], theirs: [gideon], hand: [card], activating: "one" }).pass(),
      "me",
    );
});

describe("in an attack of its figure", () => {
  const attack = (card: string, by: string, more: More = {}, target = "luke:d3", figure: object = {}) =>
    at({
      mine: [group(by, { me: { at: "d1", ...figure } })],
      theirs: [luke(), gideon],
      hand: [card],
      activating: "me",
      ...more,
    }).choose(`attack:${target}`);
  refuses("deathblow", "in a ranged attack", () => attack("deathblow", "stormtrooper"), "me");
  refuses(
    "feint",
    "at three spaces",
    () => attack("feint", "krrsantan", { theirs: [luke({ at: "d4" })], dice: [3, 0, 0, 0] }, "luke:d4"),
    "me",
  );
  const dummy = { mission: "b", dice: [0, 0] } as const;
  refuses("assassinate", "at an object", () => attack("assassinate", "greedo", dummy, "dummy-1:e3"), "me");
  refuses(
    "honoring-the-fallen",
    "before a friend has fallen",
    () => attack("honoring-the-fallen", "migs-mayfeld"),
    "me",
  );
  for (const [card, by, hurt] of [
    ["glory-of-the-kill", "greedo", { damage: 3 }],
    ["field-promotion", "imperial-officer", {}],
    ["shoot-the-messenger", "greedo", {}],
  ] as const)
    refuses(
      card,
      "when the target lives",
      () => attack(card, by, { dice: by === "greedo" ? [3, 3, 0] : [1, 2, 0] }, "luke:d3", hurt),
      "me",
    );
  refuses(
    "glory-of-the-kill",
    "unhurt",
    () => attack("glory-of-the-kill", "greedo", { theirs: [luke({ damage: 9 }), gideon], dice: [3, 3, 0] }),
    "me",
  );
  refuses(
    "escalating-hostility",
    "after a miss",
    () => attack("escalating-hostility", "stormtrooper", { dice: [1, 4, 5] }),
    "me",
  );
  refuses(
    "reduce-to-rubble",
    "after falling short",
    () =>
      attack(
        "reduce-to-rubble",
        "heavy-stormtrooper",
        { theirs: [luke({ at: "d6" }), gideon], dice: [1, 1, 0] },
        "luke:d6",
      ),
    "me",
  );
  refuses(
    "tough-luck",
    "for a die of one's own",
    () =>
      at({ mine: one, theirs: [luke()], hand: ["mitigate", "tough-luck"], activating: "one", dice: [1, 4, 0, 4] })
        .choose("attack:luke:d3")
        .choose("cc:mitigate@one")
        .choose([0]),
    "one",
  );
  refuses(
    "concentrated-fire",
    "for an officer",
    () =>
      at({
        mine: [group("imperial-officer", { officer: "d1" }), group("stormtrooper", { one: "c1" })],
        theirs: [luke()],
        hand: ["concentrated-fire"],
        activating: "officer",
      }).choose("attack:luke:d3"),
    "one",
  );
});

describe("in an attack on somebody", () => {
  const struck = (card: string, target: object, more: More = {}) =>
    at({ mine: one, theirs: [target as never, gideon], against: [card], activating: "one", ...more });
  refuses(
    "counter-attack",
    "from afar",
    () => struck("counter-attack", group("gaarkhan", { x: "d3" }), { dice: [4, 4, 0] }).choose("attack:x:d3"),
    "x",
  );
  refuses(
    "camouflage",
    "when Hidden",
    () => struck("camouflage", luke({ conditions: ["hide"] })).choose("attack:luke:d3"),
    "luke",
  );
  refuses(
    "deflection",
    "against a melee attack",
    () => struck("deflection", luke(), { mine: [group("royal-guard", { one: "d2" })] }).choose("attack:luke:d3"),
    "luke",
  );
  refuses(
    "savage-vigor",
    "against two dice",
    () => struck("savage-vigor", group("loth-cat-elite", { cat: "d3" })).choose("attack:cat:d3"),
    "cat",
  );
  const beside = (card: string, by: string, space: string) =>
    at({ mine: one, theirs: [luke(), group(by, { x: space })], against: [card], activating: "one" }).choose(
      "attack:luke:d3",
    );
  refuses("bodyguard", "two spaces away", () => beside("bodyguard", "gaarkhan", "f3"), "x");
  refuses("guardian-stance", "two spaces away", () => beside("guardian-stance", "gaarkhan", "d5"), "x");
  refuses(
    "get-behind-me",
    "for somebody dear",
    () =>
      at({
        mine: one,
        theirs: [group("chewbacca", { chewie: "d3" }), group("gaarkhan", { x: "e3" })],
        against: ["get-behind-me"],
        activating: "one",
      }).choose("attack:chewie:d3"),
    "x",
  );
});

describe("when something happens", () => {
  /** A trooper goes from d1 to d2. */
  const passing = (card: string, by: string) =>
    at({ mine: one, theirs: [group(by, { x: "d5" })], against: [card], activating: "one", points: 2 }).choose("go:d2");
  for (const [card, by] of [
    ["dirty-trick", "greedo"],
    ["self-defense", "gaarkhan"],
    ["slippery-target", "greedo"],
    ["parting-blow", "krrsantan"],
  ] as const)
    refuses(card, "three spaces away", () => passing(card, by), "x");
  /** Greedo strikes Luke down, or a trooper of theirs. */
  const killing = (card: string, theirs: At["theirs"], more: More = {}) =>
    at({ mine: [group("greedo", { me: "d1" })], theirs, hand: [card], activating: "me", dice: [5, 5, 0], ...more });
  const trooper = [group("rebel-trooper", { two: "d3" }), gideon];
  refuses("celebration", "for a trooper", () => killing("celebration", trooper).choose("attack:two:d3"));
  refuses("of-no-importance", "for a hostile figure", () =>
    killing("of-no-importance", trooper).choose("attack:two:d3"),
  );
  refuses("of-no-importance", "for a unique figure", () =>
    killing("", [luke({ damage: 9 }), gideon], { hand: [], against: ["of-no-importance"] }).choose("attack:luke:d3"),
  );
  const friends = (by: string) => [group("greedo", { me: "d1" }), group(by, { friend: "a1" }, done)];
  for (const [card, by] of [
    ["debts-repaid", "chewbacca"],
    ["retaliation", "royal-guard"],
  ] as const)
    refuses(
      card,
      "when a hostile figure falls",
      () => killing(card, trooper, { mine: friends(by) }).choose("attack:two:d3"),
      "friend",
    );
  refuses(
    "opportunistic",
    "when a friend suffers",
    () =>
      at({
        mine: [group("greedo", { me: "a1" }), ...one],
        theirs: [group("darth-vader", { vader: "d2" })],
        hand: ["opportunistic"],
        activating: "vader",
        turn: 1,
        dice: [0, 0, 4, 0],
      }).choose("attack:one:d1"),
    "me",
  );
  refuses("disorient", "without a beneficial condition", () =>
    killing("disorient", [luke({ conditions: ["stun"] })]).choose("attack:luke:d3"),
  );
  const declared = (card: string, against: readonly string[], more: More = {}) =>
    at({ mine: one, theirs: [luke()], hand: [card], against, start: "round", ...more }).choose(`cc:${card}`);
  refuses("negation", "against a card that costs something", () => declared("signal-jammer", ["negation"]));
  refuses("comm-disruption", "with too few Spies", () => declared("signal-jammer", ["comm-disruption"]));
});

import { abilities } from "@riposte/data-imperial-assault/abilities";
import { createContext } from "@riposte/imperial-assault";
import { type LiveMatch, randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { at, context, game, gameOf, group, table } from "../position.js";

const luke = (where = "d2") => group("luke-skywalker", { luke: where });

test("a Shapeshifter that is a Street Rat has 2 more movement points", () => {
  at({ mine: [group("clawdite-shapeshifter", { claw: "d1" })], theirs: [luke("h8")], start: "round" })
    .choose("shift#at0@claw")
    .choose("streetrat")
    .expect(table({ activation: { points: 2 } }))
    .proves("shift")
    .waits()
    .done();
});

/** In the second round, beside Luke, a Shapeshifter has taken this Form. */
const shifted = (
  form: string,
  staged: Omit<Parameters<typeof at>[0], "theirs"> & { readonly dice: readonly number[] },
) =>
  at({ theirs: [luke()], start: "round", round: 2, ...staged })
    .choose("shift#at0@claw")
    .choose(form);
const claw = [group("clawdite-shapeshifter", { claw: "d1" })];

test("a Form's keywords and surge abilities are its figure's own", () => {
  // every attack die of the pool shows a surge
  shifted("scout", { mine: claw, dice: [0, 0, 0] })
    .value(
      "attack:aim",
      { attacker: "claw", defender: "luke" },
      { reach: 1, pastFigures: 0, sight: 1000 },
      { reach: 1, pastFigures: 1, sight: 1000 },
      ["scout"],
    )
    .choose("attack:luke:d2")
    .choose("pass")
    .offers(["scout:0"])
    .waits()
    .done();
});

test("a Form's Professional is one with what else makes its figure Professional: one die is rerolled", () => {
  shifted("soldier", { mine: claw, dice: [0, 0, 0] })
    .value("figure:professional", { figure: "claw" }, 0, 1, ["soldier"])
    .value("figure:professional", { figure: "claw" }, 1, 1, ["soldier"])
    .choose("attack:luke:d2")
    .offers(["professional:0", "professional:1"])
    .waits()
    .done();
});

test("the X of a Form's surge ability is the number of surges rolled", () => {
  const { facts, maps } = context.source;
  const senator = { ...facts.deployment.senator, surges: [{ recover: { surgesRolled: 1 } }] };
  const changed = createContext({ ...facts, deployment: { ...facts.deployment, senator } } as never, maps);
  shifted("senator", {
    game: gameOf(abilities, changed),
    mine: [group("clawdite-shapeshifter", { claw: { at: "d1", damage: 4 } })],
    // red 2 hits and a surge, green a surge, and Luke's white die nothing
    dice: [3, 0, 0],
  })
    .choose("attack:luke:d2")
    .choose("senator:0")
    .expect(table({ figures: { claw: { damage: 2 } } }))
    .waits()
    .done();
});

const AFTER_DEPLOYMENT = [
  "ambush",
  "droid-master",
  "infiltration",
  "set-your-sights",
  "smooth-landing",
  "stealthy",
  "strike-team",
];

test.each(AFTER_DEPLOYMENT)("%s acts once both players have deployed", (ability) => {
  const deck = { cards: unrestricted() };
  const army = (...cards: readonly string[]) => ({ affiliation: "rebel", cards: cards.map((card) => ({ card })) });
  const armies = [
    {
      id: "one",
      name: "One",
      army: army("jarrod-kelvin", "cassian-andor", "hera-syndulla", "davith-elso", "loku-kanoloa"),
      deck,
    },
    { id: "two", name: "Two", army: army("ewok-warrior", "rebel-pathfinder", "luke-skywalker"), deck },
  ];
  const match = startMatch(game as never, {
    seed: 1,
    setup: { map: "training-yard", armies },
    hold: "auto",
  }) as LiveMatch<unknown>;
  const used = new Set<string>();
  match.observe("ability:used", null, (event) =>
    used.add(String(JSON.stringify(event).match(/"ability":"([^"]*)"/)?.[1])),
  );
  const bot = randomBot("deploy");
  while (match.decision !== null && match.decision.question !== "ia:activate") {
    const { choice, seat } = match.seen;
    const offered = choice.kind === "one" ? choice.options.find(({ key }) => String(key).includes("#at")) : undefined;
    match.answer(seat as number, (offered?.key ?? bot.answer(match.seen)) as never);
  }
  expect([...used]).toContain(ability);
});

/** Fifteen cheap command cards any army may have. */
function unrestricted() {
  return Object.values(context.facts.command)
    .filter(({ restriction, cost, playtest }) => restriction.by === "player" && cost <= 1 && playtest === undefined)
    .slice(0, 15)
    .map(({ id }) => ({ card: id }));
}

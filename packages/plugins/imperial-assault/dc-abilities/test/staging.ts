import type { Ability } from "@riposte/imperial-assault-steps";
import type { Answer } from "@riposte/kernel";
import type { LiveMatch } from "@riposte/kernel/run";
import { randomBot, resumeMatch, startMatch } from "@riposte/kernel/run";
import { context, type GroupAt, game, setupAt } from "./position.js";

/** How an ability was made to act, or why it was not. */
export interface Staged {
  readonly id: string;
  readonly reached: boolean;
  readonly how: string;
}

const SYMBOLS = { accuracy: 0, hit: 0, surge: 0, block: 0, evade: 0, dodge: 0 };

/** Tries to make an ability act in ordinary positions around a figure that has it, and demands that something changes. */
export function stageAbility(id: string, ability: Ability): Staged {
  const cards = Object.values(context.facts.deployment).filter((card) => card.abilities.some((one) => one.id === id));
  const failures = new Set<string>();
  for (const card of cards) {
    for (const setup of positionsFor(card.id)) {
      const how = tryOnce(id, ability, setup, failures);
      if (how !== undefined) return { id, reached: true, how };
    }
  }
  return { id, reached: false, how: [...failures].join("; ") || "not reached" };
}

function tryOnce(id: string, ability: Ability, setup: object, failures: Set<string>): string | undefined {
  for (let seed = 0; seed < 2; seed++) {
    let acted = false;
    let forbade = false;
    let match: LiveMatch<unknown>;
    try {
      match = withTokens(
        startMatch(game as never, { seed: `${id}/${seed}`, setup, hold: "auto" }) as LiveMatch<unknown>,
      );
    } catch (error) {
      failures.add(String(error).slice(0, 160));
      return undefined;
    }
    match.observe("kernel:vetoed", null, (event) => {
      if (JSON.stringify(event).includes(`"by":${JSON.stringify(id)}`)) forbade = true;
    });
    match.observe("ability:used", null, (event) => {
      if (JSON.stringify(event).includes(`"ability":${JSON.stringify(id)}`)) acted = true;
    });
    const bot = randomBot(`${id}/${seed}`);
    // states are copied on write, so what it was before is kept by holding on to it
    let before = match.slices as unknown;
    for (let input = 0; input < 45 && match.decision !== null; input++) {
      if (contributes(match, id, ability)) return "contributes";
      const answer = preferred(match, id, input) ?? bot.answer(match.seen);
      if (!acted) before = match.slices;
      const result = match.answer(match.decision.seat, answer);
      if (!result.ok) {
        failures.add(`${result.code}: ${String((result as { cause?: unknown }).cause ?? result.reason).slice(0, 200)}`);
        return undefined;
      }
      if (forbade) return "forbids";
      if (acted && JSON.stringify(match.slices) !== JSON.stringify(before)) return "acts";
    }
    if (acted) failures.add("acts without a change");
  }
  return undefined;
}

/** Some figures have power tokens, as they would in the middle of a match. */
function withTokens(match: LiveMatch<unknown>): LiveMatch<unknown> {
  const snapshot = match.snapshot();
  const table = snapshot.slices["imperial-assault"] as { figures: object };
  if (!("me0" in table.figures)) return match;
  const held = { me0: ["hit", "surge"], friend: ["hit"], near: ["block", "hit"] };
  const slices = { ...snapshot.slices, "power-tokens": { held } };
  return resumeMatch(game as never, { ...snapshot, slices }, { seed: match.seed, hold: "auto" }) as LiveMatch<unknown>;
}

/** The ability itself where it is offered, else mostly attacks, so that their windows open. */
function preferred(match: LiveMatch<unknown>, id: string, index: number): Answer | undefined {
  const { choice } = match.seen;
  if (choice.kind !== "one") return undefined;
  const keys = choice.options.map(({ key }) => key);
  const labels = choice.options.map(({ label }) => JSON.stringify(label?.params ?? {}));
  const named = keys.find(
    (key, at) =>
      String(key) === id || String(key).startsWith(`${id}#`) || labels[at]?.includes(`"ability":"${nameOf(id)}"`),
  );
  if (named !== undefined) return named;
  const attacks = keys.filter((key) => String(key).startsWith("attack:"));
  const mine = attacks.find((key) => String(key).includes(":me0:")) ?? attacks[index % Math.max(1, attacks.length)];
  return index % 5 === 4 ? undefined : mine;
}

const nameOf = (id: string): string =>
  Object.values(context.facts.deployment)
    .flatMap((card) => card.abilities)
    .find((one) => one.id === id)?.name ?? id;

/** Modifiers act without being used: some value names them as a reason. */
function contributes(match: LiveMatch<unknown>, id: string, ability: Ability): boolean {
  const explained = match as unknown as {
    explain(name: string, subject: unknown, base: unknown): { because: readonly { by: string }[] };
  };
  const figures = Object.keys(
    (match.slices as unknown as Record<string, { figures: object }>)["imperial-assault"]?.figures ?? {},
  );
  const names = (name: string, subject: unknown, base: unknown) =>
    explained.explain(name, subject, base).because.some(({ by }) => by === id);
  for (const { value } of ability.modify ?? []) {
    for (const figure of figures) {
      if (value === "speed" && names("figure:speed", { figure }, 1)) return true;
      if (value === "health" && names("figure:health", { figure }, 1)) return true;
      if (value === "defeat-vp" && names("figure:defeat-vp", { figure }, 1)) return true;
      if (value === "control" && names("figure:control", { figure }, 1)) return true;
      if (value === "attacks" && names("activation:attacks", { figure }, 1)) return true;
      if (value === "token-limit" && names("power-token:limit", { figure }, 1)) return true;
      if (value === "surge-uses" && names("surge:uses", { figure, surge: "+1 hit" }, 1)) return true;
      for (const other of figures) {
        if (other === figure) continue;
        const pair = { attacker: figure, defender: other };
        if (value === "results" && names("attack:results", pair, SYMBOLS)) return true;
        if (value === "target" && names("attack:target", pair, 1)) return true;
        if (value === "aim" && names("attack:aim", pair, { reach: 1, pastFigures: 0, sight: 1000 })) return true;
        if (value === "keywords" && names("attack:keywords", pair, { pierce: 0, blast: 0, recover: 0 })) return true;
        if (value === "damage" && names("attack:damage", pair, 1)) return true;
        if ((value === "attack-pool" || value === "defense-pool") && names(value.replace("-", ":"), pair, {}))
          return true;
      }
    }
  }
  if (ability.multipleAttacks === true) return figures.some((figure) => names("activation:attacks", { figure }, 1));
  return false;
}

const ENEMIES = [
  ["luke-skywalker", "echo-base-trooper"],
  ["rebel-trooper-elite", "r2-d2"],
  ["0-0-0", "stormtrooper"],
] as const;
const FRIENDS = [
  ["imperial-officer", "heavy-stormtrooper"],
  ["ahsoka-tano", "probe-droid"],
  ["royal-guard", "dio"],
] as const;

/** Positions around a card: its figures in the middle, friends and enemies near and far, damaged and with conditions. */
function* positionsFor(card: string): Generator<object> {
  const host = hostOf(card);
  for (const [index, enemies] of ENEMIES.entries()) {
    const friends = FRIENDS[index] as (typeof FRIENDS)[number];
    for (const damage of [0, 5]) {
      for (const activating of ["mine", "theirs", "round", "setup"] as const) {
        yield positionOf(host, card, enemies, friends, damage, activating);
      }
    }
  }
}

function hostOf(card: string): string {
  const printed = context.facts.deployment[card];
  if (printed?.kind === "figure" || printed?.kind === "companion") return card;
  if (printed !== undefined && "of" in printed) {
    return (
      Object.values(context.facts.deployment).find((one) => one.kind === "figure" && one.name === printed.of)?.id ??
      "stormtrooper"
    );
  }
  const wanted = JSON.stringify((printed as { attachTo?: unknown } | undefined)?.attachTo ?? "");
  const fitting = Object.values(context.facts.deployment).find(
    (one) =>
      one.kind === "figure" &&
      one.base.width * one.base.length === 1 &&
      (wanted.includes(`"${one.name}"`) || one.traits.some((trait) => wanted.includes(`"${trait}"`))),
  );
  return fitting?.id ?? "stormtrooper";
}

const ROOM: readonly string[] = ["d1", "c1", "e1", "d2", "c2"];

function positionOf(
  host: string,
  card: string,
  [near, far]: readonly [string, string],
  [first, second]: readonly [string, string],
  damage: number,
  activating: "mine" | "theirs" | "round" | "setup",
): object {
  const printed = context.facts.deployment[card];
  // the figure of a squad upgrade has only its own card
  const isSquad = printed?.kind === "squadUpgrade";
  const body = context.body(isSquad ? card : host);
  const isUpgrade = printed?.kind === "upgrade" || printed?.kind === "squadUpgrade";
  const large = body.base.width * body.base.length;
  const hurt = Math.min(damage, body.health - 1);
  const spots = large === 1 ? ROOM : large === 2 ? ["d1+d2"] : large === 4 ? ["c1+d1+c2+d2"] : ["c1+d1+c2+d2+c3+d3"];
  const count = body.kind === "figure" ? Math.min(body.figures, large === 1 ? 3 : 1) : 1;
  const mine: GroupAt[] = [
    {
      card: host,
      figures: Array.from({ length: count }, (_, n) => ({
        id: `me${n}`,
        at: spots[n] as string,
        ...(isSquad ? { card } : {}),
        damage: hurt,
        conditions: damage > 0 ? ["weaken"] : [],
      })),
      attachments:
        isUpgrade && "attachTo" in (printed ?? {}) && (printed as { attachTo?: unknown }).attachTo !== undefined
          ? [card]
          : [],
    },
    { card: first, figures: [{ id: "friend", at: "b1", damage: 1, conditions: damage > 0 ? ["bleed"] : [] }] },
    { card: second, figures: [{ id: "second", at: second === "dio" ? "d1" : "b2", damage: second === "dio" ? 0 : 1 }] },
  ];
  const theirs: GroupAt[] = [
    {
      card: near,
      figures: [
        { id: "near", at: "e2", damage: damage > 0 ? 3 : 0, conditions: damage > 0 ? ["weaken", "focus"] : [] },
      ],
    },
    { card: far, figures: [{ id: "far", at: "g1" }] },
    { card: "c-3po", figures: [{ id: "distant", at: "h2" }] },
  ];
  const cards = ["blitz", "focus", "urgency", "planning", "deadeye", "force-rush", "parry", "take-cover"];
  const side = { hand: cards.slice(0, 2), deck: cards.slice(2), vp: 6 };
  const options = setupAt({
    mine,
    theirs,
    ...(activating === "mine"
      ? { activating: "me0", points: 4 }
      : activating === "theirs"
        ? { activating: "near" }
        : activating === "round"
          ? { start: "round" }
          : {}),
    sides: [
      {
        ...side,
        ...("affiliation" in body && body.affiliation !== "neutral" ? { affiliation: body.affiliation } : {}),
        discard: ["force-rush"],
        upgrades: isUpgrade && (printed as { attachTo?: unknown }).attachTo === undefined ? [card] : [],
      },
      side,
    ],
  });
  return activating === "setup" ? undeployed(options) : options;
}

/** The same table before anybody is deployed. */
function undeployed(options: object): object {
  const { slices } = startMatch(game as never, { seed: 1, setup: options, hold: "auto" }) as LiveMatch<unknown>;
  const table = structuredClone((slices as unknown as Record<string, unknown>)["imperial-assault"]) as {
    figures: Record<string, { spaces: string[] }>;
    begins: string;
    activation: unknown;
    round: number;
  };
  for (const figure of Object.values(table.figures)) figure.spaces = [];
  return { map: "training-yard", mission: "a", table: { ...table, begins: "setup", activation: null, round: 0 } };
}

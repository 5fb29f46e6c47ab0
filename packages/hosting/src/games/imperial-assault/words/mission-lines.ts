import type { Controlled, Mission, MissionFacts, MissionRule, RuleOf } from "@riposte/imperial-assault";
import { listed } from "@riposte/words";

type Tokens = readonly Pick<
  MissionFacts["tokens"][number],
  "id" | "label" | "attackable" | "figure" | "carried" | "flips"
>[];

/** What a mission does, in sentences written from its rules, so that they never say anything else. */
export function missionLines({
  deployment,
  tokens,
  lockedDoors,
  rules,
}: Pick<MissionFacts | Mission, "deployment" | "lockedDoors" | "rules"> & {
  readonly tokens: Tokens;
}): readonly string[] {
  const label = (id: string) => tokens.find((token) => token.id === id)?.label.toLowerCase() ?? id;
  const standing = [
    ...(deployment === undefined
      ? []
      : [
          `Players deploy a group each in turn${deployment.move === 0 ? "" : `; each figure may then move up to ${deployment.move} spaces`}.`,
        ]),
    ...(lockedDoors.length === 0 ? [] : ["Doors are locked."]),
    ...tokens.flatMap((token) => tokenLines(token)),
  ];
  return [...standing, ...rules.map((rule) => `${MOMENTS[rule.when]}${ruleWords(rule, label)}.`)];
}

const MOMENTS: Readonly<Record<MissionRule["when"], string>> = {
  setup: "At setup ",
  "start-of-round": "At the start of a round ",
  "end-of-round": "At the end of a round ",
  always: "At any time ",
};

function tokenLines({ label, attackable, figure, carried, flips }: Tokens[number]): readonly string[] {
  const lines: string[] = [];
  if (figure) lines.push(`Each ${label.toLowerCase()} is a neutral figure that can be attacked.`);
  if (attackable !== undefined) {
    const { health, defense, block, vp, claimed, explodes } = attackable;
    const dice = listed([...defense.map((die) => `a ${die} die`), ...(block === 0 ? [] : [`${block} block`])]);
    lines.push(`A ${label.toLowerCase()} has ${health} health${dice === "" ? "" : ` and ${dice}`}.`);
    if (vp > 0) lines.push(`Whoever destroys one scores ${vp}${claimed ? " and keeps it" : ""}.`);
    if (explodes > 0) lines.push(`Destroyed, it does ${explodes} damage to everybody and everything on or next to it.`);
  }
  if (carried === true) lines.push(`A ${label.toLowerCase()} is retrieved by interacting, and carried.`);
  if (typeof carried === "object") {
    const slow = carried.speed === 0 ? "" : `; whoever carries has ${carried.speed} Speed`;
    lines.push(
      `A ${label.toLowerCase()} is ${carried.free ? "picked up without an action" : "retrieved by interacting"}${slow}.`,
    );
  }
  if (flips !== undefined) {
    const most = flips.perRound === undefined ? "" : `, ${flips.perRound} per player and round`;
    lines.push(
      `Interacting turns a ${label.toLowerCase()} from ${flips.sides[0]} to ${flips.sides[1]} or back${most}.`,
    );
  }
  return lines;
}

type Label = (id: string) => string;

function ruleWords(rule: MissionRule, label: Label): string {
  const words = WORDS[rule.type] as (rule: MissionRule, label: Label) => string;
  return words(rule, label);
}

const WORDS: { readonly [Type in MissionRule["type"]]: (rule: RuleOf<Type>, label: Label) => string } = {
  "place-tokens": ({ token, at, amount }, label) =>
    `${amountWords(amount)} ${label(token)} is put on ${at.toUpperCase()}`,
  "put-on": ({ token, on, amount }, label) => `${amountWords(amount)} ${label(token)} is put on each ${label(on)}`,
  "reveal-colours": ({ colours, token, on }, label) =>
    `each player reveals one of ${colours.join(", ")} at random, and a ${label(token)} is put on every ${label(on)} of that colour`,
  "put-power": ({ on, power }, label) => `a power token is put on each ${label(on)}: ${powerWords(power)}`,
  "gain-power": ({ on, power }, label) => `each figure on a ${label(on)} gains a power token: ${powerWords(power)}`,
  "share-power": ({ on, vp }, label) =>
    `each player may share out the power tokens on a ${label(on)} he controls, and scores ${vp} for it`,
  "move-tokens": ({ token, spaces }, label) => `each ${label(token)} moves ${spaces} spaces toward the nearest figure`,
  "push-in-turn": ({ token, spaces }, label) =>
    `players in turn push each ${label(token)} up to ${spaces} spaces, next to as many figures as possible`,
  "push-controlled": ({ token, spaces }, label) =>
    `each player pushes every ${label(token)} he controls up to ${spaces} spaces`,
  "swap-tokens": ({ token }, label) => `each player may swap one ${label(token)} with another`,
  "return-claimed": ({ token }, label) => `each player may put a ${label(token)} he keeps into the opponent's zone`,
  "open-doors": ({ control }, label) => `a player opens a door for ${controlWords(control, label)} he controls`,
  "damage-adjacent-figures": ({ token, amount }, label) =>
    `each figure on or next to a ${label(token)} suffers ${amount} damage`,
  "score-control": ({ control, vp }, label) =>
    `a player scores ${pointWords(vp)} for ${controlWords(control, label)} he controls`,
  "score-carried": ({ token, vp, discard }, label) =>
    `each ${label(token)} carried in the carrier's own zone scores ${vp}${discard ? " and is discarded" : ""}`,
  "score-held": ({ token, on, vp }, label) =>
    `each player takes the ${label(token)}s off every ${label(on)} he controls and scores ${vp} for each`,
  "count-control": ({ control, token, vpPerToken, until }, label) =>
    `whoever controls ${controlWords(control, label)} counts as having ${vpPerToken} more for each ${label(token)}, until the end of ${until === "end-of-round" ? "the round" : "the next round"}`,
  "count-in-zone": ({ token, vp }, label) => `each ${label(token)} in a player's own zone counts as ${vp} points`,
};

const amountWords = (amount: RuleOf<"put-on">["amount"]): string => {
  if (typeof amount === "number") return String(amount);
  return amount.handSizeOf === "initiative"
    ? "for each command card of the player with the initiative one"
    : "for each command card of the other player one";
};

const powerWords = (power: RuleOf<"put-power">["power"]): string =>
  Object.entries(power)
    .map(([colour, token]) => `${colour} ${token}`)
    .join(", ");

const pointWords = (vp: RuleOf<"score-control">["vp"]): string =>
  typeof vp === "number"
    ? String(vp)
    : Object.entries(vp)
        .map(([side, points]) => `${points} (${side})`)
        .join(" or ");

function controlWords(control: Controlled, label: Label): string {
  if ("token" in control) return `each ${label(control.token)}`;
  if ("area" in control) return `the ${control.area.replaceAll("-", " ")}`;
  return "terminals" in control ? "each terminal" : `the space ${control.space.toUpperCase()}`;
}

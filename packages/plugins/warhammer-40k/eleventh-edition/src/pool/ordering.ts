import { choose, type Questions } from "@riposte/kernel";
import {
  attackIn,
  currentVolley,
  descriptionIn,
  type Group,
  groupsOf,
  isDestroyed,
  ranked,
  unitOf,
  usualOrder,
} from "@riposte/warhammer-40k";
import type { Effects, Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";
import { ownPool, standingIn } from "./current.js";

type Ordering = Pick<Effects, "pool:begin" | "pool:order" | "pool:aim" | "pool:end">;

/** Before saves are rolled the defender orders groups, and the attacker may put a CHARACTER first (Precision). */
export const ordering: Ordering = {
  "pool:begin": (slice, _effect, match) => {
    const standing = standingIn(match);
    const { declared, wounds } = attackIn(match);
    const target = unitOf(match, declared.target);
    match.own(slice, "pools").push({ order: usualOrder(standing).map(({ name }) => name), precise: null, saves: [] });
    if (isDestroyed(target) || wounds + devastatingIn(match) === 0) return;
    if (charactersIn(match).length > 0) match.ask("11e:precision", 1 - target.seat);
    let before = 0;
    for (const list of ranked(groupsOf(standing))) {
      // each wound costs one model at most: groups behind more of them are never reached
      if (list.length > 1 && before < wounds)
        match.ask("11e:order", target.seat, { groups: list.map(({ name }) => name) });
      before += list.reduce((sum, { count }) => sum + count, 0);
    }
  },

  // some groups among themselves, in the places they have together
  "pool:order": (slice, { order }, match) => {
    const pool = ownPool(slice, match);
    let at = 0;
    pool.order = pool.order.map((name) => (order.includes(name) ? (order[at++] as string) : name));
    match.publish("pool:ordered", { order: pool.order });
  },

  "pool:aim": (slice, { group }, match) => {
    ownPool(slice, match).precise = group;
  },

  "pool:end": (slice, _effect, match) => {
    match.own(slice, "pools").pop();
  },
};

/** Critical wounds of this attack that wait for its other damage. */
const devastatingIn = (match: EleventhMatch): number =>
  (currentVolley(match)?.deferred ?? []).reduce((sum, { wounds }) => sum + wounds, 0);

/** CHARACTERS that an attack with Precision may pick. */
function charactersIn(match: EleventhMatch): readonly Group[] {
  if (!descriptionIn(match).traits.some(({ trait }) => trait === "precision")) return [];
  return groupsOf(standingIn(match)).filter(({ isCharacter }) => isCharacter);
}

/** A group by its models; an order may still name one that has none left. */
function groupOption(match: EleventhMatch, name: string) {
  const standing = standingIn(match);
  const defences = standing.filter(({ group, part, models }) => (group ?? `${part}/${models}`) === name);
  const params = { models: defences.map(({ models }) => models), unit: defences[0]?.part ?? name };
  return { key: name, label: say("11e:group", params) };
}

export const orderingQuestions: Pick<Questions<Eleventh>, "11e:order" | "11e:precision"> = {
  "11e:order": {
    prompt: say("11e:order"),
    publicName: "11e:order",
    choices: ({ about }, match) => choose.order(about.groups.map((name) => groupOption(match, name))),
    answer: (order, _asked, match) => match.queue({ type: "pool:order", order: [...(order as readonly string[])] }),
  },
  "11e:precision": {
    prompt: say("11e:precision"),
    publicName: "11e:precision",
    choices: (_asked, match) =>
      choose.one([
        { key: "no", label: say("11e:no-precision") },
        ...charactersIn(match).map(({ name }) => groupOption(match, name)),
      ]),
    answer(answer, _asked, match) {
      if (answer !== "no") match.queue({ type: "pool:aim", group: String(answer) });
    },
  },
};

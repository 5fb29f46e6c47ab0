import { choose, type Questions } from "@riposte/kernel";
import { attackIn, type Defence, groupsOf, isSaved, unitOf } from "@riposte/warhammer-40k";
import type { Effects, Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";
import { currentGroup, ownPool, poolIn, standingIn, strikable } from "./current.js";

type Striking = Pick<Effects, "pool:roll-saves" | "pool:sort" | "pool:strike" | "pool:devastate">;

/** One die for each wound, all at once; then damage from the lowest die to the highest (11th edition, 05.03-05.04). */
export const striking: Striking = {
  // no dice are rolled where no model can save
  "pool:roll-saves": (_slice, _effect, match) => {
    const group = currentGroup(match);
    const standing = standingIn(match);
    const front = group === undefined ? undefined : standing[group.defences[0] as number];
    const isHopeless = standing.every(({ count, save }) => count === 0 || save.needed > 6);
    if (front === undefined || isHopeless) match.queue({ type: "attack:clear-dice" });
    else match.queue({ type: "attack:roll-saves", part: front.part, models: front.models });
  },

  "pool:sort": (slice, _effect, match) => {
    const { dice, wounds } = attackIn(match);
    const faces = dice.map((die) => die.face).toSorted((one, other) => one - other);
    if (faces.length > 0) match.publish("saves:rolled", { faces });
    ownPool(slice, match).saves = faces.length > 0 ? faces : Array.from({ length: wounds }, () => 1);
    match.queue({ type: "attack:clear-dice" });
  },

  "pool:strike": (slice, _effect, match) => {
    const rolled = match.own(ownPool(slice, match), "saves").shift() as number;
    const group = currentGroup(match);
    match.queue({ type: "attack:take-wound" });
    if (group === undefined) return;
    const [first, ...others] = strikable(match, group) as [Defence, ...Defence[]];
    const { needed } = first.save;
    if (needed <= 6) match.queue({ type: "attack:show-save", face: rolled, needed });
    if (!isSaved(first.save, rolled)) hit(match, group.name, [first, ...others]);
  },

  // a critical wound: one model, no save, allocated as mortal wounds are, and by Precision where the pool is
  "pool:devastate": (_slice, _effect, match) => {
    const group = mortalGroup(match);
    match.queue({ type: "attack:take-wound" });
    if (group !== undefined) hit(match, group.name, strikable(match, group));
  },
};

/** The group mortal wounds of the pool go to. */
function mortalGroup(match: EleventhMatch) {
  const { precise, order } = poolIn(match);
  const groups = groupsOf(standingIn(match));
  const first = groups.find(({ name }) => name === precise);
  if (first !== undefined) return first;
  const rank = ({ isCharacter, isWounded, name }: (typeof groups)[number]) =>
    (isCharacter ? 2000 : 0) + (isWounded ? 0 : 1000) + order.indexOf(name);
  return groups.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** Damage to a model of a group; where models differ, the defender says which. */
function hit(match: EleventhMatch, group: string, models: readonly Defence[]): void {
  const [only, ...others] = models;
  if (only === undefined) return;
  if (others.length === 0) match.queue({ type: "attack:allocate-to", part: only.part, models: only.models });
  else match.ask("11e:models", unitOf(match, attackIn(match).declared.target).seat, { group });
}

const keyOf = ({ part, models }: Defence): string => `${part}/${models}`;

const modelsOf = (match: EleventhMatch, name: string): readonly Defence[] => {
  const group = groupsOf(standingIn(match)).find((one) => one.name === name);
  return group === undefined ? [] : strikable(match, group);
};

export const strikingQuestions: Pick<Questions<Eleventh>, "11e:models"> = {
  "11e:models": {
    prompt: say("11e:models"),
    publicName: "11e:models",
    choices: ({ about }, match) =>
      choose.one(
        modelsOf(match, about.group).map((defence) => ({
          key: keyOf(defence),
          label: { id: "wh:models", params: { models: defence.models, unit: defence.part } },
        })),
      ),
    answer(answer, { about }, match) {
      const { part, models } = modelsOf(match, about.group).find((one) => keyOf(one) === answer) as Defence;
      match.queue({ type: "attack:allocate-to", part, models });
    },
  },
};

/** Is a save left to be compared, and a model to strike? */
export const hasSave = (match: EleventhMatch): boolean =>
  poolIn(match).saves.length > 0 && currentGroup(match) !== undefined;

import { type Behaviour, choose, die, type Match, type Questions } from "@riposte/kernel";
import { rollQuantity } from "@riposte/warhammer-40k";
import type { Mechanics } from "./declared.js";
import type { Happening, Triggered } from "./happening.js";
import { picking, pickingQuestions } from "./picking.js";
import { selecting, selectingQuestions } from "./selecting.js";

type Effects = Behaviour<Mechanics>["effects"];

/** What is rolled before the battle; and triggered rules: within their limit, where their roll succeeds, they happen. */
export const mechanicEffects: Effects = {
  ...picking,
  ...selecting,

  "mechanics:roll-amount": (slice, { unit, key, by, amount }, match) => {
    const rolled = rollQuantity(amount, () => match.chance("dice", die(6)));
    match.own(slice, "amounts")[key] = rolled;
    match.publish("mechanics:amount-rolled", { unit, by, amount: rolled });
  },

  "mechanics:note-loss": (slice, { unit, lost }) => {
    slice.losses = { ...slice.losses, [unit]: lost };
  },

  "mechanics:forget-losses": (slice) => {
    delete slice.losses;
  },

  "mechanics:line-up": (_slice, { waiting, seat }, match) => {
    const [first, ...others] = waiting;
    if (first === undefined) return;
    if (others.length > 0) match.ask("mechanics:order", seat ?? (match.order()[0] as number), waiting);
    else match.queue({ type: "mechanics:trigger", ...first });
  },

  "mechanics:trigger": (slice, { unit, by, roll, limit, happenings }, match) => {
    if (limit !== null) {
      const used = slice.uses[limit.key] ?? 0;
      if (used >= limit.count) return;
      match.own(slice, "uses")[limit.key] = used + 1;
    }
    const face = roll === null ? null : match.chance("dice", die(6));
    const happens = face === null || face >= (roll ?? 0);
    const manual = happens ? happenings.flatMap((one) => (one.do === "manual" ? [one.gist] : [])) : [];
    match.publish("mechanics:triggered", { unit, by, face, happens, manual });
    const seat = match.slices["warhammer-40k"].units[unit]?.seat ?? 0;
    if (happens) for (const happening of happenings) queue(match, happening, by, seat);
  },
};

function queue(match: Match<Mechanics>, happening: Happening, by: string, seat: number): void {
  switch (happening.do) {
    case "mortalWounds": {
      const { unit, count, spill, isInAddition } = happening;
      match.queue({ type: isInAddition ? "volley:add-mortal" : "mortal:inflict", unit, count, by, spill });
      return;
    }
    case "explode": {
      const { unit, on, within, count } = happening;
      match.queue({ type: "unit:explode", unit, on, within, count, by });
      return;
    }
    case "fightOn": {
      const { unit, part, models } = happening;
      if (knowsMore(match)) match.publish("mechanics:fights-on", { unit, part, models, by });
      else byHand(match, seat, by, "it fights before it is removed");
      return;
    }
    case "surge": {
      const { unit, inches } = happening;
      if (knowsMore(match)) match.publish("mechanics:may-surge", { unit, inches, by });
      else byHand(match, seat, by, "it may move towards the closest enemy");
      return;
    }
    case "mark": {
      const { on, owner, mark, value, until } = happening;
      match.queue({ type: "mark:set", mark, owner, on, until, only: false, ...(value === undefined ? {} : { value }) });
      return;
    }
    case "select": {
      const { do: _do, ...selection } = happening;
      match.queue({ type: "mechanics:select", by, ...selection });
      return;
    }
    case "lasting": {
      const { unit, owner, name, abilities, until } = happening;
      match.queue({ type: "grant:add", unit, owner, grant: { name, abilities }, until });
      return;
    }
    case "effect":
      match.queueAll([happening.effect]);
      return;
    case "manual":
      byHand(match, seat, by, happening.gist);
  }
}

/** Is the edition here that carries out what the 10th leaves to players? */
const knowsMore = (match: Match<Mechanics>): boolean => match.has("eleventh-edition");

const byHand = (match: Match<Mechanics>, seat: number, by: string, text: string): void =>
  match.queue({ type: "kernel:manual", seat, text: { id: "mechanics:manual", params: { by, text } } });

export const mechanicQuestions: Questions<Mechanics> = {
  ...pickingQuestions,
  ...selectingQuestions,

  "mechanics:order": {
    prompt: { id: "mechanics:order" },
    publicName: "mechanics:order",
    choices: ({ about: waiting }) => {
      const keys = waiting.map((one) => JSON.stringify(one));
      return choose.one(
        waiting
          .map(({ by, unit }, key) => ({ key, label: { id: "mechanics:order-option", params: { by, unit } } }))
          // alike ones need no order among themselves
          .filter(({ key }) => keys.indexOf(keys[key] as string) === key),
      );
    },
    answer(answer, { about: waiting }, match) {
      match.queue({ type: "mechanics:trigger", ...(waiting[Number(answer)] as Triggered) });
      match.queue({ type: "mechanics:line-up", waiting: waiting.filter((_, at) => at !== Number(answer)) });
    },
  },
};

/** English by message id. */
export const messages: Readonly<Record<string, string>> = {
  "mechanics:order": "What happens next?",
  "mechanics:order-option": "{by} of {unit}",
  "mechanics:manual": "{by}, by hand: {text}",
  "mechanics:select": "{by}: which unit?",
  "mechanics:select-unit": "{unit}",
  "mechanics:select-none": "None",
  "mechanics:instance": "Which of these does {weapon} use?",
  "mechanics:instance-option": "{by}",
};

import { type Answer, type Asked, choose, type Option, type Questions } from "@riposte/kernel";
import { type Context, findCard } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { Selector } from "../language/expression.js";
import type { Goal } from "../language/goal.js";
import type { Library } from "../library/library.js";
import { message } from "../messages.js";
import { hidesCards } from "../reading/hidden.js";
import { numberOf, statOf } from "../reading/number.js";
import type { Scene } from "../reading/scene.js";
import { runningScene } from "../reading/scenes.js";
import { isActiveDon, isDon, seatOfDon } from "../reading/select.js";
import type { Targeted } from "../steps/acting.js";
import { choiceOf } from "../steps/paying.js";
import { PILES } from "../telling/wording.js";
import { cardOption } from "./label.js";
import { sayingOf, stepWords } from "./saying.js";

type Choosing = OpActions["questions"]["op:targets"];

/** Which cards a verb acts on. */
export function targetQuestions(
  context: Context,
  library: Library,
): Pick<Questions<OpActions>, "op:targets" | "op:shares" | "op:pick" | "op:end"> {
  const say = sayingOf(context, library);
  const selected = (match: OaMatch, { step }: Choosing) => {
    const selection = choiceOf(runningScene(context, library, match), step as Targeted);
    // who may give fewer DON!! may give none, and then to no card
    return "upTo" in step && step.upTo === true ? { ...selection, min: 0 } : selection;
  };
  const shared = {
    prompt: ({ about, seat }: Asked<Choosing>, match: OaMatch) =>
      say(match, "op:targets", { what: stepWords(context, library, match, about.step, seat) }),
    publicName: "op:targets",
    hides: (asked: Asked<Choosing>, match: OaMatch) =>
      hidesCards(runningScene(context, library, match), asked.about.step.target),
  };
  const act = (match: OaMatch, { step }: Choosing, cards: readonly number[]) =>
    match.queue({ type: "op:act", step, cards: [...cards] });
  return {
    "op:targets": {
      ...shared,
      choices: (asked, match) => {
        const { ids, min, max } = selected(match, asked.about);
        return choose.several(
          ids.map((id) => cardOption(context, match, id, asked.seat)),
          { min, max },
        );
      },
      answer: (answer, asked, match) => act(match, asked.about, answer as readonly number[]),
    },
    "op:shares": {
      ...shared,
      choices: (asked, match) => {
        const { ids, min, max } = selected(match, asked.about);
        return choose.distribute(max, sharesOf(context, match, ids, asked.seat), min < max);
      },
      answer: (answer, asked, match) => act(match, asked.about, idsOf(match, selected(match, asked.about).ids, answer)),
    },
    "op:pick": {
      ...shared,
      choices: (asked, match) => {
        const { step, picked } = asked.about;
        const { ids, min, max } = selected(match, asked.about);
        const scene = runningScene(context, library, match);
        const fitting = picked.length >= max ? [] : ids.filter((id) => fits(scene, step.target, picked, id));
        const isEnough = picked.length >= min || fitting.length === 0;
        const enough = isEnough ? [{ key: "enough", label: message("op:enough") }] : [];
        return choose.one([...fitting.map((id) => cardOption(context, match, id, asked.seat)), ...enough]);
      },
      answer: (answer, asked, match) => {
        const { step, picked } = asked.about;
        if (answer === "enough") return act(match, asked.about, picked);
        const more = { step, picked: [...picked, answer as number] };
        match.ask("op:pick", asked.seat, more);
      },
    },
    "op:end": {
      prompt: ({ about }, match) =>
        say(match, "op:end", { pile: PILES[(about.step as unknown as { readonly to: Goal }).to.zone] }),
      publicName: "op:end",
      choices: () => choose.one((["top", "bottom"] as const).map((key) => ({ key, label: message(`op:${key}`) }))),
      answer: (answer, { about }, match) => {
        const { step, cards } = about;
        match.queue({ type: "op:act", step, cards: [...cards], choice: answer as string });
      },
    },
  };
}

/** DON!! of a player in the same state are alike: only how many of them is chosen. */
const donKey = (match: OaMatch, id: number): string => `${stateOf(match, id)}-don-${seatOfDon(id)}`;

const stateOf = (match: OaMatch, id: number) => (isActiveDon({ match }, id) ? "active" : "rested");

function sharesOf(context: Context, match: OaMatch, ids: readonly number[], seat: number) {
  const cards = ids.filter((id) => !isDon(id)).map((id) => ({ ...cardOption(context, match, id, seat), max: 1 }));
  const piles = new Map<string, Option & { max: number }>();
  for (const id of ids.filter(isDon)) {
    const key = donKey(match, id);
    const label = message(`op:${stateOf(match, id)}-don`);
    piles.set(key, { key, label, max: (piles.get(key)?.max ?? 0) + 1 });
  }
  return [...cards, ...piles.values()];
}

function idsOf(match: OaMatch, ids: readonly number[], answer: Answer): readonly number[] {
  const left = { ...(answer as Readonly<Record<string, number>>) };
  return ids.filter((id) => {
    const key = isDon(id) ? donKey(match, id) : String(id);
    const count = left[key] ?? 0;
    left[key] = count - 1;
    return count > 0;
  });
}

/** Does one more card keep the names apart and the sum within bounds? */
function fits(scene: Scene, target: Selector, picked: readonly number[], id: number): boolean {
  if (picked.includes(id) || "ref" in target) return false;
  const { distinct, total } = target;
  const info = (card: number) => scene.context.info(findCard(scene.match, card)?.code ?? "");
  if (distinct === "name" && picked.some((other) => info(other).name === info(id).name)) return false;
  if (
    distinct === "color" &&
    picked.some((other) => info(other).colors.some((color) => info(id).colors.includes(color)))
  )
    return false;
  if (total === undefined) return true;
  const sum = [...picked, id].reduce((so, card) => so + statOf(scene, card, total.stat), 0);
  return sum <= numberOf(scene, total.max);
}

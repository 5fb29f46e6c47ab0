import { choose, type Effect, type Question } from "@riposte/kernel";
import { type Context, findCard } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "./declared.js";
import type { Library } from "./held/library.js";
import type { Condition } from "./language/condition.js";
import type { Selector } from "./language/expression.js";
import type { Take } from "./language/steps.js";
import { holds } from "./reading/condition.js";
import { numberOf, statOf } from "./reading/number.js";
import type { Scene } from "./reading/scene.js";
import { runningScene } from "./reading/scenes.js";
import { boundsOf, isDon, selectionOf } from "./reading/select.js";
import type { Targeted } from "./steps/acting.js";
import { takeable } from "./steps/looking.js";
import { returnDon } from "./steps/players.js";

interface Choosing {
  readonly step: Targeted;
  readonly picked: readonly number[];
}

interface Branch extends Effect {
  readonly options: readonly {
    readonly gist: string;
    readonly condition?: Condition;
    readonly steps: readonly Effect[];
  }[];
}

interface Optional extends Effect {
  readonly costs?: readonly Effect[];
  readonly steps: readonly Effect[];
  readonly else?: readonly Effect[];
}

/** What abilities ask. */
export function questions(context: Context, library: Library): Readonly<Record<string, Question<OpActions>>> {
  const sceneIn = (match: OaMatch) => runningScene(context, library, match);
  const optionOf = (match: OaMatch, key: number) => {
    if (isDon(key)) return { key, label: { id: "op:a-don" } };
    const code = findCard(match, key)?.code;
    return { key, ...(code !== undefined && { label: { id: "op:card", params: { name: context.info(code).name } } }) };
  };
  const yesOrNo = choose.one([
    { key: "yes", label: { id: "op:yes" } },
    { key: "no", label: { id: "op:no" } },
  ]);
  return {
    "op:activate": {
      prompt: ({ about }) => ({
        id: "op:activate",
        params: { name: nameOf(context, library, about as { ability: string }) },
      }),
      publicName: "op:activate",
      choices: () => yesOrNo,
      answer: (answer, _asked, match) => {
        if (answer === "no") match.queue({ type: "kernel:stop" });
      },
    },
    "op:targets": {
      prompt: ({ about }) => ({ id: promptOf((about as Choosing).step) }),
      publicName: "op:targets",
      choices: ({ about }, match) => {
        const { ids, min, max } = selectionOf(sceneIn(match), (about as Choosing).step.target);
        return choose.several(
          ids.map((id) => optionOf(match, id)),
          { min, max },
        );
      },
      answer: (answer, { about }, match) =>
        match.queue({ type: "op:act", step: (about as Choosing).step, cards: [...(answer as readonly number[])] }),
    },
    "op:pick": {
      prompt: ({ about }) => ({ id: promptOf((about as Choosing).step) }),
      publicName: "op:targets",
      choices: ({ about }, match) => {
        const { step, picked } = about as Choosing;
        const scene = sceneIn(match);
        const { ids, min, max } = selectionOf(scene, step.target);
        const fitting = picked.length >= max ? [] : ids.filter((id) => fits(scene, step.target, picked, id));
        const isEnough = picked.length >= min || fitting.length === 0;
        const enough = isEnough ? [{ key: "enough", label: { id: "op:enough" } }] : [];
        return choose.one([...fitting.map((id) => optionOf(match, id)), ...enough]);
      },
      answer: (answer, { about, seat }, match) => {
        const { step, picked } = about as Choosing;
        if (answer === "enough") match.queue({ type: "op:act", step, cards: [...picked] });
        else
          match.queue({
            type: "kernel:ask",
            question: "op:pick",
            seat,
            about: { step, picked: [...picked, answer as number] },
          });
      },
    },
    "op:end": {
      prompt: { id: "op:end" },
      publicName: "op:end",
      choices: () =>
        choose.one([
          { key: "top", label: { id: "op:top" } },
          { key: "bottom", label: { id: "op:bottom" } },
        ]),
      answer: (answer, { about }, match) => {
        const { step, cards } = about as { readonly step: Effect; readonly cards: readonly number[] };
        match.queue({ type: "op:act", step, cards: [...cards], end: answer as string });
      },
    },
    "op:take": {
      prompt: { id: "op:take" },
      publicName: "op:take",
      choices: ({ about }, match) => {
        const { cards, take } = about as { readonly cards: readonly number[]; readonly take: Take };
        const scene = sceneIn(match);
        const ids = takeable(scene, cards, take);
        const { min, max } = boundsOf(scene, { ref: "looked", count: take.count }, ids.length);
        return choose.several(
          ids.map((id) => optionOf(match, id)),
          { min, max },
        );
      },
      answer: (answer, { about }, match) => {
        const { take } = about as { readonly take: Take };
        match.queue({ type: "op:taken", cards: [...(answer as readonly number[])], take });
      },
    },
    "op:put-back": {
      prompt: { id: "op:put-back" },
      publicName: "op:put-back",
      alwaysAsk: true,
      choices: ({ about }, match) => {
        const { cards, ends } = about as { readonly cards: readonly number[]; readonly ends: readonly string[] };
        const order = cards.map((id) => ({ ...optionOf(match, id), alike: findCard(match, id)?.code ?? id }));
        if (ends.length === 1) return choose.order(order);
        // all together to one end: first which, then in which order
        return choose.one(ends.map((key) => ({ key, label: { id: `op:${key}` } })));
      },
      answer: (answer, { about, seat }, match) => {
        const { cards, ends, of, isLife } = about as {
          readonly cards: readonly number[];
          readonly ends: readonly string[];
          readonly of: number;
          readonly isLife: boolean;
        };
        if (ends.length > 1) {
          const chosen = { cards, ends: [answer as string], of, isLife };
          return match.queue({ type: "kernel:ask", question: "op:put-back", seat, about: chosen });
        }
        const ordered = [...(answer as readonly number[])];
        const end = ends[0] === "bottom" ? { top: [], bottom: ordered } : { top: ordered, bottom: [] };
        match.queue({ type: isLife ? "life:arrange" : "deck:arrange", seat: of, ...end });
      },
    },
    "op:choose": {
      prompt: { id: "op:choose" },
      publicName: "op:choose",
      choices: ({ about }, match) => {
        const scene = sceneIn(match);
        const options = (about as Branch).options.map(({ gist, condition }, key) => ({ key, gist, condition }));
        const open = options.filter(({ condition }) => condition === undefined || holds(scene, condition));
        return choose.one(open.map(({ key, gist }) => ({ key, label: { id: "op:option", params: { gist } } })));
      },
      answer: (answer, { about }, match) => match.queueAll((about as Branch).options[answer as number]?.steps ?? []),
      ifNone: "skip",
    },
    "op:may": {
      prompt: { id: "op:may" },
      publicName: "op:may",
      choices: () => yesOrNo,
      answer: (answer, { about }, match) => {
        const { costs = [], steps, else: otherwise = [] } = about as Optional;
        match.queueAll(answer === "yes" ? [...costs, ...steps] : otherwise);
      },
    },
    "op:return-don": returnDon(context),
  };
}

const promptOf = ({ type }: Effect): string => `op:targets-${type.slice(3)}`;

function nameOf(context: Context, library: Library, { ability }: { readonly ability: string }): string {
  return context.info(library.get(ability).code).name;
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

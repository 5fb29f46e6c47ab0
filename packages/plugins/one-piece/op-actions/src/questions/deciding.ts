import { choose, type Effect, type Questions } from "@riposte/kernel";
import type { Context } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { Library } from "../library/library.js";
import { message } from "../messages.js";
import { holds } from "../reading/condition.js";
import { runningScene } from "../reading/scenes.js";
import { canPayAll, isSecretlyShort } from "../steps/paying.js";
import { abilityWords, sayingOf, stepWords } from "./saying.js";

/** Whether, which, and how many. */
export function decidingQuestions(
  context: Context,
  library: Library,
): Pick<Questions<OpActions>, "op:activate" | "op:choose" | "op:may" | "op:how-many" | "op:number"> {
  const options = (["yes", "no"] as const).map((key) => ({ key, label: message(`op:${key}`) }));
  const [yesOrNo, onlyNo] = [choose.one(options), choose.one(options.slice(1))];
  const payable = (match: OaMatch, costs: readonly Effect[]) =>
    isSecretlyShort(runningScene(context, library, match), costs) ? onlyNo : yesOrNo;
  const say = sayingOf(context, library);
  const what = (match: OaMatch, step: Effect, seat: number) => stepWords(context, library, match, step, seat);
  return {
    "op:activate": {
      prompt: ({ about: { ability } }, match) =>
        say(match, "op:activate", { ability, what: abilityWords(library.get(ability).ability) }),
      publicName: "op:activate",
      choices: ({ about }, match) => payable(match, library.get(about.ability).ability.costs ?? []),
      hides: () => true,
      answer: (answer, _asked, match) => {
        if (answer === "no") match.queue({ type: "kernel:stop" });
      },
    },
    "op:choose": {
      prompt: (_asked, match) => say(match, "op:choose"),
      publicName: "op:choose",
      choices: ({ about }, match) => {
        const scene = runningScene(context, library, match);
        const options = about.options.map(({ gist, condition }, key) => ({ key, gist, condition }));
        // a cost is paid in a way in which it can be
        const isPaid = (key: number) =>
          scene.bindings.paying !== true || canPayAll(scene, about.options[key]?.steps ?? []);
        const open = options.filter(
          ({ key, condition }) => isPaid(key) && (condition === undefined || holds(scene, condition)),
        );
        return choose.one(open.map(({ key, gist }) => ({ key, label: message("op:option", { gist }) })));
      },
      answer: (answer, { about }, match) => match.queueAll(about.options[answer as number]?.steps ?? []),
      ifNone: "skip",
    },
    "op:may": {
      prompt: ({ about, seat }, match) =>
        say(match, "op:may", { what: what(match, about, seat).replace(/^\S+ may /, "") }),
      publicName: "op:may",
      choices: ({ about }, match) => payable(match, about.costs ?? []),
      hides: () => true,
      answer: (answer, { about }, match) => {
        const { costs = [], steps, else: otherwise = [] } = about;
        if (answer === "yes") match.queueAll([{ type: "op:price", costs, steps, else: otherwise } as Effect]);
        else match.queueAll(otherwise);
      },
    },
    // the step comes again with the number that was chosen
    "op:how-many": {
      prompt: ({ about, seat }, match) => say(match, "op:how-many", { what: what(match, about.step as Effect, seat) }),
      publicName: "op:how-many",
      choices: ({ about }) => choose.number(0, about.max),
      answer: (answer, { about }, match) => {
        const { step, cards } = about;
        const { upTo: _upTo, ...exact } = step as Effect & { readonly upTo?: true };
        if (cards === undefined) match.queueAll([{ ...exact, count: answer } as Effect]);
        else match.queue({ type: "op:act", step: exact, cards: [...cards], choice: answer as number });
      },
    },
    "op:number": {
      prompt: (_asked, match) => say(match, "op:number"),
      publicName: "op:number",
      choices: ({ about }) => choose.number(about.min, about.max),
      answer: (answer, { about }, match) => match.bind(about.as, answer),
    },
  };
}

import { choose, type Questions } from "@riposte/kernel";
import { type Context, findCard } from "@riposte/one-piece";
import type { OpActions } from "../declared.js";
import type { Library } from "../library/library.js";
import { message } from "../messages.js";
import { runningScene } from "../reading/scenes.js";
import { boundsOf } from "../reading/select.js";
import { hidesTake, takeable } from "../steps/looking.js";
import { takeWords } from "../telling/steps.js";
import { PILES } from "../telling/wording.js";
import { cardOption } from "./label.js";
import { sayingOf } from "./saying.js";

/** What is taken of cards looked at, and how the rest goes back. */
export const lookingQuestions = (
  context: Context,
  library: Library,
): Pick<Questions<OpActions>, "op:take" | "op:put-back"> => {
  const say = sayingOf(context, library);
  return {
    "op:take": {
      prompt: ({ about }, match) => say(match, "op:take", { what: takeWords(about.take) }),
      publicName: "op:take",
      hides: ({ about }, match) => hidesTake(match, about),
      choices: ({ about, seat }, match) => {
        const { cards, take } = about;
        const scene = runningScene(context, library, match);
        const ids = takeable(scene, cards, take);
        const { min, max } = boundsOf(scene, { ref: "looked", count: take.count }, ids.length);
        return choose.several(
          ids.map((id) => cardOption(context, match, id, seat)),
          { min, max },
        );
      },
      answer: (answer, { about }, match) =>
        match.queue({ type: "op:taken", cards: [...(answer as readonly number[])], take: about.take }),
    },
    "op:put-back": {
      prompt: ({ about: { ends, isLife } }, match) =>
        ends.length > 1
          ? say(match, "op:end", { pile: PILES[isLife ? "life" : "deck"] })
          : say(match, "op:order", {
              where: `${ends[0] === "bottom" ? "under" : "onto"} ${PILES[isLife ? "life" : "deck"]}`,
            }),
      publicName: "op:put-back",
      alwaysAsk: true,
      choices: ({ about, seat }, match) => {
        const { cards, ends } = about;
        // all together to one end: first which, then in which order
        if (ends.length > 1)
          return choose.one(ends.map((key) => ({ key, label: message(`op:${key as "top" | "bottom"}`) })));
        return choose.order(
          cards.map((id) =>
            // not a spread: V8 gives every spread copy that gets another field a hidden class of its own
            Object.assign(cardOption(context, match, id, seat), { alike: findCard(match, id)?.code ?? id }),
          ),
        );
      },
      answer: (answer, { about, seat }, match) => {
        const { ends, of, isLife } = about;
        if (ends.length > 1) {
          const chosen = { ...about, ends: [answer as string] };
          return match.ask("op:put-back", seat, chosen);
        }
        const ordered = [...(answer as readonly number[])];
        const end = ends[0] === "bottom" ? { top: [], bottom: ordered } : { top: ordered, bottom: [] };
        match.queue({ type: isLife ? "life:arrange" : "deck:arrange", seat: of, ...end });
      },
    },
  };
};

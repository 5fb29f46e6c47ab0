import { choose, type Questions } from "@riposte/kernel";
import type { RuleOf } from "../board/index.js";
import type { IaMatch, ImperialAssault } from "../declared.js";
import { say } from "../messages.js";
import { objectsOf } from "./objects.js";
import { inOrder } from "./rule-order.js";

const NONE = "none";

/** In order of initiative each player may swap two tokens; none moves twice. */
export function swapTokens(match: IaMatch, { token }: RuleOf<"swap-tokens">): void {
  match.ask("ia:swap", inOrder(match)[0], { token, moved: [] });
}

export const swapQuestion: Questions<ImperialAssault>["ia:swap"] = {
  prompt: ({ about }) => say("ia:swap", { token: about.token }),
  publicName: "ia:swap",
  choices: ({ about: { token, moved } }, match) => {
    const free = objectsOf(match, token).filter(({ id }) => !moved.includes(id));
    // those of one colour are alike
    const pairs = free.flatMap((one, at) =>
      free.slice(at + 1).flatMap((other) => (one.colour === other.colour ? [] : [[one, other] as const])),
    );
    return choose.one([
      ...pairs.map(([one, other]) => ({
        key: `${one.id}<>${other.id}`,
        label: say("ia:swap-pair", { one: one.space as string, other: other.space as string }),
      })),
      { key: NONE, label: say("ia:swap-none") },
    ]);
  },
  answer: (answer, { about: { token, moved }, seat }, match) => {
    const swapped = answer === NONE ? [] : String(answer).split("<>");
    if (swapped.length === 2) match.queue({ type: "object:swap", objects: swapped as [string, string] });
    const [first, second] = inOrder(match);
    if (seat === first) match.ask("ia:swap", second, { token, moved: [...moved, ...swapped] });
  },
};

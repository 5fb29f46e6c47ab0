import { type Behaviour, definePlugin, KernelError, type Plugin } from "@riposte/kernel";
import { termsOf, warhammer40kDeclared } from "@riposte/warhammer-40k";
import { faultLines } from "@riposte/words";
import { choicesAt } from "./choices.js";
import { type CommandChoices, declared } from "./declared.js";
import { momentOf } from "./limits.js";
import { messages } from "./messages.js";
import { type Stratagem, StratagemFile } from "./stratagem.js";
import { stratagemsAt } from "./stratagems.js";

/** Reads a file of stratagems; every problem is said at once. */
export function readStratagems(written: unknown): readonly Stratagem[] {
  const parsed = StratagemFile.safeParse(written);
  if (!parsed.success) {
    const problems = faultLines(parsed.error.issues);
    throw new KernelError("DECLARATION_INVALID", `Stratagems: ${problems.join("\n")}`);
  }
  return parsed.data.stratagems;
}

/**
 * Choices of abilities become marks, and stratagems are offered where they may be used.
 *
 * @example
 * const game = compose([warhammer40k(context), mechanics(library), commandChoices(readStratagems(stratagems))]);
 */
export const commandChoices = (stratagems: readonly Stratagem[]): Plugin<CommandChoices> =>
  definePlugin<CommandChoices>(declared, {
    effects: {
      "stratagem:use": (slice, { seat, id, unit }, match) => {
        const isLimited = termsOf(match).stratagemsPerUnit !== null && unit !== undefined;
        slice.used = [...slice.used, { seat, id, ...(isLimited ? { unit } : {}), ...momentOf(match) }];
        match.publish("stratagem:used", { seat, stratagem: id, ...(unit === undefined ? {} : { unit }) });
      },
      "choice:make": (slice, { type: _type, on, ...chosen }, match) => {
        slice.used = [...slice.used, { ...chosen, ...momentOf(match) }];
        const { seat, id, option } = chosen;
        match.publish("choice:made", { seat, choice: id, on, ...(option === undefined ? {} : { option }) });
      },
    },
    offer: offers(stratagems),
    facts: stratagems,
    acts: () => stratagems.flatMap(({ name: card, windows }) => windows.map((at) => ({ at, card }))),
    messages,
  });

/** Choices at every window but that of a roll, stratagems where they are used. */
const offers = (stratagems: readonly Stratagem[]): NonNullable<Behaviour<CommandChoices>["offer"]> =>
  Object.fromEntries(
    Object.keys(warhammer40kDeclared.windows).map((window) => [
      window,
      [
        ...(window === "roll:made" ? [] : [choicesAt(window)]),
        ...(stratagems.some(({ windows }) => windows.includes(window)) ? [stratagemsAt(window, stratagems)] : []),
      ],
    ]),
  );

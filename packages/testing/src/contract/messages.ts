import type { Choice, Message } from "@riposte/kernel";
import type { Decision } from "@riposte/kernel/run";
import type { Contract } from "./contract.js";
import { lookAtEach } from "./random-matches.js";

/** Every message a decision shows is in the language files, and has the parameters its text names. */
export function messagesShown(contract: Contract): readonly string[] {
  const { game } = contract;
  return lookAtEach(contract, game, ({ decision }) => {
    if (decision === null) return [];
    return shownBy(decision).flatMap(({ id, params = {} }) => {
      const text = game.messages[id];
      if (text === undefined) return [`"${decision.question}" shows the message "${id}", which has no words.`];
      const named = [...text.matchAll(/\{(\w+)(?:[.|][^{}]*)?\}/g)].map(([, name]) => name as string);
      return named
        .filter((name) => !Object.hasOwn(params, name))
        .map((name) => `"${decision.question}" shows "${id}" without its parameter "${name}".`);
    });
  });
}

const shownBy = (decision: Decision): readonly Message[] => [
  decision.prompt,
  ...optionsOf(decision.choice).flatMap(({ label }) => (label === undefined ? [] : [label])),
  ...decision.refusals().map(({ reason }) => reason),
];

function optionsOf(choice: Choice): readonly { readonly label?: Message }[] {
  switch (choice.kind) {
    case "one":
      return choice.options;
    case "several":
    case "order":
      return choice.of;
    case "distribute":
      return choice.among;
    case "number":
      return [];
  }
}

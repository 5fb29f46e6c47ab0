import type { Message } from "@riposte/kernel";
import { type Decision, type Game, listedIn } from "@riposte/kernel/run";
import { namesIn } from "@riposte/words";
import type { Look } from "./random-matches.js";

/** Every message a decision shows is in the language files, and has the parameters its text names. */
export const messagesShown =
  ({ messages }: Pick<Game, "messages">): Look =>
  ({ decision }) => {
    if (decision === null) return [];
    return shownBy(decision).flatMap(({ id, params = {} }) => {
      const text = messages[id];
      if (text === undefined) return [`"${decision.question}" shows the message "${id}", which has no words.`];
      return namesIn(text)
        .filter(({ name, isOptional }) => !isOptional && !Object.hasOwn(params, name))
        .map(({ name }) => `"${decision.question}" shows "${id}" without its parameter "${name}".`);
    });
  };

const shownBy = (decision: Decision): readonly Message[] => [
  decision.prompt,
  ...listedIn(decision.choice).flatMap(({ label }) => (label === undefined ? [] : [label])),
  ...decision.refusals().map(({ reason }) => reason),
];

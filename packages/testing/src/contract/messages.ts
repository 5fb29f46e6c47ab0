import type { Message } from "@riposte/kernel";
import { type AnyPlugin, type Decision, type Game, listedIn } from "@riposte/kernel/run";
import { namesIn } from "@riposte/words";
import { everySeat } from "../scenario/perform.js";
import type { Contract } from "./contract.js";
import type { Look } from "./random-matches.js";

/** Every message of the plugin that a decision shows is in the language files, and has the parameters its text names. */
export const messagesShown =
  (plugin: AnyPlugin, game: Game): Look =>
  ({ decision }) => {
    if (decision === null) return [];
    return shownBy(decision)
      .filter((message) => sayerOf(game, decision, message) === plugin.name)
      .flatMap(({ id, params = {} }) => {
        const text = game.messages[id];
        if (text === undefined) return [`"${decision.question}" shows the message "${id}", which has no words.`];
        return namesIn(text)
          .filter(({ name, isOptional }) => !isOptional && !isTold(params, name))
          .map(({ name }) => `"${decision.question}" shows "${id}" without its parameter "${name}".`);
      });
  };

/** What a window says by itself, where no plugin says more, names nothing that it does not know. */
export const windowsWorded = ({ plugin: { declared }, game }: Contract): readonly string[] =>
  Object.entries(declared.windows as Readonly<Record<string, Phrases>>).flatMap(([window, { prompt, pass }]) =>
    [prompt, pass].flatMap((message) => {
      if (message === undefined) return [];
      const { id, params = {} } = message;
      return namesIn(game.messages[id] ?? "")
        .filter(({ name, isOptional }) => !isOptional && !isTold(params, name))
        .map(({ name }) => `the window "${window}" says "${id}" by itself, without its parameter "${name}".`);
    }),
  );

interface Phrases {
  readonly prompt?: Message;
  readonly pass?: Message;
}

const isTold = (params: object, name: string): boolean =>
  Object.hasOwn(params, name) && (params as Readonly<Record<string, unknown>>)[name] !== undefined;

/** Who says a message: the owner of the question, or at a window of the kernel's asking the plugin whose words, or whose name, it has. */
function sayerOf({ questions, plugins }: Game, { question }: Decision, { id }: Message): string | undefined {
  const owner = questions.get(question)?.plugin;
  if (owner !== "kernel") return owner;
  const worded = plugins.find(({ behaviour }) => Object.hasOwn(behaviour.messages ?? {}, id));
  const named = plugins.find(({ name }) => id.startsWith(`${name}:`));
  // what no plugin stands for is the game's to answer for
  return (worded ?? named ?? (id.startsWith("kernel:") ? undefined : plugins.find(isGame)))?.name;
}

const isGame = ({ behaviour }: AnyPlugin): boolean => behaviour.game !== undefined;

const shownBy = (decision: Decision): readonly Message[] => [
  decision.prompt,
  ...listedIn(decision.choice).flatMap(({ label }) => (label === undefined ? [] : [label])),
  ...decision.refusals().map(({ reason }) => reason),
];

/** Where an event has words, they speak of nothing that a seat which hears of it is not told. */
export function eventsWorded({ declared }: AnyPlugin, { messages }: Game): Look {
  const worded = Object.keys(declared.events).flatMap((type) => {
    const text = messages[type];
    return text === undefined ? [] : [[type, namesIn(text).filter(({ isOptional }) => !isOptional)] as const];
  });
  const names = new Map(worded);
  return (match, step) =>
    [null, ...everySeat(match)].flatMap((seat) =>
      (step ?? match.opening)
        .events(seat)
        .flatMap(({ type, payload }) =>
          (names.get(type) ?? [])
            .filter(({ name }) => !isTold(payload as object, name))
            .map(({ name }) => `the words of "${type}" speak of {${name}}, which seat ${seat} is not told.`),
        ),
    );
}

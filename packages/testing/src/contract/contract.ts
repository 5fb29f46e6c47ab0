import { type AnyPlugin, composeList, type Game, type Hold } from "@riposte/kernel/run";
import { declaredNames } from "./declared-names.js";
import { eventsWorded, messagesShown, windowsWorded } from "./messages.js";
import { emptyOffers, unopenedWindows } from "./opened.js";
import { type Look, walked } from "./random-matches.js";
import { interleavedMatches, sameStates, shuffledComposition } from "./repeatable.js";
import { slicesParse } from "./schemas.js";
import { typesStaySmall } from "./type-size.js";
import { eventsTold, viewsAreDeclared, viewsAreFresh } from "./views.js";

export interface ContractOptions {
  /** The other plugins of a game it is part of; it alone, when it is a game that requires nothing. */
  readonly game?: readonly AnyPlugin[];
  readonly setup?: unknown;
  /** Several set-ups, each of which is played; those of the game's own schema that differ in numbers and choices, when both are absent. */
  readonly setups?: readonly unknown[];
  readonly hold?: Hold | readonly Hold[];
  /** Random matches per check. */
  readonly matches?: number;
  readonly maxInputs?: number;
  readonly seed?: string | number;
  /** Windows that random matches do not come to. */
  readonly rarelyOpened?: readonly string[];
  /** The folder of the plugin's built types, `dist` of the package whose test runs when absent; not checked where there is none. */
  readonly types?: string | URL;
  /** Files there that are known to be larger than 10 kB, with how large they may be. */
  readonly largeTypes?: Readonly<Record<string, number>>;
}

/** What every check works on. */
export interface Contract {
  readonly plugin: AnyPlugin;
  readonly game: Game;
  readonly options: ContractOptions;
  /** What is looked at in its random matches. */
  readonly looks: readonly Look[];
}

/** One clause of the contract every plugin keeps: throws where it is broken. */
export interface Clause {
  readonly title: string;
  check(): void;
}

/** The shared contract, clause by clause. */
export function contractOf(plugin: AnyPlugin, options: ContractOptions = {}): readonly Clause[] {
  const others = (options.game ?? []).filter(({ name }) => name !== plugin.name);
  const game = composeList([plugin, ...others]);
  const looks: Readonly<Record<string, Look>> = {
    "the slice before setup and after every input fits its schema": slicesParse(plugin),
    "every seat is told events, or nothing, without error": eventsTold,
    "a view shows declared fields only, and every field declares who sees it": viewsAreDeclared(plugin),
    "a seat that looked before sees what it would see for the first time": viewsAreFresh(plugin),
    "every prompt, label and reason shown has its words": messagesShown(plugin, game),
    "the words of every event name what the event tells": eventsWorded(plugin, game),
  };
  const contract: Contract = { plugin, game, options, looks: Object.values(looks) };
  const clauses: Readonly<Record<string, (contract: Contract) => readonly string[]>> = {
    "every declared name has what it needs": declaredNames,
    "what a window says by itself has its words": windowsWorded,
    // the kernel checks them while a match is played
    "every effect and every published event fits its schema": () => walked(contract).broken,
    ...Object.fromEntries(
      Object.entries(looks).map(([title, look]) => [title, () => walked(contract).found.get(look) ?? []]),
    ),
    "every declared window is opened": unopenedWindows,
    "every offer does something": emptyOffers,
    "the same seed and inputs give the same match": sameStates,
    "the order of the plugin list means nothing": shuffledComposition,
    "two matches at once are as two matches alone": interleavedMatches,
    "each file of its built types stays under 10 kB": typesStaySmall,
  };
  return Object.entries(clauses).map(([title, problemsOf]) => ({
    title,
    check() {
      const problems = [...new Set(problemsOf(contract))];
      if (problems.length > 0) {
        throw new Error(
          `Plugin "${plugin.name}":\n${problems
            .slice(0, 10)
            .map((problem) => `- ${problem}`)
            .join("\n")}`,
        );
      }
    },
  }));
}

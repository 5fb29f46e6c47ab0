import { didYouMean } from "@riposte/words";
import type { z } from "zod";
import { type Army, cardIds, type Deck, type ReadyArmy } from "../army/army-list.js";
import type { ArmyRules } from "./army-rules.js";
import type { CommandCard } from "./command-card.js";
import type { DeploymentCard } from "./deployment-card.js";
import { ArmiesFile, CommandFile, DeploymentFile, type Facts } from "./facts.js";
import { type Problem, schemaProblems } from "./problems.js";
import type { Selector } from "./selector.js";

/** The parsed content of the data files, by their path inside `data/imperial-assault`. */
export type DataFiles = Readonly<Record<string, unknown>>;

export type ParsedFacts =
  | { readonly ok: true; readonly facts: Facts }
  | { readonly ok: false; readonly problems: readonly Problem[] };

interface Row<T> {
  readonly file: string;
  readonly path: string;
  readonly row: T;
}

/** Reads the card and army files (others are left alone); every problem at once, or the facts. */
export function parseFacts(files: DataFiles): ParsedFacts {
  const problems: Problem[] = [];
  const deployment: Row<DeploymentCard>[] = [];
  const command: Row<CommandCard>[] = [];
  const armies: Row<ReadyArmy>[] = [];
  for (const [file, content] of Object.entries(files)) {
    if (file.startsWith("deployment-cards/")) read(DeploymentFile, "cards", file, content, deployment, problems);
    if (file === "command-cards.json") read(CommandFile, "cards", file, content, command, problems);
    if (file === "armies.json") read(ArmiesFile, "armies", file, content, armies, problems);
  }
  for (const file of ["command-cards.json", "armies.json"]) {
    if (!Object.hasOwn(files, file)) problems.push({ file, path: "", message: "the file is missing" });
  }
  const facts: Facts = {
    deployment: byId(deployment, problems),
    command: byId(command, problems),
    armies: byId(armies, problems),
  };
  // A reference into a file that does not parse would only repeat its problems.
  if (problems.length === 0) problems.push(...brokenReferences(facts, deployment, command, armies));
  return problems.length === 0 ? { ok: true, facts } : { ok: false, problems };
}

function read<T extends { readonly id: string }>(
  schema: z.ZodType,
  key: string,
  file: string,
  content: unknown,
  into: Row<T>[],
  problems: Problem[],
): void {
  const parsed = schema.safeParse(content);
  if (!parsed.success) {
    problems.push(...schemaProblems(schema, content, file));
    return;
  }
  const rows = (parsed.data as Record<string, unknown>)[key] as readonly T[];
  rows.forEach((row, index) => {
    const path = `${key}["${row.id}"]`;
    const before = rows[index - 1];
    if (before !== undefined && before.id > row.id) {
      problems.push({ file, path, message: `comes after "${before.id}"; the list is sorted by id` });
    }
    into.push({ file, path, row });
  });
}

function byId<T extends { readonly id: string }>(rows: readonly Row<T>[], problems: Problem[]): Record<string, T> {
  const seen = new Map<string, T>();
  for (const { file, path, row } of rows) {
    if (seen.has(row.id)) problems.push({ file, path, message: `there is another "${row.id}"; ids are unique` });
    seen.set(row.id, row);
  }
  return Object.fromEntries(seen);
}

function brokenReferences(
  facts: Facts,
  deployment: readonly Row<DeploymentCard>[],
  command: readonly Row<CommandCard>[],
  armies: readonly Row<ReadyArmy>[],
): readonly Problem[] {
  const known = { card: Object.keys(facts.deployment), command: Object.keys(facts.command), name: namesIn(facts) };
  const broken = <T>(rows: readonly Row<T>[], references: (row: T) => readonly Reference[]): readonly Problem[] =>
    rows.flatMap(({ file, path, row }) =>
      references(row)
        .filter(({ to, id, among }) => !(among ?? known[to]).includes(id))
        .map(({ to, id, at, among }) => ({
          file,
          path: `${path}.${at}`,
          message: `there is no ${to} "${id}".${didYouMean(id, among ?? known[to])}`,
        })),
    );
  return [
    ...broken(deployment, referencesOfCard),
    ...broken(command, ({ restriction }) =>
      restriction.by === "player" ? [] : referencesOfSelectors(restriction.anyOf, "restriction.anyOf"),
    ),
    ...broken(armies, ({ army, deck }) => referencesOfArmy(army, deck)),
  ];
}

interface Reference {
  readonly to: "card" | "command" | "name";
  readonly id: string;
  readonly at: string;
  /** What it may refer to, where that is less than everything. */
  readonly among?: readonly string[];
}

function referencesOfCard(card: DeploymentCard): readonly Reference[] {
  const found: Reference[] = [];
  if ("companion" in card && card.companion !== undefined) {
    found.push({ to: "card", id: card.companion, at: "companion" });
  }
  if ("of" in card) found.push({ to: "name", id: card.of, at: "of" });
  if ("attachTo" in card) found.push(...referencesOfSelectors(card.attachTo ?? [], "attachTo"));
  if ("army" in card && card.army !== undefined) found.push(...referencesOfRules(card.army));
  if ("surges" in card) {
    const among = card.abilities.filter(({ kind }) => kind === "surge").map(({ id }) => id);
    card.surges.forEach(({ ability }, index) => {
      if (ability !== undefined) found.push({ to: "name", id: ability, at: `surges[${index}].ability`, among });
    });
  }
  return found;
}

function referencesOfRules(rules: ArmyRules): readonly Reference[] {
  const granted = rules.grantsTraits?.to;
  return [
    ...(rules.requires ?? []).map((id): Reference => ({ to: "card", id, at: "army.requires" })),
    ...referencesOfSelectors(rules.only ?? [], "army.only"),
    ...referencesOfSelectors(rules.forbids ?? [], "army.forbids"),
    ...referencesOfSelectors(rules.admits?.which ?? [], "army.admits.which"),
    ...referencesOfSelectors(granted === undefined || granted === "host" ? [] : granted, "army.grantsTraits.to"),
    ...referencesOfSelectors(rules.ignoresCommandAffiliation?.for ?? [], "army.ignoresCommandAffiliation.for"),
  ];
}

function referencesOfSelectors(selectors: readonly Selector[], at: string): readonly Reference[] {
  return selectors.flatMap(({ cards = [], names = [] }, index) => [
    ...cards.map((id): Reference => ({ to: "card", id, at: `${at}[${index}].cards` })),
    ...names.map((id): Reference => ({ to: "name", id, at: `${at}[${index}].names` })),
  ]);
}

function referencesOfArmy(army: Army, deck: Deck): readonly Reference[] {
  return [
    ...cardIds(army.cards).map((id): Reference => ({ to: "card", id, at: "army.cards" })),
    ...cardIds(deck.cards).map((id): Reference => ({ to: "command", id, at: "deck.cards" })),
  ];
}

const namesIn = (facts: Facts): readonly string[] => Object.values(facts.deployment).map(({ name }) => name);

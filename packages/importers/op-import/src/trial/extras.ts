import { CardFacts } from "@riposte/one-piece";
import { codeOfTool, costOfTool, TOOLS, type Tool } from "./tools.js";
import type { Words } from "./words.js";

/** Cards invented around an ability: they fit what it speaks of, or do not, and make things happen. */
export interface Extras {
  readonly cards: readonly CardFacts[];
  /** One that fits, and one that has no name or type of note. */
  readonly leaders: readonly string[];
  readonly fitting: readonly string[];
  readonly other: readonly string[];
  readonly events: readonly string[];
  readonly stages: readonly string[];
}

const COSTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10];

export function extrasFor(words: Words): Extras {
  const names = words.names.filter((name) => !words.ruledOut.includes(`names:${name}`));
  const types = ["Crew", ...words.types.filter((type) => !words.ruledOut.includes(`types:${type}`))];
  const colors = words.colors.length === 0 ? ["red"] : words.colors.slice(0, 2);
  const attributes = words.attributes.length === 0 ? ["Slash"] : words.attributes;
  const shared = { colors, types, attributes, alsoNamed: names };
  const fitting = COSTS.map((cost) => ({
    id: `XF1-${String(cost).padStart(3, "0")}`,
    name: `Fitting ${cost}`,
    kind: "Character",
    ...shared,
    cost,
    power: cost * 1000,
    counter: cost % 2 === 0 ? 1000 : cost % 3 === 0 ? 2000 : null,
    trigger: cost % 3 === 0,
    keywords: cost % 4 === 1 ? ["Blocker"] : [],
    abilities: cost % 3 === 0 ? [{ timing: "trigger", steps: [{ type: "op:draw", count: 1 }] }] : [],
  }));
  const plain = COSTS.map((cost) => ({
    id: `XP1-${String(cost).padStart(3, "0")}`,
    name: `Plain ${cost}`,
    kind: "Character",
    colors: ["red"],
    types: ["Nobody"],
    cost,
    power: cost * 1000 + 1000,
    counter: 1000,
  }));
  const workers = [2, 5].map((cost) => ({
    id: `XC1-${String(cost).padStart(3, "0")}`,
    name: `Worker ${cost}`,
    kind: "Character",
    colors: ["red"],
    types: ["Nobody"],
    cost,
    power: cost * 1000,
    abilities: [{ timing: "activateMain", oncePerTurn: true, steps: [{ type: "op:rest", target: opposing }] }],
  }));
  const papers = COSTS.map((cost) => ({
    id: `XV1-${String(cost).padStart(3, "0")}`,
    name: `Paper ${cost}`,
    kind: "Event",
    ...shared,
    attributes: [],
    cost,
  }));
  const tools = Object.entries(TOOLS).map(([tool, steps]) => ({
    id: codeOfTool(tool as Tool),
    name: `Tool to ${tool}`,
    kind: "Event",
    ...shared,
    attributes: [],
    cost: costOfTool(tool as Tool),
    abilities: [{ timing: ["main", "counter"], steps }],
  }));
  const leader = {
    id: "XL1-001",
    name: "Captain",
    kind: "Leader",
    ...shared,
    colors: colors.length === 2 ? colors : [...colors, other(colors)],
    power: 5000,
    life: 5,
  };
  const stranger = { ...leader, id: "XL1-002", name: "Stranger", alsoNamed: [], colors: ["red"], power: 0 };
  const stages = [1, 2, 3].map((cost) => ({
    id: `XS1-00${cost}`,
    name: `Ship ${cost}`,
    kind: "Stage",
    ...shared,
    attributes: [],
    cost,
  }));
  const cards = [leader, stranger, ...stages, ...fitting, ...plain, ...workers, ...papers, ...tools].map((card) =>
    CardFacts.parse(card),
  );
  return {
    cards,
    leaders: [leader.id, stranger.id],
    stages: stages.map(({ id }) => id),
    fitting: fitting.map(({ id }) => id),
    other: [...plain, ...workers, ...workers].map(({ id }) => id),
    events: [...tools, ...tools, ...papers].map(({ id }) => id),
  };
}

const other = (colors: readonly string[]): string => (colors.includes("blue") ? "green" : "blue");

const opposing = { side: "opponent", zones: ["characters"], count: { upTo: 1 } };

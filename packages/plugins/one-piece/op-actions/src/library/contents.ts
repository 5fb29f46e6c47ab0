import type { Ability } from "../language/ability.js";
import type { EventPattern, Happening } from "../language/event-pattern.js";

/** The abilities that the steps of one grant, however deep. */
export const grantsIn = (ability: Ability): readonly Ability[] =>
  objectsIn(ability).flatMap((part) => (part.type === "op:grant" ? [part.ability as Ability] : []));

/** The happenings whose history an ability asks for. */
export const askedIn = (ability: Ability): readonly Happening[] =>
  objectsIn(ability).flatMap((part) => ("happened" in part ? [(part.happened as EventPattern).event] : []));

/** The words an ability says: its verbs with their fields, what it forbids, which keywords it gives, the event it replaces. */
export const wordsIn = (ability: Ability): readonly string[] => [
  ...objectsIn(ability).flatMap((part) => (typeof part.type === "string" ? [part.type, ...Object.keys(part)] : [])),
  ...objectsIn(ability).flatMap(({ cannot }) =>
    Array.isArray(cannot) ? cannot.map(({ verb }: Part) => `cannot/${verb}`) : [],
  ),
  ...objectsIn(ability).flatMap(({ keyword, loses }) =>
    [keyword, loses].flatMap((words) => (Array.isArray(words) ? words.map((word) => `keyword/${word}`) : [])),
  ),
  ...[ability.instead ?? []].flat().map(({ event }) => `instead/${event}`),
];

const POWER = ["power", "basePower"];
const COST = ["cost", "baseCost"];
const COUNTER = ["counter", "setCounter"];

/** What conditions and filters ask for, and what a static ability says that changes it. */
const CHANGED_BY: Readonly<Record<string, readonly string[]>> = {
  power: POWER,
  basePower: POWER,
  cost: COST,
  baseCost: COST,
  counter: COUNTER,
  stat: [...POWER, ...COST, ...COUNTER],
  keyword: ["keyword", "loses"],
  attribute: ["attribute"],
  types: ["gainsType"],
  typeIncludes: ["gainsType"],
  name: ["gainsName"],
};

/** Does a static ability read only what none changes, of those that say these words? Then it need not be looked at twice. */
export function isSteady({ condition, steps }: Ability, said: ReadonlySet<string>): boolean {
  const read = [condition, ...steps.flatMap((step) => Object.values(step))];
  const unsteady = Object.keys(CHANGED_BY).filter((word) => CHANGED_BY[word]?.some((change) => said.has(change)));
  return !objectsIn(read).some((part) => unsteady.some((word) => word in part));
}

type Part = Readonly<Record<string, unknown>>;

function objectsIn(value: unknown): readonly Part[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Part, ...inside];
}

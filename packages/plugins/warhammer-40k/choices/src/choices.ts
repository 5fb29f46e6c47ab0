import { type DeepReadonly, type Message, type Offer, runAbility } from "@riposte/kernel";
import {
  type Ability,
  type Army,
  abilityName,
  armyMark,
  detachmentsOf,
  distanceBetween,
  engagedWith,
  type Grant,
  hasKeyword,
  isVisible,
  partsOf,
  unitsOf,
} from "@riposte/warhammer-40k";
import { type Choice, choiceOf, resolvedMark } from "./choice.js";
import { type ChoicesMatch, usesIn } from "./limits.js";
import { say } from "./messages.js";
import type { WindowResponses } from "./responses.js";
import type { SomeUnit } from "./units.js";

/** A choice that is there: an army's, or a part's of a unit on the table. */
interface Held {
  readonly choice: Choice;
  readonly name: string;
  readonly bearer?: SomeUnit;
}

/** The choices of abilities offered at a window: those of the army, its detachment, and its units on the table. */
export const choicesAt = (window: string): WindowResponses => ({
  possible: (subject, seat, match) =>
    openChoices(match, window, seat, subject).some((held) => picksOf(match, held, seat).length > 0),
  options: (subject, seat, match) =>
    openChoices(match, window, seat, subject).flatMap((held) => offersOf(match, held, seat)),
});

/** Choices of a seat that are still to be made here; what a unit may choose when it is selected is its own. */
const openChoices = (match: ChoicesMatch, window: string, seat: number, subject: unknown): readonly Held[] =>
  heldBy(match, window, seat).filter(({ choice, bearer }) => {
    const { turn, phase } = match.slices["warhammer-40k"];
    if (choice.turn !== "any" && (choice.turn === "mine") !== (turn === seat)) return false;
    if (choice.phases?.includes(phase) === false) return false;
    if (window === "unit:selected" && bearer !== undefined && bearer.id !== selectedIn(subject)) return false;
    const made = usesIn(match, seat, choice.id, choice.limit).filter(({ by }) => by === bearer?.id);
    return made.length === 0;
  });

const selectedIn = (subject: unknown): string | undefined => (subject as { readonly unit?: string }).unit;

/** The choices of a seat's army and of its units on the table that belong to a window. */
function heldBy(match: ChoicesMatch, window: string, seat: number): readonly Held[] {
  const held: Held[] = [];
  const add = ({ abilities }: Pick<DeepReadonly<Grant>, "abilities">, bearer?: SomeUnit) => {
    for (const { choice, name } of choicesIn(abilities))
      if (choice.window === window) held.push({ choice, name, ...(bearer === undefined ? {} : { bearer }) });
  };
  const army = match.slices["warhammer-40k"].sides[seat]?.army;
  if (army === undefined || !windowsOf(match, army, seat).has(window)) return [];
  for (const grant of army.rules) add(grant);
  for (const detachment of detachmentsOf(army)) add(detachment);
  for (const unit of unitsOf(match, seat))
    for (const part of partsOf(unit)) {
      if (part.models.every(({ count }) => count === 0)) continue;
      add(part, unit);
      for (const grant of part.wargear) add(grant, unit);
      for (const grant of part.enhancements) add(grant, unit);
    }
  return held;
}

const windows = new WeakMap<object, ReadonlySet<string>>();

/** The windows at which an army or a unit of it has a choice at all: none comes to have one in a battle. */
function windowsOf(match: ChoicesMatch, army: DeepReadonly<Army>, seat: number): ReadonlySet<string> {
  const known = windows.get(army);
  if (known !== undefined) return known;
  const parts = Object.values(match.slices["warhammer-40k"].units)
    .filter((unit) => unit.seat === seat)
    .flatMap((unit) => partsOf(unit));
  const lists = [
    ...army.rules,
    ...detachmentsOf(army),
    ...parts.flatMap((part) => [part, ...part.wargear, ...part.enhancements]),
  ];
  const found = new Set(lists.flatMap(({ abilities }) => choicesIn(abilities).map(({ choice }) => choice.window)));
  windows.set(army, found);
  return found;
}

type Named = Pick<Held, "choice" | "name">;
const found = new WeakMap<object, readonly Named[]>();

/** The choices among abilities, looked for once per list. */
function choicesIn(abilities: readonly DeepReadonly<Ability>[]): readonly Named[] {
  const known = found.get(abilities);
  if (known !== undefined) return known;
  const choices = abilities.flatMap((ability) => {
    const choice = choiceOf(ability);
    return choice === undefined ? [] : [{ choice, name: abilityName(ability) }];
  });
  found.set(abilities, choices);
  return choices;
}

interface Picked {
  readonly unit?: string;
  readonly option?: string;
}

/** What can be picked now. */
function picksOf(match: ChoicesMatch, { choice, bearer }: Held, seat: number): readonly Picked[] {
  const { pick } = choice;
  if (pick.kind === "option") {
    const spent = pick.onceEach ? usesIn(match, seat, choice.id, "battle").map(({ option }) => option) : [];
    const on = choice.on === "bearer" && bearer !== undefined ? { unit: bearer.id } : {};
    return pick.options.filter(({ id }) => !spent.includes(id)).map(({ id }) => ({ ...on, option: id }));
  }
  const units = unitsOf(match, pick.side === "enemy" ? 1 - seat : seat)
    .filter((unit) => pick.keywords.length === 0 || pick.keywords.some((keyword) => hasKeyword(unit, keyword)))
    .filter((unit) => !pick.without.some((keyword) => hasKeyword(unit, keyword)))
    .filter((unit) => !pick.visible || (bearer !== undefined && isVisible(match, bearer, unit)))
    .filter(
      (unit) => !pick.engaged || (bearer !== undefined && engagedWith(match, bearer).some(({ id }) => id === unit.id)),
    )
    .filter((unit) => pick.within === undefined || bearer === undefined || distanceBetween(unit, bearer) <= pick.within)
    .filter((unit) => pick.side === "enemy" || pick.options.length === 0 || !unit.combat.battleShocked);
  const options = pick.options.length === 0 ? [undefined] : pick.options.map(({ id }) => id);
  return units.flatMap(({ id }) =>
    options.map((option) => (option === undefined ? { unit: id } : { unit: id, option })),
  );
}

function labelOf({ choice, name }: Held, { unit, option }: Picked): Message {
  const chosen = choice.pick.options?.find(({ id }) => id === option);
  const words = chosen?.name ?? option ?? "";
  if (unit === undefined) return say("cc:choice", { name, on: words });
  return option === undefined
    ? say("cc:choice", { name, on: unit })
    : say("cc:choice-for", { name, option: words, on: unit });
}

const offersOf = (match: ChoicesMatch, held: Held, seat: number): readonly Offer[] =>
  picksOf(match, held, seat).map((picked) => {
    const { choice, name, bearer } = held;
    const { unit, option } = picked;
    const mark = resolvedMark(choice, { owner: seat, ...picked });
    const by = bearer === undefined ? {} : { by: bearer.id };
    const tested =
      choice.test === undefined || bearer === undefined
        ? []
        : [{ type: "leadership:test", unit: bearer.id, failed: choice.test.failed, by: name } as const];
    return match.offer({
      key: [
        choice.id,
        ...(bearer === undefined ? [] : [bearer.id]),
        ...[unit ?? []].flat(),
        ...[option ?? []].flat(),
      ].join("/"),
      kind: choice.optional ? "optional" : "forced",
      label: labelOf(held, picked),
      effects: [
        {
          type: "choice:make",
          seat,
          id: choice.id,
          ...by,
          ...(option === undefined ? {} : { option }),
          on: unit ?? armyMark(seat),
        },
        ...tested,
        runAbility({
          ability: choice.id,
          seat,
          steps: [{ type: "mark:set", ...mark, until: choice.until, only: choice.replaces === "owner" } as never],
        }),
      ],
    });
  });

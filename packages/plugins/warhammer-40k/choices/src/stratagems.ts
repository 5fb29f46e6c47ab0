import { type Offer, runAbility } from "@riposte/kernel";
import { currentVolley, hasKeyword, modelsOf, partsOf, rollOnTable, unitOf } from "@riposte/warhammer-40k";
import { type ChoicesMatch, isSated, usesIn } from "./limits.js";
import { say } from "./messages.js";
import type { WindowResponses } from "./responses.js";
import type { Stratagem } from "./stratagem.js";
import { type SomeUnit, unitsFor } from "./units.js";

/** What was chosen for a use of a stratagem. */
interface Use {
  readonly unit?: SomeUnit;
  readonly enemy?: SomeUnit;
  readonly part?: string;
  readonly die?: number;
  /** What tells alike dice apart: their face. */
  readonly face?: number;
}

/** Stratagems offered at a window, as data says, within their limits (rules 9). */
export const stratagemsAt = (window: string, stratagems: readonly Stratagem[]): WindowResponses => {
  const mine = stratagems.filter(({ windows }) => windows.includes(window));
  const usable = (subject: unknown, seat: number, match: ChoicesMatch) =>
    mine.filter((stratagem) => isUsable(match, stratagem, seat, subjectOf(match, subject)));
  return {
    possible: (subject, seat, match) => usable(subject, seat, match).length > 0,
    options: (subject, seat, match) =>
      usable(subject, seat, match).flatMap((stratagem) =>
        usesOf(match, stratagem, seat, subjectOf(match, subject)).map((use) => offerOf(match, stratagem, seat, use)),
      ),
    refusals: (subject, seat, match) =>
      mine
        .filter((stratagem) => isTimely(match, stratagem, seat, subjectOf(match, subject)))
        .flatMap((stratagem) => {
          const reason = refusalOf(match, stratagem, seat);
          return reason === undefined ? [] : [{ key: stratagem.id, reason }];
        }),
  };
};

/** The unit a window is about; at a declaration, the one that attacks. */
function subjectOf(match: ChoicesMatch, subject: unknown): string | undefined {
  const { unit } = (subject ?? {}) as { readonly unit?: string };
  return unit ?? currentVolley(match)?.unit;
}

/** Is this its player and its phase? */
function isTimely(match: ChoicesMatch, stratagem: Stratagem, seat: number, subject: string | undefined): boolean {
  const { turn, phase, units } = match.slices["warhammer-40k"];
  const { player, phases, about } = stratagem;
  if (player !== "either" && (player === "active") !== (turn === seat)) return false;
  if (phases !== undefined && !phases.includes(phase)) return false;
  if (about === undefined) return true;
  const owner = subject === undefined ? undefined : units[subject]?.seat;
  return owner !== undefined && (owner === seat) === (about === "mine");
}

/** Why a player cannot use it now, by points and limits. */
function refusalOf(match: ChoicesMatch, { id: own, of: id = own, cost, per }: Stratagem, seat: number) {
  const points = match.slices["warhammer-40k"].sides[seat]?.commandPoints ?? 0;
  if (points < cost) return say("cc:too-few-points", { cost, points });
  if (usesIn(match, seat, id, "phase").length > 0) return say("cc:used-this-phase");
  return usesIn(match, seat, id, per).length > 0 ? say(`cc:used-this-${per}`) : undefined;
}

const isUsable = (match: ChoicesMatch, stratagem: Stratagem, seat: number, subject: string | undefined): boolean =>
  isTimely(match, stratagem, seat, subject) && refusalOf(match, stratagem, seat) === undefined;

/** Every way to use it: units, enemies, characters, dice; never on a Battle-shocked unit of one's own. */
function usesOf(match: ChoicesMatch, stratagem: Stratagem, seat: number, subject: string | undefined): readonly Use[] {
  const { unit: filter, enemy: against, each } = stratagem;
  const enemies = against === undefined ? [undefined] : unitsFor(match, 1 - seat, against, subject);
  const uses = enemies.flatMap((enemy): readonly Use[] => {
    if (filter === undefined) return [enemy === undefined ? {} : { enemy }];
    return unitsFor(match, seat, filter, subject, enemy)
      .filter(({ combat, id }) => !combat.battleShocked && !isSated(match, id))
      .filter(
        (unit) => enemy === undefined || unitsFor(match, 1 - seat, against as never, subject, unit).includes(enemy),
      )
      .map((unit) => (enemy === undefined ? { unit } : { unit, enemy }));
  });
  if (each === "die") return uses.flatMap((use) => diceOf(match).map((die) => ({ ...use, ...die })));
  if (each === "character")
    return uses.flatMap((use) => charactersOf(use.unit as SomeUnit).map((part) => ({ ...use, part })));
  return uses;
}

/** Dice that may be rolled again: one of each face, none that was rolled again already. */
function diceOf(match: ChoicesMatch): readonly { readonly die: number; readonly face: number }[] {
  const dice = rollOnTable(match)?.dice ?? [];
  return dice.flatMap(({ face, rerolled }, die) => {
    const isFirst = dice.findIndex((other) => other.face === face && !other.rerolled) === die;
    return rerolled || !isFirst ? [] : [{ die, face }];
  });
}

const charactersOf = (unit: SomeUnit): readonly string[] =>
  partsOf(unit)
    .filter(({ models }) => models.some(({ count }) => count > 0))
    .filter((part) => hasKeyword({ ...part, leaders: [] }, "CHARACTER"))
    .map(({ id }) => id);

function offerOf(match: ChoicesMatch, stratagem: Stratagem, seat: number, use: Use): Offer {
  const { id, of = id, name, cost, steps } = stratagem;
  const { unit, enemy, part, die, face } = use;
  const words: Readonly<Record<string, unknown>> = {
    $unit: unit?.id,
    $enemy: enemy?.id,
    $part: part,
    $die: die,
    $seat: seat,
    $name: name,
    $toughness: unit === undefined ? 0 : Math.max(...modelsOf(unitOf(match, unit.id)).map(({ T }) => T)),
  };
  const keys = [id, part ?? unit?.id, enemy?.id, face].filter((one) => one !== undefined);
  return match.offer({
    key: stratagem.unit?.from === "roller" ? `${id}/${face}` : keys.join("/"),
    label: {
      id: labelOf(use),
      params: { name, cost, unit: part ?? unit?.id ?? "", enemy: enemy?.id ?? "", face: face ?? 0 },
    },
    effects: [
      { type: "command:spend", seat, amount: cost, by: name },
      { type: "stratagem:use", seat, id: of, ...(unit === undefined ? {} : { unit: unit.id }) },
      runAbility({ ability: id, seat, steps: steps.map((step) => filled(step, words)) }),
    ],
  });
}

const labelOf = ({ unit, enemy, face }: Use): string =>
  face !== undefined ? "cc:re-roll" : enemy !== undefined ? "cc:against" : unit !== undefined ? "cc:on" : "cc:use";

/** A step with what was chosen in the place of its words. */
function filled<T>(step: T, words: Readonly<Record<string, unknown>>): T {
  if (typeof step === "string") return (step in words ? words[step] : step) as T;
  if (Array.isArray(step)) return step.map((one) => filled(one, words)) as T;
  if (typeof step !== "object" || step === null) return step;
  return Object.fromEntries(Object.entries(step).map(([key, value]) => [key, filled(value, words)])) as T;
}

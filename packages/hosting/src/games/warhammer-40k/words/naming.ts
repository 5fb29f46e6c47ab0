import { type Players, titled, whoseIs } from "@riposte/words";
import type { Slices } from "../../../voice/voice.js";
import { warhammerMissions, warhammerStratagems, warhammerUnits } from "../facts.js";

interface Named {
  readonly id: string;
  readonly name?: string | undefined;
}

interface NamedUnit extends Named {
  readonly seat: number;
  readonly models: readonly Named[];
  readonly weapons: readonly Named[];
  readonly leaders: readonly NamedUnit[];
}

/** The names of a battle's units: numbered where there are several, and with their owner where both sides have such. */
export function battleNaming(slices: Slices, players: Players): (id: string) => string {
  const { units } = slices["warhammer-40k"] as { readonly units: Readonly<Record<string, NamedUnit>> };
  const all = Object.values(units).flatMap((unit) => [unit, ...unit.leaders]);
  const names = new Map(all.flatMap(({ models, weapons }) => [...models, ...weapons].flatMap(nameOf)));
  for (const { id, name, seat } of all) {
    const title = numbered(id, name ?? spellUnit(id));
    const isShared = all.some(
      (other) => other.seat !== seat && (other.name ?? spellUnit(other.id)) === (name ?? title),
    );
    names.set(id, isShared ? `${whoseIs(players, seat)} ${title}` : title);
  }
  return (id) => names.get(id) ?? spellUnit(id);
}

/** Units in play, their models, weapons and stratagems in words; anything else stays as it is. */
export function spellUnit(id: string): string {
  const sheet = /^[01]\.(.+?)(?:-\d+)?$/.exec(id)?.[1];
  const title = warhammerUnits().find((unit) => unit.id === sheet)?.name;
  if (title !== undefined) return numbered(id, title);
  return printedNames().get(id) ?? cardName(id) ?? (id.includes("-") ? titled(id) : id);
}

/** A mission card, or an action that one brings. */
const cardName = (id: string): string | undefined =>
  warhammerMissions()
    .flatMap((card) => [card, ...card.actions])
    .find((one) => one.id === id)?.name;

function numbered(id: string, title: string): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  return number === undefined || title.endsWith(` ${number}`) ? title : `${title} ${number}`;
}

let known: ReadonlyMap<string, string> | undefined;

/** Models, weapons and stratagems by their ids. */
function printedNames(): ReadonlyMap<string, string> {
  known ??= new Map(
    [...warhammerUnits().flatMap((unit) => [unit, ...unit.models, ...unit.weapons]), ...warhammerStratagems()].flatMap(
      nameOf,
    ),
  );
  return known;
}

/** A thing without a printed name is called by the words of its id. */
const nameOf = ({ id, name }: Named): readonly (readonly [string, string])[] => [[id, name ?? titled(id)]];

import type { EditionNumber, Unit } from "@riposte/warhammer-40k";
import { type Library, normalise } from "@riposte/warhammer-40k-abilities";
import { counted, sentence, titled } from "@riposte/words";
import type { Description } from "../../../voice/description.js";
import { warhammerLibrary, warhammerMissions, warhammerStratagems, warhammerUnits } from "../facts.js";
import { spellUnit } from "./naming.js";

/** A unit by its id or datasheet, a stratagem, or an ability by its printed words, as an edition has them. */
export function describeBattle(id: string, edition: EditionNumber = "10"): Description | undefined {
  const sheet = /^[01]\.(.+?)(?:-\d+)?$/.exec(id)?.[1] ?? id;
  const unit = warhammerUnits().find((one) => one.id === sheet);
  if (unit !== undefined) return describeUnit(id, unit, warhammerLibrary(edition));
  const stratagem = warhammerStratagems(edition).find((one) => one.id === id || one.name === id);
  if (stratagem !== undefined)
    return {
      id,
      name: stratagem.name,
      kind: `Stratagem, ${counted(stratagem.cost, "command point")}`,
      sentences: [sentence(stratagem.gist)],
      keywords: [],
    };
  const card = edition === "11" ? warhammerMissions().find((one) => one.id === id) : undefined;
  if (card !== undefined)
    return { id, name: card.name, kind: `${titled(card.kind)} mission`, sentences: [card.gist], keywords: [] };
  const known = explain(warhammerLibrary(edition), id);
  return known === undefined ? undefined : { id, name: id, kind: "Ability", sentences: [known], keywords: [] };
}

function describeUnit(id: string, unit: Unit, library: Library): Description {
  const abilities = unit.abilities.map((ability) => (typeof ability === "string" ? ability : ability.name));
  const weapons = unit.weapons.map((weapon) => ({ name: weapon.name ?? spellUnit(weapon.id), ...weapon }));
  const words = [...new Set([...abilities, ...weapons.flatMap(({ abilities: all }) => all.map(wordsOf))])];
  return {
    id,
    name: unit.name ?? spellUnit(id),
    kind: [`Unit, ${unit.points} points`, ...unit.keywords].join(", "),
    sentences: [
      ...unit.models.map(
        ({ id: model, name, count, M, T, Sv, invulnerable, W, Ld, OC }) =>
          `${count} ${name ?? spellUnit(model)}: Move ${M}", Toughness ${T}, Save ${Sv}+${invulnerable === null ? "" : ` (invulnerable ${invulnerable}+)`}, ${counted(W, "wound")}, Leadership ${Ld}+, Objective Control ${OC}.`,
      ),
      ...weapons.map(weaponWords),
      ...(abilities.length === 0 ? [] : [`Abilities: ${abilities.join(", ")}.`]),
    ],
    keywords: words.flatMap((name) => {
      const text = explain(library, name);
      return text === undefined ? [] : [{ name, text }];
    }),
  };
}

const wordsOf = (ability: string | { readonly name: string }): string =>
  typeof ability === "string" ? ability : ability.name;

type Weapon = Unit["weapons"][number] & { readonly name: string };

function weaponWords({ name, type, range, A, skill, S, AP, D, abilities }: Weapon): string {
  const where = type === "melee" ? "melee" : `${range}" range`;
  const words = abilities.length === 0 ? "" : ` (${abilities.map(wordsOf).join(", ")})`;
  return `${name}: ${where}, ${amount(A)} attacks at ${skill === null ? "no roll" : `${skill}+`}, Strength ${amount(S)}, AP ${AP}, Damage ${amount(D)}${words}.`;
}

function amount(value: Weapon["A"]): string {
  if (typeof value !== "object") return String(value);
  const { dice, sides, plus } = value;
  if (dice === 0) return String(plus);
  return `${dice === 1 ? "" : dice}D${sides}${plus === 0 ? "" : `+${plus}`}`;
}

/** What printed words do, by the library's gist, with the number in them. */
function explain({ wordings, templates }: Library, words: string): string | undefined {
  const text = normalise(words);
  for (const { pattern, template } of wordings) {
    const found = pattern.exec(text);
    if (found !== null) return sentence(filledIn(template.gist ?? "", found.groups ?? {}));
  }
  const template = templates.get(words);
  return template?.gist === undefined ? undefined : sentence(template.gist);
}

const filledIn = (gist: string, found: Readonly<Record<string, string>>): string =>
  found.x === undefined ? gist : gist.replaceAll(/\bX\b/g, found.x.replace(/\+$/, ""));

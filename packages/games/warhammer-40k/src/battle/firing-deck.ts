import { choose, type Questions } from "@riposte/kernel";
import type { Effects, Warhammer, WarMatch } from "../declared.js";
import { say } from "../messages.js";
import type { Loan, Table } from "../slice.js";
import { armsOf } from "../unit/arms.js";
import { partOf } from "../unit/parts.js";
import { weaponOf } from "../unit/weapon.js";
import { mayDo, ownUnit, type SomeUnit, tableOf, unitOf } from "./line-up.js";
import { hasTrait } from "./traits.js";
import { passengersOf } from "./transports.js";

type Decks = Pick<Effects, "deck:lend">;
type Gun = Omit<Loan, "count">;

/** A transport with a Firing Deck shoots with guns of models in it; their units then may not (rules 8). */
export const firingDecks: Decks = {
  "deck:lend": (table, { type: _type, ...loan }, match) => {
    const { transport, unit, part, weapon, count } = loan;
    const lender = ownUnit(table, match, unit);
    lender.combat = { ...lender.combat, shot: true };
    const owner = [lender, ...lender.leaders].find(({ id }) => id === part);
    const profiles = (owner?.weapons ?? []).filter((profile) => weaponOf(profile) === weapon);
    const owned = ownUnit(table, match, transport);
    const name = nameOf(loan);
    const borrowed = profiles.map((profile) => ({
      ...structuredClone(profile),
      id: `${name}/${profile.id}`,
      weapon: name,
    }));
    owned.weapons = [...owned.weapons, ...borrowed];
    owned.models = owned.models.map((models, at) =>
      at === 0 ? { ...models, weapons: [...models.weapons, { weapon: name, each: count }] } : models,
    );
    table.loans = [...table.loans, loan];
    match.publish("guns:lent", { unit: transport, by: unit, weapon, count });
  },
};

/** What a borrowed gun is called on the transport. */
const nameOf = ({ part, models, weapon }: Gun): string => `${part}/${models}/${weapon}`;

/** Guns go back when the phase ends. */
export function returnLoans(table: Table, match: WarMatch): void {
  for (const transport of new Set(table.loans.map((loan) => loan.transport))) {
    const names = table.loans.filter((loan) => loan.transport === transport).map(nameOf);
    const owned = ownUnit(table, match, transport);
    owned.weapons = owned.weapons.filter((profile) => !names.includes(weaponOf(profile)));
    owned.models = owned.models.map((models) => ({
      ...models,
      weapons: models.weapons.filter(({ weapon }) => !names.includes(weapon)),
    }));
  }
  if (table.loans.length > 0) table.loans = [];
}

/** Guns that embarked models can lend a transport: never One Shot ones. */
export function loansTo(match: WarMatch, transport: SomeUnit): readonly Gun[] {
  if (transport.capacity === undefined || mayDo(match, transport, "firingDeck") <= 0) return [];
  return passengersOf(match, transport.id)
    .filter(({ combat }) => !combat.shot)
    .flatMap((unit) =>
      armsOf(unit, "ranged")
        .filter(({ part, profiles }) => !profiles.some(({ id }) => hasTrait(match, unit, part, id, "one-shot")))
        .flatMap(({ part, weapon, groups }) =>
          groups.map(({ models }) => ({ transport: transport.id, unit: unit.id, part, models, weapon })),
        ),
    );
}

/** Asks of every gun in the transport how many of it are fired. */
export function borrowGuns(match: WarMatch): void {
  const transport = unitOf(match, String(match.vars.unit));
  for (const gun of loansTo(match, transport)) match.ask("wh:firing-deck", transport.seat, gun);
}

/** As many as the deck has room for, and one for each model. */
function mostOf(match: WarMatch, { transport, unit, part, models }: Gun): number {
  const { loans } = tableOf(match);
  const sum = (mine: readonly Pick<Loan, "count">[]) => mine.reduce((total, { count }) => total + count, 0);
  const deck = mayDo(match, unitOf(match, transport), "firingDeck");
  const group = partOf(unitOf(match, unit), part)?.models.find(({ id }) => id === models);
  const lent = loans.filter((loan) => loan.part === part && loan.models === models);
  return Math.min(deck - sum(loans.filter((loan) => loan.transport === transport)), (group?.count ?? 0) - sum(lent));
}

export const deckQuestions: Pick<Questions<Warhammer>, "wh:firing-deck"> = {
  "wh:firing-deck": {
    prompt: ({ about: { weapon, unit } }) => say("wh:firing-deck", { weapon, unit }),
    publicName: "wh:firing-deck",
    choices: ({ about }, match) => choose.number(0, Math.max(0, mostOf(match, about))),
    answer(count, { about }, match) {
      if (Number(count) > 0) match.queue({ type: "deck:lend", ...about, count: Number(count) });
    },
  },
};

import type { Context } from "@riposte/imperial-assault";
import type { DcMatch } from "../declared.js";
import { formOf } from "../reading/forms.js";
import type { Scene } from "../reading/scene.js";
import type { CardParts, Compiled } from "./compile.js";

/** A figure, or a player, with a card whose abilities it has. */
export interface Holder {
  readonly self: string;
  readonly seat: number;
  /** The card the abilities are printed on. */
  readonly card: string;
  readonly parts: CardParts;
  /** Abilities it has lost. */
  readonly lost: readonly string[];
}

const NOTHING: readonly string[] = [];

/** Who has abilities of a topic now: figures by their card, attachments and form, players by the upgrades of their army. */
export function holdersIn(compiled: Compiled, match: DcMatch, topic: string): readonly Holder[] {
  const { figures, sides } = match.slices["imperial-assault"];
  const holders: Holder[] = [];
  const add = (self: string, seat: number, card: string, lost: readonly string[]) => {
    const parts = compiled.cards.get(card);
    if (parts?.topics.has(topic)) holders.push({ self, seat, card, parts, lost });
  };
  for (const id in figures) {
    const { seat, card, group, spaces } = figures[id] as (typeof figures)[string];
    if (spaces.length === 0) continue;
    const attachments = attachmentsOf(sides[seat]?.upgrades ?? [], group);
    add(id, seat, card, attachments.length === 0 ? NOTHING : lostTo(compiled, attachments));
    for (const attachment of attachments) {
      if (compiled.cards.get(attachment)?.isSquad === false) add(id, seat, attachment, NOTHING);
    }
    const form = formOf(match, id);
    if (form !== undefined) add(id, seat, form, NOTHING);
  }
  for (const [seat, side] of sides.entries()) {
    for (const { card, group } of side.upgrades) if (group === null) add("", seat, card, NOTHING);
  }
  return holders;
}

const attachmentsOf = (upgrades: readonly { readonly card: string; readonly group: string | null }[], group: string) =>
  upgrades.length === 0 ? NOTHING : upgrades.flatMap((one) => (one.group === group ? [one.card] : []));

const lostTo = (compiled: Compiled, attachments: readonly string[]): readonly string[] =>
  attachments.flatMap((card) =>
    (compiled.cards.get(card)?.abilities ?? []).flatMap(({ ability }) => ability.removes ?? []),
  );

/** The scene of a holder, with what the moment binds. */
export const sceneOf = (
  context: Context,
  match: DcMatch,
  { self, seat, card }: Holder,
  bindings: Readonly<Record<string, unknown>>,
): Scene => ({ context, match, self, seat, bindings: { ...bindings, self, card } });

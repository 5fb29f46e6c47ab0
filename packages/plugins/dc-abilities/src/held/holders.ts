import { formOf, type Holder, type Holders } from "@riposte/skirmish-steps";
import type { CardParts, Compiled } from "./compile.js";

const NOTHING: readonly string[] = [];

/** Who has abilities of a topic now: figures by their card, attachments and form, players by the upgrades of their army. */
export const holdersOf =
  (compiled: Compiled): Holders<CardParts> =>
  (match, topic) => {
    const { figures, sides } = match.slices["imperial-assault"];
    const holders: Holder<CardParts>[] = [];
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
  };

const attachmentsOf = (upgrades: readonly { readonly card: string; readonly group: string | null }[], group: string) =>
  upgrades.length === 0 ? NOTHING : upgrades.flatMap((one) => (one.group === group ? [one.card] : []));

const lostTo = (compiled: Compiled, attachments: readonly string[]): readonly string[] =>
  attachments.flatMap((card) =>
    (compiled.cards.get(card)?.abilities ?? []).flatMap(({ ability }) => ability.removes ?? []),
  );

/** Who falls is no longer there, but what happens when it is defeated still does. */
export const fallenAmong =
  (compiled: Compiled) =>
  (event: string, payload: unknown): readonly Holder<CardParts>[] => {
    if (event !== "figure:fell") return [];
    const fallen = payload as { readonly figure: string; readonly seat: number; readonly card: string };
    const { figure: self, seat, card } = fallen;
    const parts = compiled.cards.get(card);
    return parts?.topics.has(`on:${event}`) ? [{ self, seat, card, parts, lost: [] }] : [];
  };

import { currentAttack } from "@riposte/imperial-assault";
import {
  formOf,
  type Holder,
  type Holders,
  isThere,
  lostAbilities,
  lostBy,
  type Roster,
  rosterIn,
  type StepsMatch,
} from "@riposte/imperial-assault-steps";
import type { Lasting } from "@riposte/kernel";
import type { CardParts, Compiled } from "./compile.js";

const NOTHING: readonly string[] = [];

/** What it depends on who has which abilities. */
const WHAT_COUNTS = ["imperial-assault", "do:form", "do:lost"];

/** Every figure with abilities, by topic. */
interface Known {
  readonly roster: Roster | undefined;
  readonly forms: readonly Lasting[];
  readonly lost: readonly Lasting[];
  readonly byTopic: ReadonlyMap<string, readonly Holder<CardParts>[]>;
}

/**
 * Who has abilities of a topic now: figures by their card, attachments and form, players by the upgrades of their army.
 * Every value and window asks, and the answer changes only when a figure comes, falls or changes: it is kept until then.
 */
export function holdersOf(compiled: Compiled): Holders<CardParts> {
  let last: Known = { roster: undefined, forms: [], lost: [], byTopic: new Map() };
  const known = (match: StepsMatch): Known => {
    const forms = match.lasting("do:form");
    const lost = lostAbilities(match);
    const roster = rosterIn(match);
    if (roster !== last.roster || !areSame(last.forms, forms) || !areSame(last.lost, lost))
      last = { roster, forms, lost, byTopic: sorted(allHolders(compiled, match)) };
    return last;
  };
  return (match, topic) => {
    const having = match.cached("dc-abilities:holders", WHAT_COUNTS, () => known(match)).byTopic.get(topic);
    if (having === undefined) return NOBODY;
    // in some attacks the attacker uses none of its abilities
    const attack = currentAttack(match);
    return attack?.plain === true ? having.filter(({ self }) => self !== attack.attacker) : having;
  };
}

const NOBODY: readonly Holder<CardParts>[] = [];

/** Few have abilities of any one topic, and all topics are asked for: figures are sorted once. */
function sorted(holders: readonly Holder<CardParts>[]): Known["byTopic"] {
  const byTopic = new Map<string, Holder<CardParts>[]>();
  for (const holder of holders) {
    for (const topic of holder.parts.topics) {
      const alike = byTopic.get(topic);
      if (alike === undefined) byTopic.set(topic, [holder]);
      else alike.push(holder);
    }
  }
  return byTopic;
}

const areSame = (before: readonly Lasting[], now: readonly Lasting[]): boolean =>
  before === now || (before.length === now.length && before.every((one, at) => one === now[at]));

function allHolders(compiled: Compiled, match: StepsMatch): readonly Holder<CardParts>[] {
  const { figures, sides } = match.slices["imperial-assault"];
  const holders: Holder<CardParts>[] = [];
  const taken = lostAbilities(match);
  const add = (self: string, seat: number, card: string, lost: readonly string[]) => {
    const parts = compiled.cards.get(card);
    if (parts !== undefined) holders.push({ self, seat, card, parts, lost });
  };
  for (const figure of Object.values(figures)) {
    if (!isThere(figure)) continue;
    const { id, seat, card, group } = figure;
    const attachments = attachmentsOf(sides[seat]?.upgrades ?? [], group);
    const lost = attachments.length === 0 ? NOTHING : lostTo(compiled, attachments);
    add(id, seat, card, taken.length === 0 ? lost : [...lost, ...lostBy(taken, id)]);
    for (const attachment of attachments) {
      if (compiled.cards.get(attachment)?.isSquad === false) add(id, seat, attachment, NOTHING);
    }
    const form = formOf(match, id);
    if (form !== undefined) add(id, seat, form, NOTHING);
  }
  for (const [seat, side] of sides.entries()) {
    for (const { card, group } of side.upgrades)
      if (group === null || isOutOfPlay(match, group)) add("", seat, card, NOTHING);
  }
  return holders;
}

/** A group none of whose figures is deployed: its attachment acts for its player. */
function isOutOfPlay({ slices }: StepsMatch, id: string): boolean {
  const { groups, figures } = slices["imperial-assault"];
  const members = groups[id]?.figures ?? [];
  return members.length > 0 && members.every((figure) => figures[figure]?.spaces.length === 0);
}

const attachmentsOf = (upgrades: readonly { readonly card: string; readonly group: string | null }[], group: string) =>
  upgrades.length === 0 ? NOTHING : upgrades.flatMap((one) => (one.group === group ? [one.card] : []));

const lostTo = (compiled: Compiled, attachments: readonly string[]): readonly string[] =>
  attachments.flatMap((card) =>
    (compiled.cards.get(card)?.abilities ?? []).flatMap(({ ability }) => ability.removes ?? []),
  );

/** Who falls is no longer there, but what happens when it is defeated still does; also by attachments whose group is gone with it. */
export const fallenAmong =
  (compiled: Compiled) =>
  (event: string, payload: unknown, match: StepsMatch): readonly Holder<CardParts>[] => {
    if (event !== "figure:fell") return [];
    const { figure: self, seat, card, group } = payload as Fallen;
    const { groups, sides } = match.slices["imperial-assault"];
    const left = groups[group] === undefined ? attachmentsOf(sides[seat]?.upgrades ?? [], group) : NOTHING;
    return [card, ...left].flatMap((one) => {
      const parts = compiled.cards.get(one);
      return parts?.topics.has(`on:${event}`) ? [{ self, seat, card: one, parts, lost: [] }] : [];
    });
  };

interface Fallen {
  readonly figure: string;
  readonly seat: number;
  readonly card: string;
  readonly group: string;
}

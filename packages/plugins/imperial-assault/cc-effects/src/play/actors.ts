import {
  type CommandCard,
  type Context,
  canAct,
  deployed,
  type Selector,
  type Subject,
  selects,
  selectsAny,
  subjectOf,
} from "@riposte/imperial-assault";
import { affiliationOf, perRoster, traitsOf } from "@riposte/imperial-assault-steps";
import type { CcMatch } from "../declared.js";
import { standInNames } from "./stand-ins.js";

/** Who may be "you": friendly figures that fit the restriction box, or the empty name for a card of the player. */
export function actorsFor(context: Context, match: CcMatch, seat: number, card: CommandCard): readonly string[] {
  if (card.restriction.by === "player") return THE_PLAYER;
  const { anyOf } = card.restriction;
  const find = () =>
    deployed(match)
      .filter(
        (figure) =>
          figure.seat === seat && canAct(match, figure.id) && fitsBox(context, match, figure.id, card.id, anyOf),
      )
      .map(({ id }) => id);
  if (isPassing(match, anyOf)) return find();
  const bySeat = lastingActors(context, match);
  bySeat[seat] ??= new Map();
  const before = bySeat[seat]?.get(card);
  if (before !== undefined) return before;
  const actors = find();
  bySeat[seat]?.set(card, actors);
  return actors;
}

const THE_PLAYER = [""];

/** Whom a box fits as long as no figure comes or falls, by seat and card. */
const lastingActors = perRoster((): Map<CommandCard, readonly string[]>[] => []);

/** Gained traits, stand-ins and readiness come and go while all figures stay. */
const isPassing = (match: CcMatch, anyOf: readonly Selector[]): boolean =>
  match.lasting("do:trait").length > 0 ||
  match.lasting("cc:stand-in").length > 0 ||
  anyOf.some(({ ready }) => ready !== undefined);

/** Does a figure fit a restriction box: every part of one alternative, as it is now (rules 11)? */
function fitsBox(context: Context, match: CcMatch, figure: string, card: string, anyOf: readonly Selector[]): boolean {
  const subject = subjectNow(context, match, figure);
  if (subject === undefined) return false;
  return fitsItself(context, match, figure, subject, anyOf) || standsIn(context, match, figure, card, subject, anyOf);
}

/** Does a figure fit a box only as a stand-in for another? */
export function isStandIn(context: Context, match: CcMatch, figure: string, card: CommandCard): boolean {
  const subject = subjectNow(context, match, figure);
  if (subject === undefined || card.restriction.by === "player") return false;
  return !fitsItself(context, match, figure, subject, card.restriction.anyOf);
}

function standsIn(
  context: Context,
  match: CcMatch,
  figure: string,
  card: string,
  subject: Subject,
  anyOf: readonly Selector[],
): boolean {
  return standInNames(context, match, figure, card).some((name) => selectsAny(anyOf, { ...subject, name }));
}

function fitsItself(
  context: Context,
  match: CcMatch,
  figure: string,
  subject: Subject,
  anyOf: readonly Selector[],
): boolean {
  if (selectsAny(anyOf, subject)) return true;
  const seat = match.slices["imperial-assault"].figures[figure]?.seat ?? 0;
  const { playsCommandCardsOf = [] } = armyRules(context, subject.card);
  return anyOf.some(
    (box) =>
      playsCommandCardsOf.some((other) => sameBox(other, box)) ||
      (lacksAffiliation(box, subject) && isFreed(context, match, seat, box, subject)),
  );
}

/** What a figure is now: traits and affiliation may be gained, its card ready or not. */
function subjectNow(context: Context, match: CcMatch, id: string): Subject | undefined {
  const { figures, groups } = match.slices["imperial-assault"];
  const figure = figures[id];
  if (figure === undefined) return undefined;
  const printed = subjectOf(context.body(figure.card));
  const affiliation = affiliationOf(context, match, id) ?? printed.affiliation;
  return {
    ...printed,
    affiliation: affiliation as Subject["affiliation"],
    traits: traitsOf(context, match, id),
    ready: groups[figure.group]?.ready === true,
  };
}

const armyRules = (context: Context, card: string) => {
  const found = context.facts.deployment[card];
  return found !== undefined && "army" in found && found.army !== undefined ? found.army : {};
};

/** Does nothing but the affiliation keep a figure out? Asked first: few figures come so far. */
const lacksAffiliation = ({ affiliation, ...others }: Selector, subject: Subject): boolean =>
  affiliation !== undefined && affiliation !== subject.affiliation && selects(others, subject);

/** Does a card of the army lift the affiliation for such figures? */
function isFreed(context: Context, match: CcMatch, seat: number, box: Selector, subject: Subject): boolean {
  const { groups, sides } = match.slices["imperial-assault"];
  const cards = [
    ...Object.values(groups).flatMap((group) => (group.seat === seat ? [group.card] : [])),
    ...(sides[seat]?.upgrades ?? []).map(({ card }) => card),
  ];
  return cards.some((card) => {
    const rule = armyRules(context, card).ignoresCommandAffiliation;
    return rule !== undefined && rule.affiliation === box.affiliation && selectsAny(rule.for, subject);
  });
}

/** The printed box of traits, word for word. */
const sameBox = (one: Selector, other: Selector): boolean =>
  one.affiliation === other.affiliation && (one.traits ?? []).join() === (other.traits ?? []).join() && !other.names;

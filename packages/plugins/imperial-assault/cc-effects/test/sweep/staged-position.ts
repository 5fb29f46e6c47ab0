import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { type CommandCard, selectsAny, subjectOf } from "@riposte/imperial-assault";
import { pick } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import { readCards } from "../../src/index.js";
import { setupAt } from "../position.js";
import { context } from "./sweep-game.js";

const bodies = Object.values(context.facts.deployment).filter((card) => card.kind === "figure");
type Body = (typeof bodies)[number];
const effects = readCards(context, commandEffects);

const SPOTS = ["c2", "d2", "e2", "c3", "d3", "e3", "c4", "d4", "e4", "b2", "f2", "b4", "f4"];
/** Where a figure of so many spaces stands. */
const LARGE: Readonly<Record<number, string>> = { 2: "a1+a2", 4: "a1+b1+a2+b2", 6: "a1+b1+a2+b2+a3+b3" };
const FRIENDS = ["imperial-officer", "stormtrooper", "royal-guard", "isb-infiltrator", "probe-droid"];
const FOES = [
  ["luke-skywalker", "rebel-trooper"],
  ["gaarkhan", "rebel-trooper"],
  ["chewbacca", "c-3po"],
] as const;
const CHEAP = ["take-initiative", "fleet-footed", "cruel-strike", "hard-to-hit", "self-defense", "planning"];
const CONDITIONS = ["focus", "hide", "weaken", "bleed"];

/** Somebody who may play the card, with friends and foes in disorder, wounded and with conditions, some of them done. */
export function stagedPosition(card: string, seed: string, attempt: number): object {
  const chance = sampleChance(seed);
  const streams = {};
  const below = (count: number) => chance.draw(streams, "stage", pick(count));
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const actor = one(actorsOf(card));
  const large = LARGE[sizeOf(actor)];
  const spots = SPOTS.filter((spot) => large?.split("+").includes(spot) !== true);
  const spot = () => spots.splice(below(spots.length), 1)[0] as string;
  const group = (id: string, name: string, count: number) => ({
    card: id,
    ready: below(4) > 0,
    figures: Array.from({ length: count }, (_, index) => ({
      id: `${name}${index}`,
      at: name === "me" && large !== undefined ? large : spot(),
      damage: below(2) * below(context.body(id).health),
      conditions: below(3) === 0 ? [one(CONDITIONS)] : [],
    })),
  });
  const friend = one([one(FRIENDS), one(friendsOf(card, actor)), actor.unique || large ? one(FRIENDS) : actor.id]);
  const [near, far] = one(FOES);
  const named = cardsNaming(actor.name).filter((other) => other !== card);
  const start = [{ start: "round" as const }, { activating: "me0" }, { turn: below(2) }][attempt % 3];
  return setupAt({
    mine: [group(actor.id, "me", 1), group(friend, "friend", 2)],
    theirs: [group(near, "near", 1), group(far, "far", far === "c-3po" ? 1 : 2)],
    hand: [card, ...named.slice(0, 2), one(CHEAP), one(CHEAP)],
    against: [...CHEAP, "parting-blow"],
    me: {
      affiliation: actor.affiliation === "neutral" ? "imperial" : actor.affiliation,
      deck: [...CHEAP, ...cardsNaming(context.body(friend).name), "grenadier"],
      discard: ["force-push", "blitz", "grenadier"],
      vp: below(12),
    },
    them: { deck: [...CHEAP], discard: ["focus", "urgency"], vp: below(20) },
    round: 1 + below(4),
    ...start,
  });
}

/** Who fits the box; for a card of the player, whom its words are about. */
function actorsOf(card: string): readonly Body[] {
  const { restriction } = context.facts.command[card] as CommandCard;
  if (restriction.by === "figure")
    return bodies.filter((body) => selectsAny(restriction.anyOf, { ...subjectOf(body), ready: true }));
  const meant = bodies.filter((body) => isMeant(card, body));
  return meant.length > 0 ? meant : bodies.filter((body) => sizeOf(body) === 1);
}

/** Small figures of the same side, those first that the card speaks of. */
function friendsOf(card: string, { affiliation }: Body): readonly string[] {
  const small = bodies.filter((body) => sizeOf(body) === 1 && body.affiliation === affiliation);
  const meant = small.filter((body) => isMeant(card, body));
  return (meant.length > 0 ? meant : small.length > 0 ? small : bodies).map(({ id }) => id);
}

/** Do the card's steps name the figure, or a trait it has? */
function isMeant(card: string, { name, traits }: Body): boolean {
  const text = JSON.stringify(effects[card] ?? {});
  return [name, ...traits].some((word) => text.includes(`"${word}"`));
}

const sizeOf = ({ base }: Body): number => base.width * base.length;

/** Command cards whose box names a figure. */
const cardsNaming = (name: string): readonly string[] =>
  Object.values(context.facts.command)
    .filter(
      ({ restriction }) => restriction.by === "figure" && restriction.anyOf.some((box) => box.names?.includes(name)),
    )
    .map(({ id }) => id);

import { type CommandCard, selectsAny, subjectOf } from "@riposte/imperial-assault";
import { pick, sampleChance, startMatch } from "@riposte/kernel";
import { setupAt } from "../position.js";
import { cardPlayer } from "./card-player.js";
import { playOn } from "./play-on.js";
import { context, sweepGame } from "./sweep-game.js";

const TRIES = 60;
const INPUTS = 120;

/** What staging a card came to. */
export interface Staged {
  readonly times: number;
  /** Why it is not more. */
  readonly why: string;
  /** What went wrong on the way. */
  readonly problems: readonly string[];
}

/** Makes a card resolve with a change so many times, in positions around a figure that may play it. */
export function stageCard(card: string, wanted: number): Staged {
  const counts = { changed: new Map<string, number>(), idle: new Map<string, number>() };
  const times = () => counts.changed.get(card) ?? 0;
  const problems: string[] = [];
  for (let attempt = 0; attempt < TRIES && times() < wanted; attempt++) {
    const seed = `${card}/${attempt}`;
    const match = startMatch<unknown>(sweepGame, { setup: positionFor(card, seed, attempt), seed, hold: "auto" });
    const before = times();
    const isEnough = () => times() > before || match.line.length >= INPUTS;
    const problem = playOn(sweepGame, match, cardPlayer(seed, card), counts, isEnough);
    if (problem !== undefined) problems.push(`${seed}, ${problem}`);
  }
  const why = counts.idle.has(card) ? "it resolves, and nothing changes" : "it was not played";
  return { times: times(), why, problems };
}

const SPOTS = ["c2", "d2", "e2", "c3", "d3", "e3", "c4", "d4", "e4", "b2", "f2", "b4", "f4"];
const FRIENDS = [
  "imperial-officer",
  "stormtrooper",
  "royal-guard",
  "isb-infiltrator",
  "probe-droid",
  "wookiee-warrior",
];
const CHEAP = ["take-initiative", "fleet-footed", "cruel-strike", "hard-to-hit", "self-defense", "planning"];

/** The figure with friends and foes around it in disorder, wounded and with conditions, some of them done. */
function positionFor(card: string, seed: string, attempt: number): object {
  const chance = sampleChance(seed);
  const streams = {};
  const below = (count: number) => chance.draw(streams, "stage", pick(count));
  const spots = [...SPOTS];
  const spot = () => spots.splice(below(spots.length), 1)[0] as string;
  const figureAt = (id: string, of: string) => {
    const { health } = context.body(of);
    const damage = below(2) * below(health);
    const conditions = below(3) === 0 ? [["focus", "hide", "weaken", "bleed"][below(4)] as string] : [];
    return { id, at: spot(), damage, conditions };
  };
  const groupOf = (of: string, name: string, count: number) => ({
    card: of,
    ready: below(4) > 0,
    figures: Array.from({ length: count }, (_, index) => figureAt(`${name}${index}`, of)),
  });
  const printed = context.facts.command[card] as CommandCard;
  const actors = actorsOf(printed);
  const actor = actors[below(actors.length)] as string;
  const body = context.body(actor);
  const friend = FRIENDS[below(FRIENDS.length)] as string;
  const mine = [groupOf(actor, "me", 1), groupOf(friend, "friend", 2)];
  const theirs = [groupOf("luke-skywalker", "luke", 1), groupOf("rebel-trooper", "trooper", 2)];
  const others = CHEAP.slice(below(3), 3 + below(3));
  const affiliation = "affiliation" in body && body.affiliation !== "neutral" ? body.affiliation : "imperial";
  return {
    ...setupAt({
      mine,
      theirs,
      hand: [card, ...others],
      against: CHEAP,
      me: { affiliation, deck: [...CHEAP], discard: ["force-push", "blitz", "grenadier"], vp: below(12) },
      them: { deck: [...CHEAP], discard: ["focus", "urgency"], vp: below(20) },
      round: 1 + below(4),
      ...(attempt % 3 === 0
        ? { start: "round" as const }
        : attempt % 3 === 1
          ? { activating: "me0" }
          : { turn: below(2) }),
    }),
  };
}

/** Cards of small figures that fit the box; any for a card of the player. */
function actorsOf({ restriction }: CommandCard): readonly string[] {
  const bodies = Object.values(context.facts.deployment).filter((card) => card.kind === "figure");
  const small = bodies.filter(({ base }) => base.width * base.length === 1);
  if (restriction.by === "player") return small.map(({ id }) => id);
  const fitting = small.filter((card) => selectsAny(restriction.anyOf, { ...subjectOf(card), ready: true }));
  return (fitting.length > 0 ? fitting : small).map(({ id }) => id);
}

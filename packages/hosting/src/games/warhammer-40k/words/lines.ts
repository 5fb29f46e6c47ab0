import type { Params } from "@riposte/words";
import type { Outcome } from "../../../voice/ending.js";
import { consequence, decision, heading, type Lines, type Told } from "../../../voice/line.js";
import type { SeenEvent } from "../../../voice/voice.js";

const PHASES: Readonly<Record<string, string>> = {
  command: "Command",
  movement: "Movement",
  shooting: "Shooting",
  charge: "Charge",
  fight: "Fight",
};

const ROLLS: Readonly<Record<string, string>> = {
  advance: "its Advance",
  charge: "its charge",
  "desperate-escape": "its Desperate Escape",
  hazardous: "its Hazardous test",
};

const MOVES: Readonly<Record<string, string>> = {
  stationary: "{unit} stands still.",
  normal: '{unit} moves {inches}".',
  advance: '{unit} advances {inches}".',
  fallBack: '{unit} falls back {inches}".',
};

/** How an event of a battle reads; nothing for what only rules listen to. */
export const battleLines: Lines = {
  "battle:began": "The battle begins.",
  "round:began": heading("Round {round}"),
  "round:ended": null,
  "turn:began": heading("Round {round}, {seat.whose} turn"),
  "turn:ended": null,
  "phase:began": consequence(({ phase }) => `${PHASES[String(phase)] ?? phase} phase.`),
  "phase:ended": null,
  "command:gained": "{seat.gains} {amount|command point}.",
  "command:spent": null,
  "objectives:scored": consequence(({ held }) => ({
    words: "{seat.holds} {objectives|objective}: **{points|victory point}**.",
    params: { objectives: (held as readonly string[]).length },
  })),
  "victory:scored": "{seat.scores} **{points|victory point}**: {by}.",
  // of an edition that is not always here
  "mission:taken": consequence((_taken) => "{seat.plays} for {card}."),
  "mission:discarded": decision((_discarded) => "{seat.discards} {card}."),
  "mission:drawn": decision((_drawn) => "{seat.draws} {card}."),
  "action:started": decision((_started) => "{unit} starts to act: {action}."),
  "action:ended": consequence(({ completed }) =>
    completed ? "{unit} completes {action}." : "{unit} breaks off {action}.",
  ),
  "battle-shock:tested": consequence(testWords("Battle-shock")),
  "leadership:tested": consequence(testWords("Leadership")),
  "unit:battle-shocked": "{unit} is Battle-shocked.",
  "mark:set": "{owner.marks} {on}: {mark}.",
  "mark:expired": "The mark {mark} on {on} ends.",
  "grant:added": "{unit} has {grant}.",
  "grant:expired": "{grant} ends for {unit}.",
  "stratagem:used": decision("{seat.uses} {stratagem}."),
  "choice:made": null,
  "unit:moved": decision(moveWords),
  "unit:set-up": decision(({ along, lane }) => ({
    words: "{unit} is set up {place}.",
    params: placeParams(along, lane),
  })),
  "unit:withdrawn": "{unit} goes back into Reserves.",
  "unit:surges": decision((_surges) => '{unit} surges up to {inches}".'),
  "models:lingered": "One of {models} of {unit} fights on.",
  "unit:embarked": decision("{unit} gets into {transport}."),
  "unit:disembarked": decision(({ along, lane }) => ({
    words: "{unit} gets out {place}.",
    params: placeParams(along, lane),
  })),
  "guns:lent": "{unit} fires {count} {weapon} of {by}.",
  "unit:charged": decision('{unit} charges **{inches}"**.'),
  "charge:failed": "The charge of {unit} fails.",
  "unit:fought": null,
  "roll:made": consequence(({ kind }) => ({
    words: "{unit} rolls for {what}: {faces}.",
    params: { what: ROLLS[String(kind)] ?? kind },
  })),
  "roll:rerolled": "{by}: {from} becomes {to}.",
  "targets:chosen": decision((facts) => volleyTold("begun", facts), { until: "volley:ended", outcome: volleyOutcome }),
  "attack:gathering": null,
  "attack:described": "{attacker} attacks {target} with {weapon}.",
  "profiles:rolled": "A die decides the profile of {weapon}: {faces}.",
  "attacks:rolled": "{attacks|attack}.",
  "hits:rolled": "Hit rolls {faces}: **{hits|hit}**.",
  "hits:added": consequence(addedWords("hit")),
  "strengths:rolled": "Strength {strengths}.",
  "wounds:rolled": "Wound rolls {faces}: **{wounds|wound}**.",
  "wounds:added": consequence(addedWords("wound")),
  "wounds:deferred": "{by}: {count|wound} for later.",
  "attack:saved": "A save on {needed}+ succeeds with {face}.",
  "save:failed": "A save on {needed}+ fails with {face}.",
  "damage:rolled": "{damage} damage.",
  "damage:ignored": "{unit} ignores {points} damage ({faces}).",
  "models:wounded": "{unit} loses **{wounds|wound}**.",
  "models:slain": "**{count} {models}** of {unit} slain.",
  "mortal:inflicted": "{by}: **{wounds|mortal wound}** on {unit}.",
  "mortal:rolled": "{by} rolls {faces}.",
  "unit:exploded": "{by} of {unit}, on {face}.",
  "part:destroyed": null,
  "unit:destroyed": "{unit} is **destroyed**.",
  "unit:split": "{leader} leaves {unit}.",
  "attack:ended": null,
  "volley:ended": null,
};

/** Why a battle is over. */
export function battleEnding({ winners, victoryPoints, resigned, rounds }: Outcome): Told {
  const [winner = 0] = winners;
  const points = victoryPoints as readonly number[];
  const params = { winner, loser: 1 - winner, won: points[winner], lost: points[1 - winner], resigned };
  if (resigned !== undefined)
    return { words: `{resigned.gives} up ${rounds === 0 ? "before the battle" : "in round {rounds}"}.`, params };
  if (winners.length === 0) return { words: "Both have {won|victory point} after {rounds|round}.", params };
  return { words: "{winner.has} {won|victory point} to {lost} after {rounds|round}.", params };
}

function moveWords({ how, inches }: Params): string {
  if (how === "normal" && inches === 0) return "{unit} stays where it is.";
  return MOVES[String(how)] ?? '{unit} moves {inches}".';
}

const ADDED = {
  hit: { more: "{by}: {amount|hit} more.", fewer: "{by}: {amount|hit} fewer." },
  wound: { more: "{by}: {amount|wound} more.", fewer: "{by}: {amount|wound} fewer." },
} as const;

/** What a rule adds or takes away. */
function addedWords(what: keyof typeof ADDED): (facts: Params) => Told {
  return ({ count }) => ({
    words: Number(count) < 0 ? ADDED[what].fewer : ADDED[what].more,
    params: { amount: Math.abs(Number(count)) },
  });
}

function testWords(what: string): (facts: Params) => Told {
  return ({ passed, faces }) => {
    const rolled = (faces as readonly number[]).length === 0 ? undefined : faces;
    return {
      words:
        passed === true
          ? "{unit} passes a {what} test[ with {rolled}]."
          : "{unit} **fails** a {what} test[ with {rolled}].",
      params: { what, rolled },
    };
  };
}

const placeParams = (along: unknown, lane: unknown) => ({ place: `at ${along}" in lane ${Number(lane) + 1}` });

/** Attacks and what came of them: by a unit alone, and by a player with it. */
const VOLLEYS = {
  begun: ["{unit} attacks {targets}.", "{actor.attacks} {targets} with {unit}."],
  slain: [
    "{unit} attacks {targets}: {hits|hit}, {wounds|wound}, **{slain|model} slain**[; {destroyed} destroyed].",
    "{actor.attacks} {targets} with {unit}: {hits|hit}, {wounds|wound}, **{slain|model} slain**[; {destroyed} destroyed].",
  ],
  lost: [
    "{unit} attacks {targets}: {hits|hit}, {wounds|wound}, **{lost|wound} lost**[; {destroyed} destroyed].",
    "{actor.attacks} {targets} with {unit}: {hits|hit}, {wounds|wound}, **{lost|wound} lost**[; {destroyed} destroyed].",
  ],
  nothing: [
    "{unit} attacks {targets}: {hits|hit}, {wounds|wound}, **no damage**[; {destroyed} destroyed].",
    "{actor.attacks} {targets} with {unit}: {hits|hit}, {wounds|wound}, **no damage**[; {destroyed} destroyed].",
  ],
} as const;

const volleyTold = (came: keyof typeof VOLLEYS, { actor }: Params): string =>
  VOLLEYS[came][actor === undefined ? 0 : 1];

/** The attacks with what came of them. */
function volleyOutcome(facts: Params, events: readonly SeenEvent[]) {
  const sum = (type: string, field: string) =>
    events.reduce((total, event) => total + (event.type === type ? Number((event.payload as Params)[field]) : 0), 0);
  const [hits, wounds] = [sum("hits:rolled", "hits") + sum("hits:added", "count"), sum("wounds:rolled", "wounds")];
  const [lost, slain] = [sum("models:wounded", "wounds"), sum("models:slain", "count")];
  const destroyed = events
    .filter(({ type }) => type === "unit:destroyed")
    .map(({ payload }) => (payload as Params).unit);
  return {
    words: volleyTold(slain > 0 ? "slain" : lost > 0 ? "lost" : "nothing", facts),
    params: { hits, wounds, lost, slain, destroyed: destroyed.length > 0 ? destroyed : undefined },
  };
}

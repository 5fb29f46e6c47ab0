import { fill, type SeenEvent, type Voice } from "../voice.js";

const SENTENCES: Readonly<Record<string, string | null>> = {
  "round:began": "Round {round} begins.",
  "round:ended": null,
  "turn:began": "Player {seat}'s turn.",
  "turn:ended": null,
  "phase:began": "{phase} phase.",
  "phase:ended": null,
  "command:gained": "Player {seat} gains {amount} CP.",
  "command:spent": null,
  "objectives:scored": "Player {seat} holds {held}: {points} VP.",
  "battle-shock:tested": "{unit} takes a Battle-shock test ({faces}).",
  "unit:battle-shocked": "{unit} is Battle-shocked.",
  "mark:set": "{on} is marked: {mark}, by player {owner}.",
  "mark:expired": "The mark {mark} on {on} ends.",
  "grant:added": "{unit} has {grant}.",
  "grant:expired": "{grant} ends for {unit}.",
  "stratagem:used": "Player {seat} uses {stratagem}.",
  "choice:made": null,
  "unit:moved": '{unit} moves {inches}" ({how}).',
  "unit:set-up": '{unit} is set up at {along}" in lane {lane}.',
  "unit:charged": '{unit} charges {inches}".',
  "charge:failed": "The charge of {unit} fails.",
  "unit:fought": null,
  "roll:made": "{unit} rolls for {kind}: {faces}.",
  "roll:rerolled": "{by}: {from} becomes {to}.",
  "targets:chosen": "{unit} attacks {targets}.",
  "attack:gathering": null,
  "attack:described": "{attacker} attacks {target} with {weapon}.",
  "attacks:rolled": "{attacks} attacks.",
  "hits:rolled": "Hit rolls {faces}: {hits} hits.",
  "hits:added": "{by}: {count} hits.",
  "wounds:rolled": "Wound rolls {faces}: {wounds} wounds.",
  "wounds:added": "{by}: {count} wounds.",
  "wounds:deferred": "{by}: {count} wounds wait.",
  "attack:saved": "Saved on {needed}+ ({face}).",
  "save:failed": "Save failed on {needed}+ ({face}).",
  "damage:rolled": "{damage} damage.",
  "damage:ignored": "{unit} ignores {points} damage ({faces}).",
  "models:wounded": "{unit} loses {wounds} wounds.",
  "models:slain": "{count} {models} of {unit} slain.",
  "mortal:inflicted": "{by}: {wounds} mortal wounds on {unit}.",
  "mortal:rolled": "{by} rolls {faces}.",
  "unit:exploded": "{by} of {unit} ({face}).",
  "part:destroyed": null,
  "unit:destroyed": "{unit} is destroyed.",
  "unit:split": "{leader} leaves {unit}.",
  "attack:ended": null,
  "volley:ended": null,
};

/** What happened in a battle, in words; nothing for what only rules listen to. */
export function battleSentence({ type, payload }: SeenEvent, spell?: Voice["spell"]): string | null | undefined {
  const sentence = SENTENCES[type];
  if (sentence === undefined || sentence === null) return sentence;
  return fill(sentence, payload as Readonly<Record<string, unknown>>, spell);
}

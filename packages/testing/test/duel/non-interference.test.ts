import type { Snapshot } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { nonInterference } from "../../src/index.js";
import { duelGame, type ResponseProtocol } from "./game/index.js";

/** Seat 1 holds other cards of its own: hand and deck change places, as far as seat 0 can tell nothing happened. */
function swapHidden(snapshot: Snapshot): Snapshot {
  const duel = snapshot.slices.duel as { zones: { deck: string[]; hand: string[] }[] };
  const zones = duel.zones[1];
  if (zones === undefined) throw new Error("no second seat");
  const all = [...zones.hand, ...zones.deck].reverse();
  zones.hand = all.slice(0, zones.hand.length);
  zones.deck = all.slice(zones.hand.length);
  return snapshot;
}

const PAUSES: Readonly<Record<ResponseProtocol, readonly string[]>> = {
  once: ["attack:declared", "attack:rolled", "cards:response", "move:leaving", "turn:opening"],
  priority: ["attack:declared", "attack:rolled", "cards:response", "move:leaving", "turn:opening"],
  queue: [
    "cards:play-at-attack",
    "cards:play-at-card",
    "cards:play-at-roll",
    "cards:play-in-turn",
    "duel:parting-strike",
  ],
};

test.each(Object.entries(PAUSES) as [ResponseProtocol, string[]][])(
  "under %s and hold always, the other seat's pauses do not tell what it holds",
  (protocol, windows) => {
    const game = duelGame({ protocol, at: [2, 3], charms: [["flinch"], ["flinch"]] });
    const pauses = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const found = nonInterference(game, { position: { seed }, observer: 0, seed, swap: swapHidden });
      expect(found.differences).toEqual([]);
      for (const pause of found.pauses) pauses.add(pause);
    }
    expect([...pauses]).toEqual(expect.arrayContaining(windows));
  },
);

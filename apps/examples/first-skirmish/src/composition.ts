import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, type ImperialAssault, imperialAssault, type SetupOptions } from "@riposte/imperial-assault";
import { compose, type LiveMatch, startMatch } from "@riposte/kernel/run";
import { type Surge, surge } from "@riposte/surge";

/** A match of this composition. */
export type Skirmish = LiveMatch<ImperialAssault | Surge>;

/** Cards and maps. */
export const context = contextOrThrow(files, maps);

/**
 * The smallest game worth learning: the base rules, and what surges buy. Without the plugins of deployment and command cards their
 * abilities are not in the game, and a reader need not be told to ignore them.
 */
const game = compose([imperialAssault(context), surge(context)]);

/** Two groups each, a few steps from a fight; ids are what people read. */
const position: SetupOptions["position"] = {
  start: "round",
  seats: [
    {
      affiliation: "rebel",
      zone: "red",
      groups: [
        { id: "Luke Skywalker", card: "luke-skywalker", figures: [{ id: "Luke", at: "d2" }] },
        {
          id: "Rebel Troopers",
          card: "rebel-trooper",
          figures: [
            { id: "Trooper A", at: "b2" },
            { id: "Trooper B", at: "c1" },
            { id: "Trooper C", at: "g2" },
          ],
        },
      ],
    },
    {
      affiliation: "imperial",
      zone: "blue",
      groups: [
        {
          id: "Stormtroopers",
          card: "stormtrooper",
          figures: [
            { id: "Stormtrooper 1", at: "c7" },
            { id: "Stormtrooper 2", at: "e7" },
            { id: "Stormtrooper 3", at: "g7" },
          ],
        },
        { id: "Probe Droid", card: "probe-droid", figures: [{ id: "Droid", at: "d8" }] },
      ],
    },
  ],
};

/** Seat 0 learns; both are asked only where they have a choice. */
export const startSkirmish = (seed: string): Skirmish =>
  startMatch(game, { seed, hold: "auto", setup: { map: "training-yard", mission: "a", position } });

import detachments from "./eleventh-edition/detachments.json" with { type: "json" };
import library from "./eleventh-edition/mechanics.json" with { type: "json" };
import missions from "./eleventh-edition/missions.json" with { type: "json" };
import stratagems from "./eleventh-edition/stratagems.json" with { type: "json" };

/** Abilities that the 11th edition changes or brings: the second thing `readLibrary` reads. */
export const eleventhMechanics = { "eleventh-edition/mechanics.json": library };

/** Its core stratagems, in the place of the 10th's. */
export const eleventhStratagems = stratagems;

/** Detachment points and force dispositions of our armies. */
export const eleventhDetachments = detachments;

/** Mission cards of our own making. */
export const eleventhMissions = missions;

import {
  eleventhDetachments,
  eleventhMechanics,
  eleventhMissions,
  eleventhStratagems,
} from "@riposte/data-warhammer-40k/eleventh-edition";
import {
  eleventh,
  eleventhEdition,
  eleventhPlayed,
  missionProblems,
  readDetachments,
  readMissions,
} from "@riposte/eleventh-edition";
import { bringEleventh } from "./facts.js";

/** Brings the 11th edition to the table. */
export const bringEleventhEdition = (): void => {
  const missions = readMissions(eleventhMissions);
  bringEleventh({
    editions: eleventh(),
    mechanics: eleventhMechanics,
    stratagems: eleventhStratagems,
    missions,
    mustered: readDetachments(eleventhDetachments),
    setupCheck: missionProblems(missions),
    plugin: () => eleventhEdition({ missions }),
    played: eleventhPlayed,
  });
};

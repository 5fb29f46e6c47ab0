import { eleventhMechanics, eleventhStratagems } from "@riposte/data-warhammer-40k/eleventh-edition";
import { eleventh, eleventhEdition } from "@riposte/eleventh-edition";
import { bringEleventh } from "./facts.js";

/** Brings the 11th edition to the table. */
export const bringEleventhEdition = (): void =>
  bringEleventh({
    editions: eleventh(),
    mechanics: eleventhMechanics,
    stratagems: eleventhStratagems,
    plugin: () => eleventhEdition(),
  });

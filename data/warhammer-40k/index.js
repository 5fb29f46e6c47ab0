import emberHost from "./armies/ember-host.json" with { type: "json" };
import thornSwarm from "./armies/thorn-swarm.json" with { type: "json" };
import coverage from "./coverage.json" with { type: "json" };
import datasheetFile from "./datasheets.json" with { type: "json" };
import gaps from "./gaps.json" with { type: "json" };
import datasheetWeaponAbilities from "./mechanics/datasheet-weapon-abilities.json" with { type: "json" };
import unitAbilities from "./mechanics/unit-abilities.json" with { type: "json" };
import weaponAbilities from "./mechanics/weapon-abilities.json" with { type: "json" };
import stratagemFile from "./stratagems.json" with { type: "json" };

/** Units of our own making: what `Unit` parses. */
export const datasheets = datasheetFile.units;

/** Ready armies: what `readArmy` reads. */
export const armies = [emberHost, thornSwarm];

/** The library of abilities, by path in this folder: what `readLibrary` reads. */
export const mechanics = {
  "mechanics/datasheet-weapon-abilities.json": datasheetWeaponAbilities,
  "mechanics/unit-abilities.json": unitAbilities,
  "mechanics/weapon-abilities.json": weaponAbilities,
};

/** The core stratagems: what `readStratagems` reads. */
export const stratagems = stratagemFile;

/** What the tests show about stratagems and choices, and what is known to be missing. */
// pure, so that a bundle without use for proofs leaves them out
export const proofs = /* @__PURE__ */ (() => ({ tested: coverage.tested, reached: coverage.reached, gaps }))();

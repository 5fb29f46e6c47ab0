import canyonDepot from "./canyon-depot.json" with { type: "json" };
import chopperBaseAtollon from "./chopper-base-atollon.json" with { type: "json" };
import corellianUnderground from "./corellian-underground.json" with { type: "json" };
import devaronGarrison from "./devaron-garrison.json" with { type: "json" };
import lothalWastes from "./lothal-wastes.json" with { type: "json" };
import mosEisleyOutskirts from "./mos-eisley-outskirts.json" with { type: "json" };
import trainingYard from "./training-yard.json" with { type: "json" };

/** Every map; the game's `compileBoard` checks each. */
export const maps = [
  canyonDepot,
  chopperBaseAtollon,
  corellianUnderground,
  devaronGarrison,
  lothalWastes,
  mosEisleyOutskirts,
  trainingYard,
];

import { lazy } from "react";
import type { TableParts } from "../../../tables/table-parts.js";
import { Armies } from "./armies.js";
import { handOf } from "./hand-of.js";
import { lookOfOption } from "./look-of-option.js";
import { Own } from "./own.js";
import { previewOf } from "./preview.js";
import { drawRolled } from "./rolled.js";
import { SkirmishMap } from "./skirmish-map.js";
import { courseOf, leadOf, standingOf, turnOf } from "./standing.js";

/** The skirmish table. */
export const imperialAssaultParts: TableParts = {
  standing: standingOf,
  turnOf,
  course: courseOf,
  lead: leadOf,
  look: lookOfOption,
  Stage: SkirmishMap,
  spoken: async () => (await import("./spoken.js")).spokenMap,
  Rail: Armies,
  // no match begins with an attack
  Strip: lazy(async () => ({ default: (await import("./attack-strip.js")).AttackStrip })),
  isResolving: ({ view }) =>
    ((view.slices["imperial-assault"] as { readonly attacks?: readonly unknown[] } | undefined)?.attacks?.length ?? 0) >
    0,
  Own,
  hand: handOf,
  isRoomy: true,
  rolled: drawRolled,
  preview: previewOf,
};

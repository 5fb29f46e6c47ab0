import type { Filter } from "../../language/filter.js";
import { fits, fitsFallen, hasNeighbourThat, neighboursThat } from "../filter.js";
import { figuresBound, type Scene } from "../scene.js";
import { type Checks, countedBounds, inBounds } from "./check.js";

/** What a condition says about figures: those bound by the moment, and those in play. */
export const figureChecks: Checks<
  "self" | "attacker" | "defender" | "subject" | "fallen" | "figure" | "exists" | "none"
> = {
  self: (scene, filter) => boundFits(scene, "self", filter),
  attacker: (scene, filter) => boundFits(scene, "attacker", filter),
  defender: (scene, filter) => boundFits(scene, "defender", filter),
  subject: (scene, filter) => boundFits(scene, "subject", filter),
  fallen: (scene, filter) => fitsFallen(scene, filter),
  figure: (scene, { ref, fits: filter }) => figuresBound(scene, ref).some((id) => fits(scene, id, filter)),
  exists: (scene, wanted) => {
    const asked = exactly(scene);
    if (!("filter" in wanted)) return hasNeighbourThat(asked, wanted as Filter);
    return inBounds(neighboursThat(asked, wanted.filter as Filter).length, countedBounds(wanted));
  },
  none: (scene, filter) => !hasNeighbourThat(exactly(scene), filter),
};

// not a spread: V8 keeps scenes in one hidden class, and copies of them in another
const exactly = ({ context, match, self, seat, bindings }: Scene): Scene => ({
  context,
  match,
  self,
  seat,
  bindings,
  exact: true,
});

function boundFits(scene: Scene, role: string, filter: Filter): boolean {
  const [figure] = figuresBound(scene, role);
  return figure !== undefined && fits(scene, figure, filter);
}

import activations from "./activations.json" with { type: "json" };
import attacks from "./attacks.json" with { type: "json" };
import reactions from "./reactions.json" with { type: "json" };
import rounds from "./rounds.json" with { type: "json" };
import specialActions from "./special-actions.json" with { type: "json" };

/** What command cards do, by file: what `ccEffects` reads. */
export const commandEffects = {
  "command-effects/activations.json": activations,
  "command-effects/attacks.json": attacks,
  "command-effects/reactions.json": reactions,
  "command-effects/rounds.json": rounds,
  "command-effects/special-actions.json": specialActions,
};

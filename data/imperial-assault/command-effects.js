import activations from "./dist/command-effects/activations.json" with { type: "json" };
import attacks from "./dist/command-effects/attacks.json" with { type: "json" };
import reactions from "./dist/command-effects/reactions.json" with { type: "json" };
import rounds from "./dist/command-effects/rounds.json" with { type: "json" };
import specialActions from "./dist/command-effects/special-actions.json" with { type: "json" };

/** What command cards do, by file: what `ccEffects` reads. */
export const commandEffects = {
  "command-effects/activations.json": activations,
  "command-effects/attacks.json": attacks,
  "command-effects/reactions.json": reactions,
  "command-effects/rounds.json": rounds,
  "command-effects/special-actions.json": specialActions,
};

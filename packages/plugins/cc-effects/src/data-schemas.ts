import { abilityFileSchema } from "@riposte/skirmish-steps";
import { CommandEffectFile } from "./cards/read-cards.js";
import { declared } from "./declared.js";
import { glossary } from "./glossary.js";

/** The JSON Schema of command-effect files, by the file name that their `$schema` points at. */
export const ccEffectsSchemas = (): Readonly<Record<string, object>> => ({
  "imperial-assault-command-effects.json": abilityFileSchema("Imperial Assault command-effects", {
    file: CommandEffectFile,
    steps: stepsOfCards(),
    words: glossary,
  }),
});

/** Announcing and finishing cards is the plugin's own affair; the rest are steps that data may write. */
function stepsOfCards(): Readonly<Record<string, unknown>> {
  const { "cc:announce": _announce, "cc:finish": _finish, ...steps } = declared.effects;
  return steps;
}

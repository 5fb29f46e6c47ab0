import { imperialAssaultGlossary } from "@riposte/imperial-assault";
import { abilityFileSchema } from "@riposte/imperial-assault-steps";
import { CommandCardFile, CommandEffectFile } from "./cards/read-cards.js";
import { declared } from "./declared.js";
import { glossary } from "./glossary.js";

/** The JSON Schemas of command cards and of what they do, by the file name that their `$schema` points at. */
export const ccEffectsSchemas = (): Readonly<Record<string, object>> => ({
  "imperial-assault-command-effects.json": abilityFileSchema("Imperial Assault command-effects", {
    file: CommandEffectFile,
    steps: stepsOfCards(),
    words: glossary,
  }),
  "imperial-assault-command-card.json": abilityFileSchema("Imperial Assault command-card", {
    file: CommandCardFile,
    steps: stepsOfCards(),
    words: { ...imperialAssaultGlossary, ...glossary },
  }),
});

/** Announcing and finishing cards is the plugin's own affair; the rest are steps that data may write. */
function stepsOfCards(): Readonly<Record<string, unknown>> {
  const { "cc:announce": _announce, "cc:finish": _finish, ...steps } = declared.effects;
  return steps;
}

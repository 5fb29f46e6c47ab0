import { deploymentCardFile, imperialAssaultGlossary, sharedAbilityFile } from "@riposte/imperial-assault";
import { AbilityFile, abilityFileSchema, Does } from "@riposte/imperial-assault-steps";
import type { z } from "zod";

/** What each data file holds, by the name of its schema. */
export const dcAbilitiesFiles: Readonly<Record<string, z.ZodType>> = {
  "imperial-assault-abilities.json": AbilityFile,
  "imperial-assault-deployment-card.json": deploymentCardFile(Does),
  "imperial-assault-shared-ability.json": sharedAbilityFile(Does),
};

/** JSON Schemas of the data files, by the file name that their `$schema` points at. */
export const dcAbilitiesSchemas = (): Readonly<Record<string, object>> =>
  Object.fromEntries(
    Object.entries(dcAbilitiesFiles).map(([name, file]) => [
      name,
      abilityFileSchema(name.replace("imperial-assault-", "Imperial Assault ").replace(".json", ""), {
        file,
        words: imperialAssaultGlossary,
      }),
    ]),
  );

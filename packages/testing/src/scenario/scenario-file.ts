import { KernelError } from "@riposte/kernel";
import { withGlossary } from "@riposte/kernel/data";
import { z } from "zod";
import { glossary } from "../glossary.js";
import { explainIssues, unknownField } from "./explain-issues.js";
import { Position } from "./position.js";
import { kindOf, ScenarioStep, STEPS, type StepKind } from "./steps.js";

const header = {
  $schema: z.string().optional().meta({ description: "Where editors find this schema." }),
  game: z.string().meta({ description: "Name of the game, as `riposte play` takes it." }),
  title: z.string().optional().meta({ description: "The rule it shows, in the present tense." }),
  proves: z
    .array(z.string())
    .optional()
    .meta({ description: "Abilities without which this does not hold; it is run again without each of them." }),
  position: Position.optional(),
};

/** A scenario as a JSON file: a position, what is done, and what must be so. */
export const ScenarioFile = z
  .strictObject({
    ...header,
    steps: z.array(ScenarioStep).optional().meta({ description: "Verbs and expectations, in order." }),
  })
  .meta({ title: "Riposte scenario", description: "A position, inputs and expectations." });
export type ScenarioFile = z.infer<typeof ScenarioFile>;

/** The JSON Schema of scenario files, for editors. */
export function scenarioJsonSchema(): object {
  return withGlossary(z.toJSONSchema(ScenarioFile, { io: "input" }), glossary);
}

/** Reads a scenario; throws SCENARIO_INVALID with every problem and its path. */
export function parseScenario(data: unknown): ScenarioFile {
  const shape = z.strictObject({ ...header, steps: z.array(z.unknown()).optional() }).safeParse(data);
  const problems = shape.success ? [] : [...explainIssues(shape.error.issues, fieldsOfFile)];
  const steps = (data as { steps?: unknown } | null)?.steps;
  if (Array.isArray(steps)) problems.push(...steps.flatMap(problemsOfStep));
  if (problems.length > 0) {
    throw new KernelError(
      "SCENARIO_INVALID",
      `This is not a scenario:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
    );
  }
  return ScenarioFile.parse(data);
}

/** A step is judged as the kind its naming field says, so that the messages speak about that kind alone. */
function problemsOfStep(step: unknown, index: number): readonly string[] {
  const path = ["steps", index];
  if (typeof step !== "object" || step === null || Array.isArray(step)) return [`steps[${index}]: must be an object.`];
  const kind = kindOf(step);
  if (kind === undefined) {
    const [first = ""] = Object.keys(step).filter((key) => key !== "seat");
    return [unknownField(path, first, Object.keys(STEPS))];
  }
  const parsed = STEPS[kind].safeParse(step);
  return parsed.success ? [] : explainIssues(parsed.error.issues, (at) => fieldsOfStep(kind, at.slice(2)), path);
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

const fieldsOfFile = (path: readonly PropertyKey[]): readonly string[] => fieldsAt(jsonSchemaOf(ScenarioFile), path);

const fieldsOfStep = (kind: StepKind, path: readonly PropertyKey[]): readonly string[] =>
  fieldsAt(jsonSchemaOf(STEPS[kind]), path);

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: "input" }) as JsonSchema;

/** The fields an object at that path may have, whichever branch it takes. */
function fieldsAt(schema: JsonSchema, path: readonly PropertyKey[]): readonly string[] {
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const [part, ...rest] = path;
  if (part === undefined) {
    return [...Object.keys(schema.properties ?? {}), ...branches.flatMap((branch) => fieldsAt(branch, path))];
  }
  const further = typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
  const next = typeof part === "number" ? schema.items : (schema.properties?.[String(part)] ?? further);
  return [...(next === undefined ? [] : fieldsAt(next, rest)), ...branches.flatMap((branch) => fieldsAt(branch, path))];
}

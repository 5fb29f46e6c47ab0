import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Contract } from "./contract.js";

const LIMIT = 10_000;

/** Types that everybody who imports the plugin must read: past 10 kB something is inferred that should be named. */
export function typesStaySmall({ options }: Contract): readonly string[] {
  const given = options.types ?? "dist/plugin.d.ts";
  const file = given instanceof URL ? fileURLToPath(given) : resolve(given);
  if (!existsSync(file)) return [];
  const { size } = statSync(file);
  return size < LIMIT ? [] : [`${file} has ${size} bytes, more than ${LIMIT}. Name what is inferred in an interface.`];
}

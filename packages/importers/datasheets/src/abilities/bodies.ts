import { changing, equipped } from "./armed.js";
import { attacking, overwatching, selected } from "./attacking.js";
import { brief } from "./brief.js";
import type { Clause } from "./clause.js";
import { defending, having, saving } from "./defending.js";
import { happening } from "./happening.js";
import { oneOf, type Reader } from "./reader.js";

/** What a sentence says after its openings, as clauses. */
export const body = (reader: Reader): readonly Clause[] | undefined =>
  oneOf<readonly Clause[]>(reader, [
    attacking,
    defending,
    saving,
    selected,
    equipped,
    having,
    changing,
    overwatching,
    brief,
    happening,
  ]);

import { boundedRecord } from "@riposte/kernel/data";
import { z } from "zod";
import { MissionFacts } from "./mission-facts.js";

const Blocks = z
  .array(z.string().max(20))
  .max(400)
  .meta({ description: 'Spaces or blocks of spaces: "m14", "p-u16", "w12-14", "p-u5-10"' });
const Edges = z
  .array(z.string().max(40))
  .max(400)
  .meta({ description: 'Pairs of neighbours, or of equal blocks: "o15 / p15", "r-u12 / r-u13"' });
const Id = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Terrain = z.strictObject({
  difficult: Blocks.default([]),
  blocking: Blocks.default([]),
  impassable: Blocks.default([]),
  rubble: Blocks.default([]).meta({ description: "Rubble lying here from the start; difficult while it lies" }),
});

const EdgeKinds = z
  .strictObject({ wall: Edges.default([]), blocking: Edges.default([]), impassable: Edges.default([]) })
  .meta({ description: "Edges inside the map; its outline is walls and need not be written" });

const Door = z.strictObject({
  id: Id,
  edges: Edges.default([]).meta({ description: "Empty when the drawing shows them" }),
  locked: z.boolean().default(false),
});

/**
 * A map as people write it: either a drawing or lists of blocks (or both: the lists add to the drawing).
 *
 * A drawing has a line per row of spaces and a line of edges above, between and below; spaces at every second character.
 * Spaces: `.` normal, `~` difficult, `#` blocking, `x` impassable, `%` rubble, blank none.
 * Edges: `|` `-` wall, `!` blocking, `:` impassable, `1`-`9` the door "door-1" …, blank open. Corners are decoration.
 */
const mapFactsSchema = z
  .strictObject({
    $schema: z.string().max(200).optional(),
    id: Id,
    name: z.string().max(60),
    drawing: z.array(z.string().max(121)).max(121).default([]),
    spaces: Blocks.default([]),
    terrain: Terrain.prefault({}),
    edges: EdgeKinds.prefault({}),
    doors: z.array(Door).max(40).default([]),
    exterior: Blocks.default([]).meta({ description: "Spaces under open sky; all others are interior" }),
    tiles: boundedRecord(z.string().max(20), Blocks, 60)
      .default({})
      .meta({ description: "Spaces of each map tile by its id" }),
    zones: z.strictObject({ red: Blocks, blue: Blocks }).optional().meta({ description: "The two deployment zones" }),
    terminals: Blocks.default([]),
    areas: z
      .array(z.strictObject({ id: Id, name: z.string().max(60), spaces: Blocks }))
      .max(40)
      .default([]),
    missions: z.strictObject({ a: MissionFacts.optional(), b: MissionFacts.optional() }).prefault({}),
  })
  .meta({ description: "One Imperial Assault skirmish map with its two missions" });
export interface MapFacts extends z.infer<typeof mapFactsSchema> {}
export const MapFacts: z.ZodType<MapFacts> = mapFactsSchema;

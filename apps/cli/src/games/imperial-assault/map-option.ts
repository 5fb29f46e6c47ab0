import type { Setup, SetupOption } from "@riposte/hosting";
import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";

import { readJSONFile } from "../../match-file.js";

const ALL = "all";

/** A map, all of them in turn, or one of a file. */
export const orAllMaps = (option: SetupOption): SetupOption => ({
  ...option,
  values: [...option.values, ALL],
  help: `${option.help}; all: every map and mission in turn, with each seed the next; or a JSON file with a map of your own`,
  read: (written) => (String(written).endsWith(".json") ? readJSONFile(String(written)) : undefined),
});

/** The map and mission of a seed: whole numbers count through all there are, any other text is drawn from. */
export function withMapOf(setup: Setup, seed: string): Setup {
  if (setup.map !== ALL) return setup;
  const places = [...context().boards.values()].flatMap(({ id, missions }) =>
    Object.keys(missions)
      .filter((mission) => setup.mission === undefined || setup.mission === mission)
      .map((mission) => ({ map: id, mission })),
  );
  return { ...setup, ...places[numberOf(seed) % places.length] };
}

function numberOf(seed: string): number {
  if (/^\d{1,15}$/.test(seed)) return Number(seed);
  return [...seed].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

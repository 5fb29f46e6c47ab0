import { mechanics } from "@riposte/data-warhammer-40k";
import { importDatasheets, openFile } from "@riposte/datasheets";
import { readLibrary } from "@riposte/warhammer-40k-abilities";
import { nanoseconds } from "./clock.js";

/** A catalogue read: how large it is, how long it takes, what it needs, and how often it says how far it is. */
export interface ImportTimes {
  readonly megabytes: number;
  readonly seconds: number;
  readonly units: number;
  /** The heap after it beyond the one before, nothing collected meanwhile by us. */
  readonly heapMegabytes: number;
  readonly progress: number;
}

/** As large as the largest catalogue there is: about four megabytes of XML. */
const UNITS = 1000;

export function importTimes(): ImportTimes {
  const bytes = new TextEncoder().encode(catalogue());
  const library = readLibrary(mechanics);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  let [progress, units] = [0, 0];
  const told = () => {
    progress += 1;
  };
  const time = nanoseconds(() => {
    const json = openFile({ file: "bench.cat", bytes }, told);
    units = importDatasheets(library, [{ file: "bench.cat", json }], told).units.length;
  });
  return {
    megabytes: bytes.length / 1e6,
    seconds: time / 1e9,
    units,
    heapMegabytes: (process.memoryUsage().heapUsed - before) / 1e6,
    progress,
  };
}

const characteristics = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, text]) => `<characteristic name="${name}">${text}</characteristic>`)
    .join("");

const profile = (id: string, name: string, type: string, values: Readonly<Record<string, string>>): string =>
  `<profile id="${id}" name="${name}" typeName="${type}"><characteristics>${characteristics(values)}</characteristics></profile>`;

const weapon = (id: string, name: string): string =>
  `<selectionEntry id="${id}" name="${name}" type="upgrade"><constraints><constraint type="min" value="1" field="selections" scope="parent"/><constraint type="max" value="1" field="selections" scope="parent"/></constraints><profiles>${profile(
    `${id}-p`,
    name,
    "Ranged Weapons",
    { Range: "24&quot;", A: "2", BS: "3+", S: "4", AP: "-1", D: "1", Keywords: "Rapid Fire 1, Lethal Hits" },
  )}</profiles></selectionEntry>`;

const ABILITY =
  "Each time a model in this unit makes a ranged attack that targets a MONSTER unit, re-roll a Hit roll of 1.";

function unit(at: number): string {
  const stats = { M: "6&quot;", T: "4", SV: "3+", W: "2", LD: "6+", OC: "1" };
  const model = `<selectionEntry id="m${at}" name="Trooper" type="model"><constraints><constraint type="min" value="5" field="selections" scope="parent"/><constraint type="max" value="10" field="selections" scope="parent"/></constraints><profiles>${profile(`s${at}`, "Trooper", "Unit", stats)}</profiles><selectionEntries>${weapon(`w${at}`, "Rifle")}${weapon(`v${at}`, "Pistol")}</selectionEntries></selectionEntry>`;
  const abilities = ["Steady", "Sharp", "Calm"]
    .map((name, one) => profile(`a${at}-${one}`, name, "Abilities", { Description: ABILITY }))
    .join("");
  return `<selectionEntry id="u${at}" name="Squad ${at}" type="unit"><costs><cost name="pts" typeId="pts" value="80"/></costs><categoryLinks><categoryLink id="c${at}" name="Infantry" targetId="x"/></categoryLinks><profiles>${abilities}</profiles><selectionEntries>${model}</selectionEntries></selectionEntry>`;
}

/** An invented catalogue. */
function catalogue(): string {
  const all = Array.from({ length: UNITS }, (_, at) => at);
  const links = all.map((at) => `<entryLink id="l${at}" name="Squad ${at}" type="selectionEntry" targetId="u${at}"/>`);
  return `<?xml version="1.0"?><catalogue id="bench" name="Bench - Host"><entryLinks>${links.join("")}</entryLinks><sharedSelectionEntries>${all.map(unit).join("")}</sharedSelectionEntries></catalogue>`;
}

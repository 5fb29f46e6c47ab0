import { datasheets, mechanics as files } from "@riposte/data-warhammer-40k";
import { type Library, readLibrary } from "@riposte/mechanics";
import { Unit } from "@riposte/warhammer-40k";

let readUnits: readonly Unit[] | undefined;
let readMechanics: Library | undefined;

/** Our own units, read when first asked for. */
export function warhammerUnits(): readonly Unit[] {
  readUnits ??= datasheets.map((sheet) => Unit.parse(sheet));
  return readUnits;
}

/** The library of abilities. */
export function warhammerLibrary(): Library {
  readMechanics ??= readLibrary(files);
  return readMechanics;
}

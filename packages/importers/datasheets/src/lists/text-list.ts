import { plainly } from "../typography.js";
import type { List, ListedModels, ListedUnit } from "./list.js";
import { readItem, readUnitLine, splitItems, splitModels } from "./text-lines.js";

const HEADINGS =
  /^(CHARACTERS?|BATTLELINE|DEDICATED TRANSPORTS?|OTHER DATASHEETS|ALLIED UNITS|ATTACHED UNITS|EPIC HEROES|INFANTRY|MOUNTED|BEASTS?|MONSTERS?|VEHICLES?|FORTIFICATIONS?|SWARMS?|PERSONNAGES?|LIGNE|TRANSPORTS ASSIGNÉS|AUTRES FICHES(?: TECHNIQUES)?|UNITÉS ALLIÉES|UNITÉS ATTACHÉES)\s*(?:\d+\s*)?(?:\[[^\]]*\])?\s*:?$/i;
const ATTACHED = /^(ATTACHED UNITS|UNITÉS ATTACHÉES)/i;
const SIZE =
  /^(?:strike force|incursion|onslaught|combat patrol|force de frappe|assaut|patrouille(?: de combat)?)\s*\(([^)]*)/i;
const SIGNATURE = /^(exported with|exporté avec|created with|créé avec|end of roster)\b/i;
const DISPOSITIONS = /^force dispositions?\s*:?\s*(.*)$/i;
const ENHANCEMENT = /^(?:enhancements?|améliorations?)\s*:\s*(.+)$/i;
const WARLORD = /^(warlord|seigneur de guerre)$/i;
const BULLET = /^\s*([\u2022\u25e6\u25aa\u25ab*-])\s+/;

/** A list as text: the official app's three layouts, English or French, and New Recruit's. */
export function readTextList(text: string, names: readonly string[] = []): List {
  const lines = unflattened(plainly(text), names).split(/\r?\n/);
  const list = new Draft();
  for (const [at, raw] of lines.entries()) {
    const line = raw.trim();
    const bullet = BULLET.exec(raw);
    if (line === "" || /^[+=_\-\s]+$/.test(line) || SIGNATURE.test(line)) continue;
    const [, dispositions] = DISPOSITIONS.exec(line) ?? [];
    if (dispositions !== undefined) list.disposed(dispositions);
    else if (/^\++\s*[^+]/.test(line)) list.header(line.replace(/^\++\s*|\s*\++$/g, ""));
    else if (bullet !== null) list.bullet(line.replace(BULLET, ""), depthOf(raw, bullet[1] as string), at + 1);
    else if (HEADINGS.test(line)) list.heading(ATTACHED.test(line));
    else list.plain(line, at + 1);
  }
  return list.done();
}

/** Chat clients put a list on one line: bullets, headings and points show where lines were. */
function unflattened(text: string, names: readonly string[]): string {
  const bullets = text.match(/[\u2022\u25e6]/g)?.length ?? 0;
  if (bullets < text.split("\n").length) return text;
  const known = names.toSorted((one, other) => other.length - one.length);
  return text
    .replace(/\s+(?=[\u2022\u25e6])/g, "\n")
    .replace(/(\(\d[\d, ]* ?points\))[ \t]+/gi, "$1\n")
    .replace(/\s+(?=(?:Strike Force|Incursion|Onslaught|Combat Patrol) \()/g, "\n")
    .replace(
      /\s+(?=(?:CHARACTERS?|BATTLELINE|DEDICATED TRANSPORTS|OTHER DATASHEETS|ALLIED UNITS|Exported with)\b)/g,
      "\n",
    )
    .replace(/\b(CHARACTERS?|BATTLELINE|DEDICATED TRANSPORTS|OTHER DATASHEETS|ALLIED UNITS)\s+/g, "$1\n")
    .split("\n")
    .flatMap((line) => {
      const name = /\(\d[\d, ]* ?points\)/i.test(line) ? known.find((one) => line.includes(` ${one} (`)) : undefined;
      return name === undefined || !BULLET.test(line)
        ? [line]
        : line.split(new RegExp(` (?=${name.replace(/[^\w ]/g, ".")} \\()`));
    })
    .join("\n");
}

/** The second level is written with a hollow bullet, or further in. */
const depthOf = (raw: string, mark: string): 1 | 2 => (/[\u25e6\u25ab]/.test(mark) || /^\s{4,}/.test(raw) ? 2 : 1);

interface OpenUnit extends ListedUnit {
  models: { name: string | undefined; count: number; items: { name: string; count: number }[] }[];
  /** What stands under the unit itself: models or wargear, which only what follows tells. */
  loose: { name: string; count: number }[];
  enhancements: string[];
  isWarlord: boolean;
  together: number | undefined;
  leads: boolean;
}

class Draft {
  private units: OpenUnit[] = [];
  private unread: { line: number; text: string }[] = [];
  private head: string[] = [];
  private fields = new Map<string, string>();
  private title: string | undefined;
  private points: number | undefined;
  private isAttached = false;
  private together = 0;
  private format = "freeform";
  private dispositions: string | undefined;

  /** Only the 11th edition has these. */
  disposed(said: string): void {
    this.dispositions = said;
  }

  heading(isAttached: boolean): void {
    this.isAttached = isAttached;
    if (this.format === "freeform") this.format = "category";
  }

  /** "+ FACTION KEYWORD: Orks", "++ Total: [1,990pts] ++". */
  header(line: string): void {
    const found = /^([^:]+?)\s*:\s*(.*)$/.exec(line);
    if (found === null) return;
    const total = /(\d[\d,.\s]*)\s*(?:points|pts)/i.exec(found[2] ?? "");
    if (/total/i.test(found[1] ?? "") && total !== null) this.points = numberIn(total[1] ?? "");
    this.format = /^total$/i.test(found[1] ?? "") ? "New Recruit" : "header";
    this.fields.set((found[1] ?? "").toUpperCase(), found[2] ?? "");
  }

  plain(line: string, at: number): void {
    if (/\[\s*\d[\d,.\s]*pts\s*\]/i.test(line)) this.format = "New Recruit";
    if (this.continued(line)) return;
    const unit = SIZE.test(line) ? undefined : readUnitLine(line);
    if (
      unit === undefined ||
      (this.units.length === 0 && this.title === undefined && !/:/.test(line) && this.isBanner(line))
    ) {
      if (unit !== undefined) [this.title, this.points] = [unit.name, unit.points];
      else if (this.units.length === 0) this.head.push(line);
      else this.unread.push({ line: at, text: line });
      return;
    }
    const together = this.isAttached ? this.together : undefined;
    const open: OpenUnit = {
      ...unit,
      line: at,
      models: [],
      loose: [],
      enhancements: [],
      isWarlord: false,
      together,
      leads: false,
    };
    this.units.push(open);
    for (const part of splitModels(unit.rest)) {
      const count = part.count ?? unit.count ?? 1;
      this.items(open, part.count === undefined ? undefined : { name: undefined, count, items: [] }, part.items, count);
    }
  }

  bullet(line: string, depth: 1 | 2, at: number): void {
    const unit = this.units.at(-1);
    if (unit === undefined) {
      this.unread.push({ line: at, text: line });
      return;
    }
    const [, enhancement] = ENHANCEMENT.exec(line) ?? [];
    if (enhancement !== undefined)
      unit.enhancements.push(...enhancement.split(/,\s*/).map((name) => name.replace(/\s*[[(]\+?\d+ ?pts[\])]$/i, "")));
    else if (WARLORD.test(line)) unit.isWarlord = true;
    else if (/^attached as\s*:/i.test(line)) this.attached(unit, line);
    else {
      const [, head = line, carried] = /^([^:]+?)\s*:\s*(.+)$/.exec(line) ?? [];
      const item = readItem(head);
      if (carried !== undefined) {
        const models = { name: item.name, count: item.count, items: [] };
        this.items(unit, models, splitItems(carried), item.count);
      } else if (depth === 2) {
        const above = unit.loose.pop();
        if (above !== undefined) unit.models.push({ ...above, items: [] });
        const models = unit.models.at(-1);
        if (models === undefined) unit.loose.push(item);
        else models.items.push(item);
      } else unit.loose.push(item);
    }
  }

  private items(
    unit: OpenUnit,
    models: OpenUnit["models"][number] | undefined,
    words: readonly string[],
    each: number,
  ): void {
    if (models !== undefined) unit.models.push(models);
    for (const word of words) {
      const [, enhancement] = ENHANCEMENT.exec(word) ?? [];
      const hasNumber = /^\d+x?\s/i.test(word);
      const item = readItem(word);
      const counted = hasNumber ? item : { ...item, count: item.count * each };
      if (WARLORD.test(word)) unit.isWarlord = true;
      else if (enhancement !== undefined) unit.enhancements.push(enhancement);
      else (models?.items ?? unit.loose).push(counted);
    }
  }

  private attached(unit: OpenUnit, line: string): void {
    unit.leads = /leader|meneur|support|soutien/i.test(line);
    unit.together ??= this.together;
    // a unit that is led closes the block
    if (!unit.leads) this.together += 1;
  }

  /** The app writes its banner first: a title with all the points. */
  private isBanner(line: string): boolean {
    return this.head.length === 0 && !/^\w+\d*:/.test(line) && this.fields.size === 0 && !/\[/.test(line);
  }

  /** New Recruit writes the enhancement of a unit on a line of its own. */
  private continued(line: string): boolean {
    const unit = this.units.at(-1);
    const [, enhancement] = ENHANCEMENT.exec(line) ?? [];
    if (unit === undefined || enhancement === undefined) return false;
    unit.enhancements.push(enhancement.replace(/\s*[[(]\+?\d+ ?pts[\])].*$/i, ""));
    return true;
  }

  done(): List {
    const field = (...names: readonly string[]) =>
      names.map((name) => this.fields.get(name)).find((one) => one !== undefined);
    // New Recruit writes "Name - Faction - Detachment" on one line
    const banner = this.title?.split(/\s+-\s+/) ?? [];
    const head = [...(banner.length > 2 ? banner.slice(-2) : []), ...this.head];
    const [faction, detachment] = head.filter((line) => !SIZE.test(line)).flatMap((line) => line.split(/\s+-\s+/));
    const given = field("ENHANCEMENT", "ENHANCEMENTS", "AMÉLIORATION")?.replace(/\s*\(.*$/, "");
    return {
      format: this.format,
      edition: this.dispositions !== undefined || this.together > 0 ? "11" : undefined,
      dispositions: this.dispositions,
      title: this.title,
      faction: field("FACTION KEYWORD", "FACTION")?.replace(/^.*\s-\s/, "") ?? faction,
      detachment: field("DETACHMENT", "DÉTACHEMENT")?.replace(/\s*\(.*$/, "") ?? detachment,
      points: this.points,
      limit: limitIn(this.head),
      units: this.units.map(({ loose, models, ...unit }) => ({
        ...unit,
        enhancements:
          unit.enhancements.length === 0 && unit.isWarlord && given !== undefined && this.format === "header"
            ? [given]
            : unit.enhancements,
        models: withLoose(models, loose, unit.count),
      })),
      unread: this.unread,
    };
  }
}

/** Bullets without anything under them are wargear of a unit without model lines, else models that carry nothing new. */
const withLoose = (
  models: readonly ListedModels[],
  loose: ListedModels["items"],
  count: number | undefined,
): readonly ListedModels[] =>
  loose.length === 0
    ? models
    : [...models, { name: undefined, count: models.length === 0 ? (count ?? 1) : 0, items: loose }];

/** The points of the battle, as its size is written: "Incursion (1,000 Points)". */
function limitIn(head: readonly string[]): number | undefined {
  const [size] = head.flatMap((line) => SIZE.exec(line)?.[1] ?? []);
  return size === undefined || !/\d/.test(size) ? undefined : numberIn(size);
}

const numberIn = (text: string): number => Number(text.replace(/[^\d]/g, ""));

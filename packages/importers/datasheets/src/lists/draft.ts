import { isNamed } from "../slug.js";
import { placeEnhancements } from "./header-enhancements.js";
import type { List, ListedModels, ListedUnit } from "./list.js";
import { type KnownNames, readHead } from "./list-head.js";
import { ASIDE, ENHANCEMENT, FIELD, LEADING, LEADS, LED_BY, ROLE, SIZE, WARLORD, withoutPoints } from "./list-words.js";
import { readItem, readUnitLine, splitItems, splitModels } from "./text-lines.js";

type OpenModels = { name: string | undefined; count: number; items: { name: string; count: number }[] };

interface OpenUnit extends ListedUnit {
  slot: string | undefined;
  models: OpenModels[];
  /** What stands under the unit itself: models or wargear, which only what follows tells. */
  loose: { name: string; count: number }[];
  enhancements: string[];
  isWarlord: boolean;
  together: number | undefined;
  leads: boolean;
  /** Whom it leads, and which of several of that name. */
  leading: { readonly name: string; readonly number: number } | undefined;
  ledBy: string | undefined;
}

/** A list while its lines are read. */
export class Draft {
  private units: OpenUnit[] = [];
  private unread: { line: number; text: string }[] = [];
  private head: string[] = [];
  private fields = new Map<string, string[]>();
  private lastField: string | undefined;
  private title: string | undefined;
  private points: number | undefined;
  private isAttached = false;
  private together = 0;
  private format = "freeform";
  private dispositions: string | undefined;

  constructor(
    private readonly known: KnownNames,
    /** Its headings are names that the player gave. */
    private readonly hasOwnHeadings: boolean,
  ) {}

  disposed(said: string): void {
    this.dispositions = said;
  }

  heading(isAttached: boolean): void {
    this.isAttached = isAttached;
    if (this.format === "freeform") this.format = "category";
  }

  /** The next units belong together. */
  attachment(): void {
    this.isAttached = true;
    this.together += 1;
  }

  /** "Total : 2000 points": as Army List Network ends. */
  total(said: string): void {
    this.points = numberIn(said);
  }

  /** The lines that follow are detachments, until there are units. */
  detachments(): void {
    this.format = "Army List Network";
    this.lastField = "DETACHMENT";
  }

  /** "--- Ligne ---" is a heading, "== DETACHEMENT Big March [245pts] ==" says what the army is made with. */
  fenced(said: string): void {
    const [, detachment] = /^d[ée]tachement\s+(.*?)(?:\s*\[.*)?$/i.exec(said) ?? [];
    if (detachment === undefined) this.heading(false);
    else this.head.push(detachment.replace(/\s+:\s+/g, " - "));
  }

  /** "+ FACTION KEYWORD: Orks", "++ Total: [1,990pts] ++". */
  header(line: string): void {
    const found = /^([^:]+?)\s*:\s*(.*)$/.exec(line);
    if (found === null) return;
    const [, key = "", value = ""] = found;
    const total = /(\d[\d,.\s]*)\s*(?:points|pts)/i.exec(value);
    if (/total/i.test(key) && total !== null) this.points = numberIn(total[1] ?? "");
    this.format = /^total$/i.test(key) ? "New Recruit" : "header";
    this.lastField = key.toUpperCase();
    if (!ASIDE.test(key)) this.field(value);
  }

  /** A line with "&" goes on with the key above. */
  headerContinued(value: string): void {
    this.field(value);
  }

  /** "Detachment: Big March": what a list was made with, line by line. */
  private configured(key: string, value: string): void {
    this.head.push(value);
    if (/^detachment/i.test(key)) this.fields.set("DETACHMENT", [value]);
  }

  private field(value: string): void {
    const key = this.lastField;
    if (key !== undefined) this.fields.set(key, [...(this.fields.get(key) ?? []), value]);
  }

  plain(line: string, at: number): void {
    if (/\[\s*\d[\d,.\s]*pts\s*\]/i.test(line)) this.format = "New Recruit";
    const last = this.units.at(-1);
    if (last !== undefined && said(last, line)) return;
    const [, key, value] = FIELD.exec(line) ?? [];
    if (last === undefined && key !== undefined && value !== undefined) {
      this.configured(key, value);
      return;
    }
    const unit = SIZE.test(line) ? undefined : readUnitLine(line);
    if (unit === undefined || this.isBanner(line)) {
      if (unit !== undefined) [this.title, this.points] = [unit.name.replace(/\s*-$/, ""), unit.points];
      else if (last === undefined) this.head.push(line);
      else if (!this.hasOwnHeadings) this.unread.push({ line: at, text: line });
      return;
    }
    const open: OpenUnit = {
      ...unit,
      line: at,
      models: [],
      loose: [],
      enhancements: [],
      isWarlord: false,
      together: this.isAttached ? this.together : undefined,
      leads: false,
      leading: undefined,
      ledBy: undefined,
    };
    this.units.push(open);
    carry(open, unit.rest, undefined, unit.count ?? 1);
  }

  /** A line below a unit, or below its models. */
  below(line: string, depth: 1 | 2, at: number): void {
    const unit = this.units.at(-1);
    if (unit === undefined) {
      // "* Rust Horde - Big March": a detachment behind its faction
      if (this.lastField === "DETACHMENT" && this.format === "Army List Network")
        this.field(line.replace(/^.*\s-\s/, "").replace(/\s*\([^)]*\)$/, ""));
      else this.unread.push({ line: at, text: line });
      return;
    }
    const [, role] = ROLE.exec(line) ?? [];
    if (role !== undefined) this.attached(unit, role);
    else if (!said(unit, line)) wear(unit, line, depth);
  }

  private attached(unit: OpenUnit, role: string): void {
    unit.leads = LEADS.test(role);
    unit.together ??= this.together;
    // a unit that is led closes the block
    if (!unit.leads) this.together += 1;
  }

  /** The app writes its banner first: a title with all the points. */
  private isBanner(line: string): boolean {
    const isFirst = this.units.length === 0 && this.title === undefined && this.head.length === 0;
    if (!isFirst || /:/.test(line) || this.fields.size > 0) return false;
    const name = readUnitLine(line)?.name;
    return name !== undefined && !this.known.units.some((one) => isNamed(one, name));
  }

  done(): List {
    const field = (...names: readonly string[]) => names.flatMap((name) => this.fields.get(name) ?? []);
    const banner = this.title?.split(/\s+-\s+/) ?? [];
    const head = readHead([...(banner.length > 2 ? banner.slice(-2) : []), ...this.head], this.known);
    const written = field("ENHANCEMENT", "ENHANCEMENTS", "AMÉLIORATION").flatMap((one) => one.split(/(?<=\))\s*,\s*/));
    const unplaced = placeEnhancements(written, this.units);
    this.joinLed();
    const [faction] = field("FACTION KEYWORD", "FACTION");
    const detachment = field("DETACHMENT", "DÉTACHEMENT")
      .map((one) => one.replace(/\s*\(.*$/, ""))
      .join(", ");
    const dispositions = this.dispositions ?? field("FORCE DISPOSITION", "FORCE DISPOSITIONS")[0] ?? head.disposition;
    const isEleventh = dispositions !== undefined || head.isEleventh || this.together > 0;
    return {
      format: this.format,
      edition: isEleventh ? "11" : undefined,
      dispositions,
      title: this.title ?? field("LIST NAME")[0],
      faction: faction?.replace(/^.*\s-\s/, "") ?? head.faction,
      detachment: detachment || head.detachment,
      points: this.points,
      limit: head.limit,
      units: this.units.map(({ slot: _slot, leading: _leading, ledBy: _ledBy, loose, models, ...unit }) => ({
        ...unit,
        models: withLoose(models, loose, unit.count),
      })),
      unplaced,
      unread: this.unread,
    };
  }

  /** Leaders and whom they lead, as lines below them say it: from either side. */
  private joinLed(): void {
    const join = (leader: OpenUnit | undefined, led: OpenUnit | undefined) => {
      if (leader === undefined || led === undefined || leader === led) return;
      led.together ??= leader.together ?? ++this.together;
      leader.together = led.together;
      leader.leads = true;
    };
    for (const unit of this.units) {
      const { leading, ledBy } = unit;
      if (leading !== undefined)
        join(unit, this.units.filter(({ name }) => isNamed(name, leading.name))[leading.number - 1]);
      if (ledBy !== undefined && unit.together === undefined)
        join(
          this.units.find((one) => isNamed(one.name, ledBy) && !one.leads),
          unit,
        );
    }
  }
}

/** What a line says of the unit itself; false where it says what is worn. */
function said(unit: OpenUnit, line: string): boolean {
  const [, enhancement] = ENHANCEMENT.exec(line) ?? [];
  const [, leading, number] = LEADING.exec(line) ?? [];
  const [, ledBy] = LED_BY.exec(line) ?? [];
  if (enhancement !== undefined) unit.enhancements.push(...splitItems(enhancement).map(withoutPoints));
  else if (WARLORD.test(line)) unit.isWarlord = true;
  else if (leading !== undefined) unit.leading = { name: leading, number: Number(number ?? 1) };
  else if (ledBy !== undefined) unit.ledBy = ledBy;
  else return false;
  return true;
}

/** "9x Boy: A, B", "9x Boy" with what they carry below, "4 Boy with A, B and C", "7 with A, B", "A, B". */
function wear(unit: OpenUnit, line: string, depth: 1 | 2): void {
  const [, head, carried] = /^([^:]+?)\s*:\s*(.+)$/.exec(line) ?? [];
  const [, named, withThings] = /^(\d+\s+\D.*?)\s+with\s+(.+)$/i.exec(line) ?? [];
  if (/^\d+\s+(?:with|avec)\s/i.test(line)) {
    const models = depth === 2 ? modelsAbove(unit) : undefined;
    carry(unit, line, models, models?.count ?? 1);
  } else if (head !== undefined && carried !== undefined) open(unit, head, carried);
  else if (named !== undefined && withThings !== undefined && depth === 1)
    open(unit, named, withThings.replace(/\s+and\s+(?=[^,]*$)/i, ", "));
  else if (depth === 2) {
    const models = modelsAbove(unit);
    for (const item of splitItems(line).map(readItem))
      if (models === undefined) unit.loose.push(item);
      else models.items.push(item);
  } else
    for (const word of splitItems(line))
      if (isUpgrade(word)) unit.enhancements.push(readItem(word).name);
      else unit.loose.push(readItem(word));
}

function open(unit: OpenUnit, head: string, carried: string): void {
  const { name, count } = readItem(head);
  const models: OpenModels = { name, count, items: [] };
  unit.models.push(models);
  carry(unit, carried, models, count);
}

/** What stood above as one more thing was models, when something stands below it. */
function modelsAbove(unit: OpenUnit): OpenModels | undefined {
  const above = unit.loose.pop();
  if (above !== undefined) unit.models.push({ ...above, items: [] });
  return unit.models.at(-1);
}

/** "9 with A, B; 1 with C": each of so many has the list; a list without a number is that of all. */
function carry(unit: OpenUnit, text: string, models: OpenModels | undefined, all: number): void {
  for (const part of splitModels(text)) {
    const each = part.count ?? all;
    const own: OpenModels | undefined =
      models ?? (part.count === undefined ? undefined : { name: undefined, count: part.count, items: [] });
    if (own !== undefined && own !== models) unit.models.push(own);
    for (const word of part.items) {
      if (said(unit, word)) continue;
      const item = readItem(word);
      if (isUpgrade(word)) unit.enhancements.push(item.name);
      else
        (own?.items ?? unit.loose).push(/^\d+x?\s/i.test(word) && part.count === undefined ? item : scaled(item, each));
    }
  }
}

const scaled = ({ name, count }: ReturnType<typeof readItem>, each: number) => ({ name, count: count * each });

/** What costs points among the things of a unit is an enhancement. */
const isUpgrade = (word: string): boolean => /[[(]\+?[1-9]\d* ?(?:points?|pts)[\])]$/i.test(word);

/** Bullets without anything under them are wargear of a unit without model lines, else models that carry nothing new. */
const withLoose = (
  models: readonly ListedModels[],
  loose: ListedModels["items"],
  count: number | undefined,
): readonly ListedModels[] =>
  loose.length === 0
    ? models
    : [...models, { name: undefined, count: models.length === 0 ? (count ?? 1) : 0, items: loose }];

const numberIn = (text: string): number => Number(text.replace(/[^\d]/g, ""));

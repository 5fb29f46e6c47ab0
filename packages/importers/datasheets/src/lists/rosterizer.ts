import type { List, ListedItem, ListedModels, ListedUnit } from "./list.js";

/** An asset of Rosterizer's: "Unit§Warboss", with what is inside it. */
interface Asset {
  readonly item?: unknown;
  readonly classification?: unknown;
  readonly designation?: unknown;
  readonly name?: unknown;
  readonly quantity?: unknown;
  readonly stats?: Readonly<Record<string, { readonly value?: unknown } | null>> | null;
  readonly assets?: { readonly included?: unknown; readonly traits?: unknown } | null;
}

/** No army has more assets; a tree that goes on for ever is no roster. */
const BUDGET = 20_000;
const DEEPEST = 20;

/** The tree of assets in a file of Rosterizer's, as it was saved last. */
export function rosterizerIn(data: unknown): Asset | undefined {
  const { rulebook, snapshot, history } = objectOf(data) as Readonly<Record<string, unknown>>;
  const root = snapshot ?? objectOf(objectOf(history).present).roster;
  return rulebook !== undefined && typeof root === "object" && root !== null ? root : undefined;
}

/** A list as Rosterizer saves it. Its classes are those of the rulebook it was made with; the ones of 40,000 are known. */
export function readRosterizer(root: Asset): List {
  const all = inside(root, { left: BUDGET });
  const named = (wanted: string) => all.filter((asset) => classOf(asset) === wanted).map(nameOf);
  const size = named("Battle Size")[0];
  const limit = /(\d[\d,.\s]*)\s*point/i.exec(size ?? "")?.[1];
  const disposition = named("Force Disposition")[0];
  return {
    format: "Rosterizer",
    edition: disposition === undefined ? undefined : "11",
    dispositions: disposition,
    title: nameOf(root) || undefined,
    faction: named("Faction")[0],
    detachment: named("Detachment").join(", ") || undefined,
    points: pointsOf(root),
    limit: limit === undefined ? undefined : Number(limit.replace(/\D/g, "")),
    units: all.filter(isUnit).map(unitOf),
    unplaced: [],
    unread: [],
  };
}

function unitOf(unit: Asset): ListedUnit {
  const things = inside(unit, { left: BUDGET }, (asset) => asset === unit || !isUnit(asset)).slice(1);
  const enhancements = things.filter((asset) => classOf(asset) === "Enhancement");
  const kinds = things.filter((asset) => classOf(asset) === "Model");
  const count = kinds.reduce((sum, kind) => sum + countOf(kind), 0) || countOf(unit);
  const loose = things.filter((asset) => isCarried(asset) && !kinds.some((kind) => within(kind).includes(asset)));
  const models: ListedModels[] = kinds.map((kind) => ({
    name: nameOf(kind),
    count: countOf(kind),
    items: within(kind).filter(isCarried).map(itemOf),
  }));
  const alone: ListedModels = { name: undefined, count: kinds.length === 0 ? count : 0, items: loose.map(itemOf) };
  return {
    name: nameOf(unit),
    line: 0,
    points: [unit, ...enhancements].reduce((sum, asset) => sum + (pointsOf(asset) ?? 0), 0),
    count,
    models: loose.length === 0 ? models : [...models, alone],
    enhancements: enhancements.map(nameOf),
    isWarlord: things.some((asset) => nameOf(asset) === "Warlord"),
    together: undefined,
    leads: false,
  };
}

/** An asset and all inside it that are wanted. */
function inside(
  asset: Asset,
  budget: { left: number },
  isWanted: (asset: Asset) => boolean = () => true,
  depth = 0,
): readonly Asset[] {
  budget.left -= 1;
  if (budget.left < 0 || depth > DEEPEST || !isWanted(asset)) return [];
  return [asset, ...childrenOf(asset).flatMap((child) => inside(child, budget, isWanted, depth + 1))];
}

const within = (asset: Asset): readonly Asset[] => inside(asset, { left: BUDGET }).slice(1);

const childrenOf = ({ assets }: Asset): readonly Asset[] =>
  [assets?.included, assets?.traits].flatMap((some) => (Array.isArray(some) ? some.map(objectOf) : []));

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const classOf = ({ item, classification }: Asset): string =>
  textOf(item).includes("§") ? (textOf(item).split("§")[0] ?? "") : textOf(classification);

const nameOf = ({ name, item, designation }: Asset): string =>
  textOf(name) || (textOf(item).includes("§") ? (textOf(item).split("§")[1] ?? "") : textOf(designation));

const isUnit = (asset: Asset): boolean => /^(?:Unit|Squad)$/.test(classOf(asset));

const isCarried = (asset: Asset): boolean => /(?:^| )(?:Weapon|Wargear)$/.test(classOf(asset));

const itemOf = (asset: Asset): ListedItem => ({ name: nameOf(asset), count: countOf(asset) });

const countOf = ({ quantity }: Asset): number => Math.max(1, Math.trunc(Number(quantity ?? 1)) || 1);

function pointsOf({ stats }: Asset): number | undefined {
  const value = stats?.Points?.value ?? stats?.Pts?.value;
  return value === undefined || Number.isNaN(Number(value)) ? undefined : Math.trunc(Number(value));
}

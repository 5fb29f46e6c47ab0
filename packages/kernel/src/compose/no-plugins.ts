/** Entries of a list that are no plugins at all, each by its place: what comes by an import may be anything. */
export function noPlugins(list: unknown): readonly string[] {
  if (!Array.isArray(list))
    return [`Instead of a list of plugins there is ${told(list)}. Write [game(), plugin(), …].`];
  // not flatMap, which leaves out holes
  return Array.from(list, (entry: unknown, at) =>
    isPlugin(entry) ? [] : [`Entry ${at + 1} of the list is ${told(entry)}, and no plugin.${remedy(entry)}`],
  ).flat();
}

const isPlugin = (entry: unknown): boolean =>
  typeof entry === "object" &&
  entry !== null &&
  ["name", "version"].every((field) => typeof (entry as Fields)[field] === "string") &&
  isObject((entry as Fields).behaviour) &&
  isDeclaration((entry as Fields).declared);

const isDeclaration = (declared: unknown): boolean =>
  isObject(declared) && ["requires", "uses"].every((field) => Array.isArray((declared as Fields)[field]));

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null;

function told(entry: unknown): string {
  if (entry === undefined || entry === null) return String(entry);
  if (typeof entry === "function") return `the function ${entry.name || "without a name"}`;
  if (Array.isArray(entry)) return "a list";
  return typeof entry === "object" ? "an object" : `${typeof entry} ${JSON.stringify(entry)}`;
}

function remedy(entry: unknown): string {
  if (typeof entry === "function") return " Call it: it makes the plugin.";
  if (Array.isArray(entry)) return " Spread it: ...plugins.";
  if (isObject(entry)) return " Make it with definePlugin; of a module that was imported, list what it exports.";
  return " Look at what it is imported from, and by which name.";
}

import { existsSync, readFileSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInRange, isRange } from "@riposte/kernel/data";

interface Context {
  readonly parentURL?: string | undefined;
}
interface Found {
  readonly url: string;
}
type Next = (specifier: string, context: Context) => Found;
type NextLater = (specifier: string, context: Context) => Promise<Found>;

/** What an error has for its code where a guest was written for other versions of our packages. */
export const OTHER_RANGE = "RIPOSTE_OTHER_RANGE";

const KERNEL = "@riposte/kernel/package.json";
const OURS = /^(@riposte\/[^/]+)(?:\/.*)?$/;
/** What rules are written with beside the kernel: a guest that has not installed it gets the kernel's. */
const LENT = /^(?:zod|xstate)(?:\/.*)?$/;
/** Where Node looks from for the packages that this riposte runs with. */
const HERE = import.meta.url;

let isHooked = false;

/**
 * From here on, what a guest imports of ours is what this riposte runs with, wherever the guest lies: two kernels in one match would not
 * know each other. Where the guest's manifest asks for another version, its import throws.
 */
export function shareOwnPackages(): void {
  if (isHooked) return;
  isHooked = true;
  const { registerHooks, register } = nodeModule as typeof nodeModule & { registerHooks?(hooks: object): void };
  if (registerHooks !== undefined) registerHooks({ resolve: resolveHere });
  // Node 20 has no other: the hook runs in a thread of its own
  else register(HERE);
}

function resolveHere(specifier: string, context: Context, next: Next): Found {
  const name = nameIn(specifier, context);
  if (isLent(specifier, context)) {
    const { theirs, ours } = bothSides(context);
    try {
      return next(specifier, theirs);
    } catch {
      return next(specifier, { ...ours, parentURL: next(KERNEL, ours).url });
    }
  }
  if (name === undefined) return next(specifier, context);
  const { theirs, ours } = bothSides(context);
  const attempt = (wanted: string, from: Context): Found | undefined => {
    try {
      return next(wanted, from);
    } catch {
      return undefined;
    }
  };
  const manifest = attempt(`${name}/package.json`, ours);
  if (manifest === undefined || attempt(specifier, theirs)?.url === attempt(specifier, ours)?.url)
    return next(specifier, theirs);
  mustAgree(name, manifest.url, theirs.parentURL);
  return next(specifier, ours);
}

/** The same for Node's thread of hooks, which waits for each answer. */
export async function resolve(specifier: string, context: Context, next: NextLater): Promise<Found> {
  const name = nameIn(specifier, context);
  if (isLent(specifier, context)) {
    const { theirs, ours } = bothSides(context);
    return next(specifier, theirs).catch(async () =>
      next(specifier, { ...ours, parentURL: (await next(KERNEL, ours)).url }),
    );
  }
  if (name === undefined) return next(specifier, context);
  const { theirs, ours } = bothSides(context);
  const attempt = (wanted: string, from: Context) => next(wanted, from).catch(() => undefined);
  const manifest = await attempt(`${name}/package.json`, ours);
  const natural = await attempt(specifier, theirs);
  if (manifest === undefined || natural?.url === (await attempt(specifier, ours))?.url) return next(specifier, theirs);
  mustAgree(name, manifest.url, theirs.parentURL);
  return next(specifier, ours);
}

/** Where the guest looks from, and where this riposte does; Node 20 writes into the context it is handed back. */
const bothSides = (context: Context): { readonly theirs: Context; readonly ours: Context } => ({
  theirs: { ...context },
  ours: { ...context, parentURL: HERE },
});

const isFile = ({ parentURL }: Context): boolean => parentURL?.startsWith("file:") === true;

const isLent = (specifier: string, context: Context): boolean => isFile(context) && LENT.test(specifier);

const nameIn = (specifier: string, context: Context): string | undefined =>
  isFile(context) ? OURS.exec(specifier)?.[1] : undefined;

function mustAgree(name: string, ownManifest: string, parentURL = ""): void {
  const asked = askedIn(dirname(fileURLToPath(parentURL)), name);
  // a path, a link or a workspace asks for no version
  if (asked === undefined || !isRange(asked.range)) return;
  const { version } = JSON.parse(readFileSync(fileURLToPath(ownManifest), "utf8")) as { readonly version: string };
  if (isInRange(version, asked.range)) return;
  const said = `${asked.file} asks for ${name} ${asked.range}, and this riposte has ${version}`;
  throw Object.assign(new Error(said), { code: OTHER_RANGE });
}

/** The nearest manifest that names a package, and the versions it takes of it. */
function askedIn(folder: string, name: string): { readonly file: string; readonly range: string } | undefined {
  const file = join(folder, "package.json");
  if (existsSync(file)) {
    const manifest = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, Record<string, string>>>;
    const groups = ["peerDependencies", "dependencies", "optionalDependencies", "devDependencies"];
    const range = groups.map((group) => manifest[group]?.[name]).find((one) => one !== undefined);
    if (range !== undefined) return { file, range };
  }
  return dirname(folder) === folder ? undefined : askedIn(dirname(folder), name);
}

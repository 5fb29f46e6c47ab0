import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";

// outside the repository: nothing above it has node_modules
const outside = realpathSync(mkdtempSync(join(tmpdir(), "riposte-guests-")));
afterAll(() => rmSync(outside, { recursive: true, force: true }));

const at = (file: string) => join(outside, file);

function written(file: string, text: string | object): string {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), typeof text === "string" ? text : JSON.stringify(text));
  return at(file);
}

const RULE = `
import { declarePlugin, definePlugin } from "@riposte/kernel";
export const rule = definePlugin(declarePlugin({ name: "a", version: "1.0.0" }), { effects: {} });`;
const manifestOf = (name: string, kernel: string) => ({
  name,
  version: "1.0.0",
  type: "module",
  exports: { ".": { types: "./dist/index.d.ts", import: "./dist/index.js" }, "./package.json": "./package.json" },
  peerDependencies: { "@riposte/kernel": kernel },
});

/** A copy of a kernel that is not this riposte's. */
function otherKernel(folder: string, version: string): void {
  written(`${folder}/node_modules/@riposte/kernel/package.json`, {
    name: "@riposte/kernel",
    version,
    exports: { ".": "./k.js" },
    type: "module",
  });
  written(
    `${folder}/node_modules/@riposte/kernel/k.js`,
    `export const declarePlugin = (d) => d;
export const definePlugin = (declared) => ({ ...declared, declared, behaviour: {}, kernel: { version: "${version}", copy: "other" } });`,
  );
}

function packageAt(folder: string, name: string, kernel: string): string {
  written(`${folder}/package.json`, manifestOf(name, kernel));
  written(`${folder}/dist/index.js`, RULE);
  return at(folder);
}

const hosting = pathToFileURL(fileURLToPath(new URL("../../dist/node/guests/index.js", import.meta.url))).href;
const kernel = pathToFileURL(fileURLToPath(new URL("../../../kernel/dist/node/entry/run.js", import.meta.url))).href;
const SAY = `
import { guestPlugins, importGuest } from ${JSON.stringify(hosting)};
import { effectProblems } from ${JSON.stringify(kernel)};
const said = [];
for (const where of JSON.parse(process.argv[1]))
  said.push(await guestPlugins(where).then((all) => all.map(({ name, kernel }) => name + " " + typeof kernel?.copy).join(), ({ name, message }) => name + ": " + message));
console.log(JSON.stringify(said));`;

/** What Node itself makes of guests: modules in tests are read by vite. */
const said = (wheres: readonly string[], cwd = outside): readonly string[] =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", SAY, JSON.stringify(wheres)], {
      encoding: "utf8",
      cwd,
    }),
  ) as readonly string[];

/** A mark of this kernel's copy is a symbol; the other kernel above writes "other". */
const OURS = "a symbol";

test("a plugin in a folder of its own gets this riposte's kernel: by file, by folder, by link and by name, also with another copy beside it", () => {
  const lone = written("lone.mjs", RULE);
  const folder = packageAt("mine", "riposte-mine", "^0.1.0");
  otherKernel("mine", "0.1.0");
  mkdirSync(at("app/node_modules"), { recursive: true });
  symlinkSync(folder, at("app/node_modules/riposte-mine"));
  packageAt("app/node_modules/@me/installed", "@me/installed", "^0.1");
  const wheres = [lone, "./lone.mjs", folder, join(folder, "dist/index.js"), "mine"];
  expect(said(wheres)).toEqual(wheres.map(() => OURS));
  expect(said(["riposte-mine", "@me/installed", "./node_modules/riposte-mine"], at("app"))).toEqual([OURS, OURS, OURS]);
});

test.each(["link:../riposte/packages/kernel", "workspace:^", "file:../kernel.tgz", "*", ">=0.1 <2"])(
  "a manifest that asks for %s gets it too",
  (range) => {
    const folder = packageAt(`asks-${range.replace(/\W/g, "-")}`, "riposte-asks", range);
    expect(said([folder])).toEqual([OURS]);
  },
);

test("one that was written for another kernel is told which, by which manifest, and what to do, whether its kernel lies beside it or not", () => {
  for (const [folder, isInstalled] of [
    ["later", true],
    ["later-alone", false],
  ] as const) {
    const later = packageAt(folder, "riposte-later", "^7.1.0");
    if (isInstalled) otherKernel(folder, "7.1.4");
    const [message] = said([later]);
    expect(message).toContain(
      `GuestFault: "${later}" was written for other versions: ${later}/package.json asks for @riposte/kernel ^7.1.0, and this riposte has 0.`,
    );
    expect(message).toContain("Install a riposte in that range, or a version of the plugin for this one.");
  }
});

test("what this riposte does not have is the guest's own", () => {
  packageAt("helped", "riposte-helped", "^0.1.0");
  written("helped/node_modules/@riposte/helper/package.json", {
    name: "@riposte/helper",
    version: "1.0.0",
    exports: "./h.js",
    type: "module",
  });
  written("helped/node_modules/@riposte/helper/h.js", 'export const name = "helped";');
  written("helped/dist/index.js", `import { name } from "@riposte/helper";\n${RULE.replace('"a"', "name")}`);
  expect(said([at("helped")])).toEqual(["helped symbol"]);
});

test("what rules are written with is the guest's own where it is installed, and else the kernel's", () => {
  const text = `import { kind } from "zod";\n${RULE.replace('"a"', "kind")}`;
  const bare = written("bare/rule.mjs", text.replace("kind", "z as kind").replace("name: kind", "name: typeof kind"));
  written("own-zod/node_modules/zod/package.json", {
    name: "zod",
    version: "9.0.0",
    exports: "./z.js",
    type: "module",
  });
  written("own-zod/node_modules/zod/z.js", 'export const kind = "own";');
  const own = written("own-zod/rule.mjs", text);
  const machine = written("machine.mjs", `import { setup } from "xstate";\n${RULE.replace('"a"', "typeof setup")}`);
  expect(said([bare, own, machine])).toEqual(["object symbol", "own symbol", "function symbol"]);
});

const WRONG = [
  ["no-module.mjs", "{ not: javascript", "is no module", "Give the built JavaScript file"],
  ["data.json", "{}", "is no module", "Give the built JavaScript file"],
  ["empty.mjs", "", "exports no plugin: it exports nothing", "Export what definePlugin gives"],
  ["other.mjs", "export const one = 1; export const f = (x) => x;", "exports no plugin; it exports f, one", "Export"],
  ["throws.mjs", "throw new Error('no luck');", "throws while it is loaded: no luck", "Mend that"],
  ["throws-null.mjs", "throw null;", "throws while it is loaded: null", "Mend that"],
  ["bad-factory.mjs", "export const make = () => { throw new Error('no dice'); };", "make() throws: no dice", "Mend"],
  ["lonely.mjs", 'import "riposte-nowhere";', "imports what is not there", "Install it where the plugin lies"],
  ["deep.mjs", 'import "@riposte/kernel/deep";', "imports what is not there", "Install it where the plugin lies"],
  ["packed.tgz", "", "is a packed plugin", "npm install"],
  [
    "unbuilt/package.json",
    { name: "unbuilt", exports: "./dist/index.js" },
    "names ./dist/index.js, which is not",
    "Build it",
  ],
  [
    "shut/package.json",
    { name: "shut", exports: { "./package.json": "./package.json" } },
    "offers no module",
    '"exports"',
  ],
  ["torn/package.json", "{", "is no JSON", "Mend it"],
] as const;

const files = WRONG.map(([name, text]) => written(name, text).replace(/\/package\.json$/, ""));
const heard = said(files);

test.each(WRONG.map((row, index) => [...row, index] as const))(
  "%s: what is wrong, where, and what to do",
  (_name, _text, wrong, remedy, index) => {
    expect(heard[index]).toMatch(/^GuestFault: /);
    expect(heard[index]).toContain(`"${files[index]}"`);
    expect(heard[index]).toContain(wrong);
    expect(heard[index]).toContain(remedy);
  },
);

test("a path and a name that are not there are told apart, and a folder from both", () => {
  mkdirSync(at("hollow"), { recursive: true });
  const [path, name, folder] = said([at("nowhere.js"), "riposte-nowhere", "hollow"]);
  expect(path).toMatch(/There is no file ".*nowhere\.js"\. Build the plugin, and give the path/);
  expect(name).toMatch(
    /There is no file "riposte-nowhere", and no package "riposte-nowhere" in node_modules of .*npm install riposte-nowhere/,
  );
  expect(folder).toContain('"hollow" is a folder without a package.json. Build the plugin');
});

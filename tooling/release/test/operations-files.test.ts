import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { validate } from "dockerfile-utils";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { dockerfile, environmentOf, execOf, operations, root, type Stage, stagesIn, wordsOf } from "./dockerfile.js";

const [packed, final] = stagesIn(dockerfile) as [Stage, Stage];
const read = (name: string): string => readFileSync(`${operations}${name}`, "utf8");
const helpOf = (command: string): string =>
  execFileSync(process.execPath, [join(root, "apps/cli/bin/riposte.js"), command, "--help"], { encoding: "utf8" });
const flagsOf = (command: string): readonly string[] =>
  [...helpOf(command).matchAll(/^ +--([\w-]+)/gm)].map(([, name]) => name as string);
const FLAGS: Readonly<Record<string, readonly string[]>> = { serve: flagsOf("serve"), admin: flagsOf("admin") };

/** Settings that are none are refused at the start only in a file: in the environment they would be silence. */
const settingsIn = (names: readonly string[]): readonly string[] =>
  names
    .filter((name) => name.startsWith("RIPOSTE_"))
    .map((name) => name.slice("RIPOSTE_".length).toLowerCase().replaceAll("_", "-"));

/** Commands as they stand in a text, to the end of their line or of what quotes them. */
const commandsIn = (text: string) =>
  [...text.matchAll(/riposte (serve|admin)([^\n`#;]*)/g)].map(([, command = "", words = ""]) => ({
    command,
    flags: [...words.matchAll(/(?<=\s)--([\w-]+)/g)].map(([, name]) => name as string),
  }));

describe("the Dockerfile", () => {
  test("has nothing its linter finds", () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  test("copies what is there, and what the stage before has made", () => {
    for (const words of wordsOf(packed, "COPY"))
      for (const source of words.split(" ").slice(0, -1))
        expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    for (const words of wordsOf(final, "COPY")) {
      const [from = "", source = ""] = words.split(" ");
      expect(from).toBe(`--from=${packed.name}`);
      expect(wordsOf(packed, "RUN").some((step) => step.endsWith(` ${source}`))).toBe(true);
    }
  });

  test("runs scripts that are there, with this repository's package manager, on one Node", () => {
    const { packageManager } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
    const steps = wordsOf(packed, "RUN").join("\n");
    expect(new Set(steps.match(/pnpm@\S+/g))).toEqual(new Set([packageManager]));
    for (const [, script = ""] of steps.matchAll(/^node (\S+)/gm)) expect(existsSync(join(root, script))).toBe(true);
    expect(packed.from).toBe(final.from);
  });

  test("starts a command there is with settings there are, as another user than root", () => {
    const [program, command = "", ...words] = execOf(wordsOf(final, "CMD")[0] as string);
    expect([program, command]).toEqual(["riposte", "serve"]);
    for (const word of words.filter((one) => one.startsWith("--"))) expect(FLAGS.serve).toContain(word.slice(2));
    const settings = environmentOf(final);
    for (const name of settingsIn(Object.keys(settings))) expect(FLAGS.serve).toContain(name);
    expect(wordsOf(final, "EXPOSE")).toEqual([settings.RIPOSTE_PORT]);
    expect(wordsOf(final, "VOLUME")).toEqual([settings.RIPOSTE_DATA]);
    expect(wordsOf(final, "HEALTHCHECK")[0]).toContain(`:${settings.RIPOSTE_PORT}/health`);
    expect(wordsOf(final, "USER")).toEqual(["node"]);
  });
});

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly environment?: Readonly<Record<string, string>>;
  readonly network_mode?: string;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly stop_grace_period?: string;
}

describe("compose.yaml", () => {
  const { services, volumes } = parse(read("compose.yaml"), { strict: true, uniqueKeys: true }) as {
    readonly services: Readonly<Record<string, Service>>;
    readonly volumes: Readonly<Record<string, null>>;
  };
  const riposte = services.riposte as Service;

  test("builds with the Dockerfile, and starts what there is", () => {
    const context = join(operations, riposte.build?.context as string);
    expect([resolve(context), existsSync(join(context, riposte.build?.dockerfile as string))]).toEqual([
      resolve(root),
      true,
    ]);
    for (const [name, { image, build }] of Object.entries(services)) {
      expect([name, image === undefined]).toEqual([name, build !== undefined]);
      // a tag that says no version is another program tomorrow
      if (image !== undefined) expect(image).toMatch(/:\d/);
    }
  });

  test("gives settings there are", () => {
    for (const name of settingsIn(Object.keys(riposte.environment ?? {}))) expect(FLAGS.serve).toContain(name);
    expect(riposte.environment?.RIPOSTE_DATABASE).toMatch(/^postgres:\/\/(\w+)@database\/\1$/);
    const { POSTGRES_USER, POSTGRES_DB } = services.database?.environment ?? {};
    expect([POSTGRES_USER, POSTGRES_DB]).toEqual(["riposte", "riposte"]);
    // no password stands in the file
    for (const { environment } of Object.values(services))
      for (const [name, value] of Object.entries(environment ?? {}))
        if (name.includes("PASSWORD")) expect(value).toMatch(/^\$\{/);
  });

  test("joins services, volumes and files that are there, and opens no port but the proxy's", () => {
    for (const { network_mode: mode, depends_on: needed = {}, volumes: mounted = [] } of Object.values(services)) {
      if (mode !== undefined) expect(Object.keys(services)).toContain(mode.replace("service:", ""));
      for (const [name, { condition }] of Object.entries(needed)) {
        expect(condition).toBe("service_healthy");
        expect(services[name]?.healthcheck?.test[0]).toBe("CMD");
      }
      for (const [source = ""] of mounted.map((volume) => volume.split(":"))) {
        if (source.startsWith("./")) expect([source, existsSync(join(operations, source))]).toEqual([source, true]);
        else if (!source.startsWith("/")) expect(Object.keys(volumes)).toContain(source);
      }
    }
    expect(Object.entries(services).flatMap(([name, { ports }]) => (ports === undefined ? [] : [name]))).toEqual([
      "nginx",
    ]);
    // the proxy and the server agree where it listens
    expect(read("nginx.conf")).toContain(
      `server ${riposte.environment?.RIPOSTE_HOST}:${environmentOf(final).RIPOSTE_PORT};`,
    );
    expect(Number.parseInt(riposte.stop_grace_period as string, 10)).toBeGreaterThan(10);
  });
});

test("the systemd unit starts a command there is with settings there are", () => {
  const unit = read("riposte.service");
  const environment =
    /^Environment=(.*)$/m
      .exec(unit)?.[1]
      ?.split(" ")
      .map((pair) => pair.split("=")[0] as string) ?? [];
  expect(settingsIn(environment).length).toBeGreaterThan(1);
  for (const name of settingsIn(environment)) expect(FLAGS.serve).toContain(name);
  const [, started = ""] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  expect(commandsIn(started)).toEqual([{ command: "serve", flags: ["log"] }]);
  expect(FLAGS.serve).toContain("log");
});

test("every command in the operator's pages is one there is", () => {
  const texts = ["../operations.md", "nginx-shards.conf", "riposte.service"].map(read);
  const commands = texts.flatMap(commandsIn);
  expect(commands.length).toBeGreaterThan(15);
  for (const { command, flags } of commands)
    for (const flag of flags) expect([...(FLAGS[command] ?? []), "help"]).toContain(flag);
  const linked = [...read("../operations.md").matchAll(/\]\((operations\/[\w.-]+)\)/g)].map(
    ([, file]) => file as string,
  );
  for (const file of linked) expect([file, existsSync(join(dirname(operations), file))]).toEqual([file, true]);
});
